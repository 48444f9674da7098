import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

export type CheckState = 'open' | 'done' | 'moved' | 'let_go'

export interface CheckProps extends Omit<ComponentProps<'button'>, 'onChange' | 'children'> {
  /** What is ticked, such as "Walk before the budget talk". */
  label: string
  state: CheckState
  /** Pressing leads from done to open and from everything else to done. */
  onChange: (next: 'open' | 'done') => void
}

const stateWords: Record<CheckState, string> = { open: '', done: '', moved: ', moved', let_go: ', let go' }

/** The round tick. A checkbox to assistive technology; moved and let go are said in words beside the name. */
export function Check({ label, state, onChange, className, ...rest }: CheckProps) {
  return (
    <button
      {...rest}
      type="button"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button also answers Enter, and never joins a form
      role="checkbox"
      aria-checked={state === 'done'}
      onClick={() => onChange(state === 'done' ? 'open' : 'done')}
      className={classNames(
        'group/check inline-grid size-11 shrink-0 place-items-center rounded-full',
        className,
      )}
    >
      <VisuallyHidden>
        {label}
        {stateWords[state]}
      </VisuallyHidden>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        className="size-6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <CheckMark state={state} />
      </svg>
    </button>
  )
}

function CheckMark({ state }: { state: CheckState }) {
  if (state === 'done') {
    return (
      <>
        <circle cx="12" cy="12" r="10.5" className="fill-tide" />
        <path d="m7.6 12.4 3 3 5.8-6.2" className="stroke-on-tide" strokeWidth="1.9" />
      </>
    )
  }
  if (state === 'moved') {
    return (
      <g className="stroke-ink-3" strokeWidth="1.5">
        <circle cx="12" cy="12" r="9.75" strokeDasharray="3.1 3.02" />
        <path d="M8 12h7.6m-3-3.2 3.2 3.2-3.2 3.2" />
      </g>
    )
  }
  if (state === 'let_go') {
    return (
      <g className="stroke-ink-3" strokeWidth="1.5">
        <circle cx="12" cy="12" r="9.75" strokeDasharray="0.1 4.27" strokeWidth="1.9" />
        <path d="M7.4 12.6c1.5 1.6 3 1.6 4.6 0s3.1-1.6 4.6 0" />
      </g>
    )
  }
  return (
    <>
      <circle
        cx="12"
        cy="12"
        r="9.75"
        strokeWidth="1.5"
        className="stroke-edge transition-colors group-hover/check:stroke-tide"
      />
      <path
        d="m7.6 12.4 3 3 5.8-6.2"
        strokeWidth="1.6"
        className="stroke-tide opacity-0 transition-opacity group-hover/check:opacity-40"
      />
    </>
  )
}
