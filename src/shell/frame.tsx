import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Screen } from '#platform/web/screen.ts'
import { useServerConfig } from '#platform/web/server-config.ts'
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
import { FindPlace } from './find-place.tsx'
import { LockPlace } from './lock-place.tsx'
import { contentWidths } from './content-widths.ts'
import { Newcomer } from './newcomer.tsx'
import { OpenPage } from './open-page.tsx'
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
  if (screen.load === null) return <OpenPage />
  return (
    <>
      <GuardedFrame screen={screen} />
      <PreferenceMirror />
      <LockPlace />
      <SignOutFlow isOutside={screen.access === 'public'} />
    </>
  )
}

function GuardedFrame({ screen }: { screen: Screen }) {
  const decision = useGuard(screen)
  const { status } = useSession()
  const hasPages = useServerConfig()?.gate === 'open' || status === 'signed-in'
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
      <Header screen={screen} hasPages={hasPages} />
      <ConnectionLine />
      {screen.topTabs ? <PlanTabs /> : null}
      <Content screen={screen}>
        {decision.kind === 'wait' ? (
          <ProfileWait />
        ) : (
          <>
            {isApp ? (
              <>
                <TimeZoneKeeper />
                <Newcomer />
                <FindPlace />
              </>
            ) : null}
            <ScreenPlace screen={screen} />
          </>
        )}
      </Content>
      {hasFooter(screen) ? <Footer hasPages={hasPages} /> : null}
      {screen.bottomNav ? <BottomNav /> : null}
      <Floating isApp={isApp} hasBottomNav={screen.bottomNav} />
    </div>
  )
}

/**
 * A screen without a header is a stop on the way elsewhere. It stays until the next one has come, and a field for an
 * address under it would take what is meant for that one.
 */
function hasFooter({ layout, header, path }: Screen): boolean {
  return layout === 'public' && header !== 'none' && path !== '/chat'
}

function Header({ screen, hasPages }: { screen: Screen; hasPages: boolean }) {
  if (screen.header === 'app') return <AppHeader />
  if (screen.header === 'logo-only') return <LogoHeader />
  return screen.header === 'marketing' ? <MarketingHeader hasPages={hasPages} here={screen.path} /> : null
}

function Content({ screen, children }: { screen: Screen; children: ReactNode }) {
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className={classNames('mx-auto w-full flex-1 outline-none', contentWidths[screen.layout])}
    >
      {children}
    </main>
  )
}
