import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Screen } from '#platform/web/screen.ts'
import { useSession } from '#platform/web/session.ts'
import { classNames } from '#ui/class-names.ts'
import { Spinner } from '#ui/spinner.tsx'
import { PreferenceMirror, SignOutFlow, TimeZoneKeeper } from '#features/account/public.tsx'
import { BottomNav } from './bars/bottom-nav.tsx'
import { ConnectionLine } from './bars/connection-line.tsx'
import { Footer } from './bars/footer.tsx'
import { PlanTabs } from './bars/plan-tabs.tsx'
import { SkipLink } from './bars/skip-link.tsx'
import { Floating } from './floating/floating.tsx'
import { SendAway, useGuard, useSessionMemory } from './guard.tsx'
import { AppHeader } from './headers/app-header.tsx'
import { LogoHeader } from './headers/logo-header.tsx'
import { MarketingHeader } from './headers/marketing-header.tsx'
import { ProfileWait } from './profile-wait.tsx'
import { findScreen, frontPage } from './route-table.ts'
import { ScreenPlace, useWarmScreens } from './screen-place.tsx'
import { contentId, useContentFocus, usePageTitle, useTopOfPage } from './use-page.ts'

/**
 * What stands around every screen; it stays while screens come and go. `/` and every address that is not known lead
 * to the front page.
 */
export function Frame() {
  const screen = findScreen(useLocation().pathname)
  usePageTitle(screen?.title)
  useTopOfPage()
  useContentFocus()
  useSessionMemory()
  useWarmScreens()
  if (!screen) return <Navigate to={frontPage} replace />
  return (
    <>
      <GuardedFrame screen={screen} />
      <PreferenceMirror />
      <SignOutFlow isOutside={screen.access === 'public'} />
    </>
  )
}

function GuardedFrame({ screen }: { screen: Screen }) {
  const decision = useGuard(screen)
  const { status } = useSession()
  if (decision.kind === 'go') return <SendAway {...decision} />
  // Whether there is a session at all is known in a moment: until then no frame is shown that may not be theirs.
  if (decision.kind === 'wait' && status === 'loading')
    return (
      <main className="grid min-h-dvh place-items-center">
        <Spinner text="Loading your profile..." />
      </main>
    )
  const isApp = screen.layout === 'protected'
  return (
    <div className={classNames('flex min-h-dvh flex-col', screen.header === 'app' && 'pt-[84px]')}>
      <SkipLink />
      <Header kind={screen.header} />
      <ConnectionLine />
      {screen.topTabs ? <PlanTabs /> : null}
      <Content screen={screen}>
        {decision.kind === 'wait' ? (
          <ProfileWait />
        ) : (
          <>
            {isApp ? <TimeZoneKeeper /> : null}
            <ScreenPlace screen={screen} />
          </>
        )}
      </Content>
      {screen.layout === 'public' ? <Footer /> : null}
      {screen.bottomNav ? <BottomNav /> : null}
      <Floating isApp={isApp} hasBottomNav={screen.bottomNav} />
    </div>
  )
}

function Header({ kind }: { kind: Screen['header'] }) {
  if (kind === 'app') return <AppHeader />
  if (kind === 'logo-only') return <LogoHeader />
  return kind === 'marketing' ? <MarketingHeader /> : null
}

// Room at the end of an app screen keeps its last line clear of the bar and of what floats.
const widths: Record<Screen['layout'], string> = {
  protected: 'max-w-[69rem] px-4 pt-7 pb-48 md:px-8',
  auth: 'max-w-[30rem] px-4 pt-12 pb-24 md:pt-20',
  'auth-wide': 'max-w-[64rem] px-4 pt-12 pb-24 md:px-8 md:pt-20',
  public: 'max-w-7xl px-4 pt-10 md:px-8',
}

function Content({ screen, children }: { screen: Screen; children: ReactNode }) {
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className={classNames('mx-auto w-full flex-1 outline-none', widths[screen.layout])}
    >
      {children}
    </main>
  )
}
