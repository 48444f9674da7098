import { Link } from 'react-router'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { nearDay } from '#features/day/rules/words.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Details } from '#ui/details.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Evening, JournalItem } from '../contract.ts'
import { backfillDays, isEmptyEvening } from '../rules.ts'
import { ItemRow } from './item-row.tsx'

interface LastDaysProps {
  items: readonly JournalItem[]
  evenings: readonly Evening[]
  today: LocalDate
}

/** What was written last, each by a line of the person, and the way to the evenings that are still empty. */
export function LastDays({ items, evenings, today }: LastDaysProps) {
  const known = new Set(evenings.filter((evening) => !isEmptyEvening(evening)).map(({ date }) => date))
  const free = Array.from({ length: backfillDays }, (_, at) => addDays(today, -at - 1)).filter(
    (date) => !known.has(date),
  )
  return (
    <section aria-labelledby="recent" className="mt-14">
      <h2 id="recent">Written last</h2>
      {items.length === 0 ? (
        <EmptyState
          className="mt-3"
          sentence="A line of yours from each evening will stand here."
          example="Said the number first, and stopped talking."
        />
      ) : (
        <>
          <ul className="mt-3 border-t border-line">
            {items.map((item) => (
              <ItemRow key={item.id} item={item} today={today} />
            ))}
          </ul>
          <Link to="/journal" className={buttonClass('plain', 'sm', 'mt-3 -ml-2.5')}>
            Open the journal
          </Link>
        </>
      )}
      {free.length > 0 ? (
        <Details title="Write an earlier evening" className="mt-2">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {free.map((date) => (
              <li key={date}>
                <Link
                  to={`/evening-reflection?date=${date}`}
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
