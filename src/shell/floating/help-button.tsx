import type { ComponentProps } from 'react'
import { OnDemand } from '../on-demand.tsx'

const loadPanel = () => import('./help-panel.tsx')

/** The floating help button with its panel. */
export function HelpButton() {
  return <OnDemand load={loadPanel} trigger={<HelpTrigger />} />
}

function HelpTrigger(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      aria-label="Open help"
      className="grid size-11 place-items-center rounded-full border border-line bg-sheet text-ink-2 transition-colors hover:border-edge hover:text-ink"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        className="size-5.5"
      >
        <path d="M8.8 9a3.3 3.3 0 1 1 4.9 2.9c-1.1.6-1.7 1.3-1.7 2.4M12 17.6v.1" />
      </svg>
    </button>
  )
}
