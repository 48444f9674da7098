import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { classNames } from '#ui/class-names.ts'
import type { DaySummary } from '../contract.ts'
import { shortDay, weekdayName } from '../rules/words.ts'
import { dayPath } from './day-header.tsx'

const stateWords = { open: '', done: 'done', moved: 'moved', let_go: 'let go' } as const

/** One day of the week as it stands: its intention, its priorities and whether its evening was closed. */
export function WeekDay({
  date,
  today,
  day,
}: {
  date: LocalDate
  today: LocalDate
  day: DaySummary | undefined
}) {
  const isToday = date === today
  const priorities = day?.priorities.filter(({ text }) => text.trim() !== '') ?? []
  const intention = day?.intention.trim()
  return (
    <li className="group relative grid gap-x-8 gap-y-2 border-b border-line py-5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-lg leading-snug">
          <Link
            to={dayPath(date, today)}
            aria-current={isToday ? 'date' : undefined}
            className="text-ink no-underline outline-none group-hover:text-tide after:absolute after:inset-0 after:content-['']"
          >
            {weekdayName(date)}
          </Link>
          {isToday ? (
            <span aria-hidden="true" className="ml-2 inline-block size-2 rounded-full bg-dawn align-middle" />
          ) : null}
        </h2>
        <p className="text-sm text-ink-2">{isToday ? `Today, ${shortDay(date)}` : shortDay(date)}</p>
      </div>
      <div className="min-w-0">
        {intention ? (
          <p dir="auto" className="font-title text-lg">
            {intention}
          </p>
        ) : null}
        {priorities.length > 0 ? (
          <ul className={classNames('grid gap-1', intention && 'mt-1.5')}>
            {priorities.map(({ text, state }, at) => (
              // Summaries carry no ids; a line of the week is its place.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className="flex items-baseline gap-2.5">
                <StateMark isDone={state === 'done'} />
                <span dir="auto" className={classNames('min-w-0', state !== 'open' && 'text-ink-2')}>
                  {text}
                  {stateWords[state] ? (
                    <span className="text-sm text-ink-2"> · {stateWords[state]}</span>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        {!intention && priorities.length === 0 ? (
          <p className="text-ink-2">{date < today ? 'Nothing written' : 'Open'}</p>
        ) : null}
        {day?.has_evening ? <p className="mt-1.5 text-sm text-ink-2">Evening closed</p> : null}
      </div>
    </li>
  )
}

function StateMark({ isDone }: { isDone: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0 translate-y-px" fill="none">
      <circle
        cx="6"
        cy="6"
        r="5"
        className={isDone ? 'fill-tide stroke-tide' : 'stroke-edge'}
        strokeWidth="1.25"
      />
    </svg>
  )
}
