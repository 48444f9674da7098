import { classNames } from '#ui/class-names.ts'
import type { RecentDay } from '../rules/streak.ts'
import { dayStates } from './streak-words.ts'
import { shortDay } from './words.ts'

/** Active days are full, rest is a soft dot, a pause a line, today a ring until something happens on it. */
const marks: Record<RecentDay['state'], string> = {
  active: 'size-3 bg-tide',
  rest: 'size-2 bg-tide/45',
  pause: 'h-0.5 w-3 bg-edge',
  off: 'size-2 border border-edge',
  open: 'size-3 border-2 border-tide',
}

/** The last two weeks as dots, each with its day and its state in words for who hears them. */
export function RecentDays({ recent, className }: { recent: readonly RecentDay[]; className?: string }) {
  if (recent.length === 0) return null
  return (
    <ol aria-label="The last days" className={classNames('flex items-center gap-1', className)}>
      {recent.map(({ date, state }) => (
        <li
          key={date}
          title={`${shortDay(date)}: ${dayStates[state]}`}
          className="grid size-4.5 place-items-center"
        >
          <span
            aria-hidden="true"
            className={classNames('rounded-full forced-colors:bg-[CanvasText]', marks[state])}
          />
          <span className="sr-only">
            {shortDay(date)}: {dayStates[state]}
          </span>
        </li>
      ))}
    </ol>
  )
}
