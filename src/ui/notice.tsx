import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `attention` is the warm one: at most one a screen. An `error` says what happened, what is safe, what to do. */
  kind?: 'info' | 'attention' | 'error'
  title?: ReactNode
  /** Buttons or links, small. */
  action?: ReactNode
}

const looks = {
  info: 'bg-tide-2/60 low-stim:bg-paper-2',
  attention: 'bg-dawn-2/80 low-stim:bg-paper-2',
  error: 'bg-clay-2',
}

/**
 * A calm sentence in the flow of the page. An error is announced when it appears (role alert); the others are read in
 * their place, because a banner that interrupts is not calm. Pass `role="status"` where something just changed.
 */
export function Notice({ kind = 'info', title, action, className, children, ...rest }: NoticeProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      {...rest}
      className={classNames(
        'flex items-start gap-3 rounded-field border border-transparent px-4 py-3 text-ink low-stim:border-line',
        looks[kind],
        className,
      )}
    >
      <NoticeMark kind={kind} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        <div className="text-[1rem] leading-normal">{children}</div>
        {action ? <div className="mt-2.5 flex flex-wrap gap-2">{action}</div> : null}
      </div>
    </div>
  )
}

function NoticeMark({ kind }: { kind: 'info' | 'attention' | 'error' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('mt-0.5 size-5 shrink-0', kind === 'error' ? 'stroke-clay' : 'stroke-ink-2')}
    >
      {kind === 'info' ? <path d="M3 13.5c3-4 6-4 9 0s6 4 9 0" /> : null}
      {kind === 'attention' ? (
        <path d="M4 17h16M7.5 17a4.5 4.5 0 0 1 9 0M12 6v2.5M5.2 9.2l1.7 1.7M18.8 9.2l-1.7 1.7" />
      ) : null}
      {kind === 'error' ? (
        <>
          <circle cx="12" cy="12" r="9" />
          <path d="M12 7.5v5.2M12 16.2v.1" />
        </>
      ) : null}
    </svg>
  )
}
