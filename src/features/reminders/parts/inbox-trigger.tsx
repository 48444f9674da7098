import { Bell } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'

interface InboxTriggerProps extends ComponentProps<'button'> {
  /** How many were not read; null where no number is to be seen. */
  count: number | null
  hasNew: boolean
}

/** The quiet bell of the header. What is new is a number beside it, in ink; where numbers are hidden it is not there. */
export function InboxTrigger({ count, hasNew, className, ...rest }: InboxTriggerProps) {
  return (
    <button
      {...rest}
      type="button"
      data-inbox
      aria-label={count ? `Inbox, ${count} new` : hasNew ? 'Inbox, something is new' : 'Inbox'}
      className={classNames(
        'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-full text-ink-2 hover:bg-paper-2 hover:text-ink',
        className,
      )}
    >
      <Bell aria-hidden="true" className="size-5 stroke-[1.6]" />
      {count ? <span className="text-sm">{count}</span> : null}
    </button>
  )
}
