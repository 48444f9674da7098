import { Link } from 'react-router'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { nearDay } from '#features/plan/rules/words.ts'
import { Details } from '#ui/details.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Evening } from '../contract.ts'
import { backfillDays, eveningState, isEmptyEvening, isOpenEvening, ownWords } from '../rules.ts'

interface RecentEveningsProps {
  evenings: readonly Evening[]
  today: LocalDate
}

function eveningPath(date: LocalDate, today: LocalDate): string {
  return date === today ? '/evening-reflection' : `/evening-reflection?date=${date}`
}

/** The evenings of the last days, each by a line of the person, and the way to those that are still empty. */
export function RecentEvenings({ evenings, today }: RecentEveningsProps) {
  const written = evenings
    .filter((evening) => !isEmptyEvening(evening))
    .toSorted((a, b) => b.date.localeCompare(a.date))
  const known = new Set(written.map(({ date }) => date))
  const free = Array.from({ length: backfillDays }, (_, at) => addDays(today, -at - 1)).filter(
    (date) => !known.has(date),
  )
  return (
    <section aria-labelledby="recent" className="mt-14">
      <h2 id="recent">The last days</h2>
      {written.length === 0 ? (
        <EmptyState
          className="mt-3"
          sentence="A line of yours from each evening will stand here."
          example="Said the number first, and stopped talking."
        />
      ) : (
        <ul className="mt-3 border-t border-line">
          {written.map((evening) => (
            <RecentEvening key={evening.date} evening={evening} today={today} />
          ))}
        </ul>
      )}
      {free.length > 0 ? (
        <Details title="Write an earlier evening" className="mt-2">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {free.map((date) => (
              <li key={date}>
                <Link
                  to={eveningPath(date, today)}
                  className="inline-flex min-h-11 items-center text-tide underline underline-offset-4"
                >
                  {nearDay(date, today)}
                </Link>
              </li>
            ))}
          </ul>
        </Details>
      ) : null}
    </section>
  )
}

function RecentEvening({ evening, today }: { evening: Evening; today: LocalDate }) {
  const words = ownWords(evening)
  const about = [evening.mood, eveningState(evening) === 'draft' ? 'a draft' : null]
    .filter(Boolean)
    .join(' · ')
  const text = (
    <>
      <span className="text-ink-2">{nearDay(evening.date, today)}</span>
      <span className="min-w-0">
        {words ? (
          <q dir="auto" className="font-title text-lg">
            {words}
          </q>
        ) : null}
        {about ? <span className="block text-sm text-ink-2">{about}</span> : null}
      </span>
    </>
  )
  const row = 'grid gap-x-8 gap-y-0.5 py-4 sm:grid-cols-[8rem_minmax(0,1fr)]'
  return (
    <li className="border-b border-line">
      {isOpenEvening(evening.date, today) ? (
        <Link to={eveningPath(evening.date, today)} className={`${row} no-underline hover:text-tide`}>
          {text}
        </Link>
      ) : (
        <div className={row}>{text}</div>
      )}
    </li>
  )
}
