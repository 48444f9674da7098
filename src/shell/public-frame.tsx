import type { ReactNode } from 'react'
import type { Screen } from '#platform/web/screen.ts'
import { classNames } from '#ui/class-names.ts'
import { EyeButton } from '#features/calm/public.tsx'
import { ChatButton } from '#features/help/public.tsx'
import { hasChatWidget } from '#features/help/rules/chat-widget.ts'
import { Footer } from './bars/footer.tsx'
import { SkipLink } from './bars/skip-link.tsx'
import { LogoHeader } from './headers/logo-header.tsx'
import { MarketingHeader } from './headers/marketing-header.tsx'
import { contentWidths } from './content-widths.ts'

export interface PublicFrameProps {
  screen: Pick<Screen, 'layout' | 'header'>
  path: string
  /** False for the front page while the gate is closed. */
  hasPages: boolean
  children: ReactNode
}

/** What stands around a page that the build renders whole. The eye and the chat come alive when they are used. */
export function PublicFrame({ screen, path, hasPages, children }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      {screen.header === 'marketing' ? <MarketingHeader hasPages={hasPages} here={path} /> : <LogoHeader />}
      <main
        id="content"
        tabIndex={-1}
        className={classNames('mx-auto w-full flex-1 outline-none', contentWidths[screen.layout])}
      >
        {children}
      </main>
      {screen.layout === 'public' && screen.header === 'marketing' ? <Footer hasPages={hasPages} /> : null}
      <div data-island="look" className="fixed bottom-4 -left-2 z-20 md:left-3 print:hidden">
        <EyeButton />
      </div>
      {hasChatWidget(path) ? (
        <div data-island="chat" data-floating className="fixed right-3 bottom-4 z-20 md:right-6 print:hidden">
          <ChatButton />
        </div>
      ) : null}
    </div>
  )
}
