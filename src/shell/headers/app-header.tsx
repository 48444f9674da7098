import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useServerConfig } from '#platform/web/server-config.ts'
import { useSession } from '#platform/web/session.ts'
import { buttonClass } from '#ui/button-class.ts'
import { useProfile } from '#features/account/public.tsx'
import { Boundary, nothing } from '../boundary.tsx'
import { helpPath } from '../help-link.ts'
import { AvatarButton } from './avatar-button.tsx'
import { LogoLink } from './logo-link.tsx'
import { MenuButton } from './menu-button.tsx'

// It shows nothing before the person's days were read, so its code need not be there before either.
const StreakButton = lazy(async () => ({
  default: (await import('#features/progress/public.tsx')).StreakButton,
}))

const InboxButton = lazy(async () => ({
  default: (await import('#features/reminders/public.tsx')).InboxButton,
}))

/** The header of the app, always in reach; it is 60 px high, so that the tab bar's top edge at 84 px is clear of it. */
export function AppHeader() {
  const isSignedIn = useSession().status === 'signed-in'
  const { preferences, rhythm } = useProfile()
  return (
    <header className="group/header fixed inset-x-0 top-0 z-30 h-[60px] border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-full items-center gap-2 px-4 md:px-8">
        {isSignedIn ? <MenuButton /> : null}
        <LogoLink to={isSignedIn ? '/get-balanse' : '/'} isCrowded />
        <div className="ml-auto flex items-center gap-2">
          {isSignedIn ? (
            <Boundary fallback={nothing}>
              <Suspense>
                <StreakButton />
              </Suspense>
              <Suspense>
                <InboxButton hidesNumbers={preferences.hide_numbers} timeZone={rhythm.time_zone} />
              </Suspense>
            </Boundary>
          ) : null}
          <HelpLink isSignedIn={isSignedIn} />
          {isSignedIn ? (
            <AvatarButton />
          ) : (
            <Link to="/sign-in" className={buttonClass('quiet', 'sm')}>
              Sign In
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}

/** With an account help is in the app; without one it is a page that may stand behind the gate, and urgent help never does. */
function HelpLink({ isSignedIn }: { isSignedIn: boolean }) {
  const isOpen = useServerConfig()?.gate === 'open'
  const look = buttonClass('quiet', 'sm')
  if (isSignedIn)
    return (
      <Link to={helpPath(true)} className={look}>
        Help
      </Link>
    )
  return isOpen ? (
    <a href={helpPath(false)} className={look}>
      Help
    </a>
  ) : (
    <a href="/urgent-help" className={look}>
      Urgent help
    </a>
  )
}
