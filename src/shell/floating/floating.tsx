import { Link, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { ChatButton, loadChatWidget } from '#features/help/public.tsx'
import { hasChatWidget } from '#features/help/rules/chat-widget.ts'
import { EyeButton, loadFullLook, loadQuickLook } from '#features/calm/public.tsx'
import { OnDemand } from '../on-demand.tsx'
import { isKnownPath } from '../route-table.ts'
import { HelpButton } from './help-button.tsx'
import { useStepAside } from './use-step-aside.ts'

const coachPath = '/my-balanse'

// Somebody who writes on a phone needs the whole of the small screen.
const aside =
  'fixed z-20 print:hidden max-md:transition-transform max-md:[body:has(textarea:focus)_&]:invisible'

// There a line of text reaches from edge to edge. What a keyboard has come to, or what is open, stays.
const away = {
  left: 'max-md:[&:not(:has(:focus-visible,[aria-expanded=true]))]:-translate-x-14',
  right: 'max-md:[&:not(:has(:focus-visible,[aria-expanded=true]))]:translate-x-24',
}

/**
 * What floats above a page: the eye at the left edge everywhere, help and the coach at the right in the app. On a phone they
 * make room while somebody reads on.
 */
export function Floating({ isApp, hasBottomNav }: { isApp: boolean; hasBottomNav: boolean }) {
  const { pathname } = useLocation()
  const isCoach = pathname === coachPath
  const isAside = useStepAside()
  // Above the bar; beside the coach, above the place where one writes to it as well.
  const height = classNames(isCoach ? 'bottom-38' : hasBottomNav ? 'bottom-18' : 'bottom-4')
  return (
    <>
      <div className={classNames(aside, '-left-2 md:left-3', height, isAside && away.left)}>
        <OnDemand load={isApp ? loadFullLook : loadQuickLook} trigger={<EyeButton />} />
      </div>
      {hasChatWidget(pathname) ? (
        <div data-floating className={classNames('fixed right-3 z-20 md:right-6 print:hidden', height)}>
          <OnDemand load={loadChatWidget} trigger={<ChatButton />} />
        </div>
      ) : null}
      {isApp ? (
        <aside
          aria-label="Help and coach"
          data-floating
          className={classNames(
            aside,
            'right-3 flex flex-col items-center gap-3 md:right-6',
            height,
            isAside && away.right,
          )}
        >
          <HelpButton />
          {isCoach || !isKnownPath(coachPath) ? null : <AskCoach />}
        </aside>
      ) : null}
    </>
  )
}

function AskCoach() {
  return (
    <Tooltip text="Get personalized guidance" side="left">
      {(described) => (
        <Link
          {...described}
          to={coachPath}
          aria-label="Ask Coach"
          className="grid size-14 place-items-center rounded-full border border-tide bg-sheet text-tide shadow-lift transition-colors hover:bg-tide-2"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="size-6"
          >
            <path d="M4 11.5C4 7.4 7.6 4.5 12 4.5s8 2.9 8 7-3.6 7-8 7c-1 0-2-.1-2.9-.4L5 19.5l.9-3.2A6.6 6.6 0 0 1 4 11.5Z" />
            <path d="M8 12.2c1.3-1.6 2.7-1.6 4 0s2.7 1.6 4 0" />
          </svg>
        </Link>
      )}
    </Tooltip>
  )
}
