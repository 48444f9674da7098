import { Link } from 'react-router'
import { useServerConfig } from '#platform/web/server-config.ts'
import { useSession } from '#platform/web/session.ts'
import { buttonClass } from '#ui/button-class.ts'
import { LogoLink } from './logo-link.tsx'

/** The header of the public pages. It links to what can be opened today. */
export function MarketingHeader() {
  const isSignedIn = useSession().status === 'signed-in'
  const isOpen = (useServerConfig()?.signup ?? 'open') === 'open'
  return (
    <header className="print:hidden">
      <div className="mx-auto flex min-h-[68px] max-w-7xl flex-wrap items-center gap-x-2 px-4 md:px-8">
        <LogoLink to="/" />
        <nav aria-label="Account" className="ml-auto flex items-center gap-1">
          {isSignedIn ? (
            <Link to="/home" className={buttonClass('primary', 'sm')}>
              Open app
            </Link>
          ) : (
            <>
              <Link to="/sign-in" className={buttonClass('plain', 'sm', 'text-ink no-underline')}>
                Sign In
              </Link>
              {isOpen ? (
                <Link to="/sign-up" className={buttonClass('primary', 'sm')}>
                  Get Started
                </Link>
              ) : null}
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
