import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { shortDay, weekdayName } from '#features/day/rules/words.ts'
import { classNames } from '#ui/class-names.ts'
import type { WeekDay as WeekDayFacts } from '../contract.ts'
import { laidOn } from '../rules.ts'
import { dayName, dayPath } from '../rules/words.ts'
import { LaidLine } from './laid-line.tsx'
import { StateMark } from './state-mark.tsx'
import type { WeekContext } from './week-section.tsx'

const stateWords = { open: '', done: 'done', moved: 'moved', let_go: 'let go' } as const

interface WeekDayProps {
  week: WeekContext
  date: LocalDate
  day: WeekDayFacts | undefined
  /** Something can be laid on it. */
  isOpen: boolean
  /** Something is held over it. */
  isHovered: boolean
}

/** One day of the week: what the week laid on it, and what its own plan holds. */
export function WeekDay({ week, date, day, isOpen, isHovered }: WeekDayProps) {
  const { today } = week
  const isToday = date === today
  const laid = laidOn(week.value, date)
  const laidIds = new Set(laid.map(({ id }) => id))
  // What came from the week is shown once: as the line that the week laid there.
  const own = day?.priorities.filter(({ origin_id }) => !origin_id || !laidIds.has(origin_id)) ?? []
  const intention = day?.intention.trim()
  return (
    <li
      data-lay-day={isOpen ? date : undefined}
      className={classNames(
        'group relative grid gap-x-8 gap-y-2 border-b border-line py-5 sm:grid-cols-[9.5rem_minmax(0,1fr)]',
        'has-[>div>h3>a:focus-visible]:outline-2 has-[>div>h3>a:focus-visible]:outline-offset-2 has-[>div>h3>a:focus-visible]:outline-tide',
        isHovered && 'bg-tide-2/60 outline-2 -outline-offset-2 outline-tide',
      )}
    >
      <div>
        <h3 className="text-lg leading-snug">
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
        </h3>
        <p className="text-sm text-ink-2">{dayName(date, today)}</p>
      </div>
      <div className="min-w-0">
        {intention ? (
          <p dir="auto" className="mb-1.5 font-title text-lg">
            {intention}
          </p>
        ) : null}
        {laid.length > 0 ? (
          <ul
            aria-label={`From the week, on ${weekdayName(date)} ${shortDay(date)}`}
            className="relative z-1"
          >
            {laid.map((priority) => (
              <LaidLine
                key={priority.id}
                week={week}
                date={date}
                priority={priority}
                taken={day?.taken.find(({ id }) => id === priority.id)?.state ?? null}
              />
            ))}
          </ul>
        ) : null}
        {own.length > 0 ? (
          <ul className="grid gap-1">
            {own.map(({ text, state }, at) => (
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
        {!intention && own.length === 0 && laid.length === 0 ? (
          <p className="text-ink-2">{date < today ? 'Nothing written' : 'Open'}</p>
        ) : null}
        {day?.has_evening ? <p className="mt-1.5 text-sm text-ink-2">Evening closed</p> : null}
      </div>
    </li>
  )
}
