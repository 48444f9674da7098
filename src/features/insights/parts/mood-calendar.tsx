import { Link } from 'react-router'
import { moods } from '#features/reflect/contract.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { InsightDay } from '../contract.ts'
import { moodMonths, observed, type MoodMonth } from '../rules/patterns.ts'
import { MoodMark } from './mood-mark.tsx'
import { dayAndMonth, monthAndYear, rangeWords } from './words.ts'

interface MoodCalendarProps {
  days: readonly InsightDay[]
  from: string
  to: string
  weekStartsOn: number
  hidesNumbers: boolean
}

const letters = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Each day as a small vessel of water. Nothing is concluded from it, so it stands from the first mood on. */
export function MoodCalendar({ days, from, to, weekStartsOn, hidesNumbers }: MoodCalendarProps) {
  const seen = observed(days)
  const names = Array.from({ length: 7 }, (_, index) => letters[(weekStartsOn + index) % 7] ?? '')
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">Mood, day by day</h2>
      {seen.n === 0 ? (
        <EmptyState
          className="mt-3"
          sentence="A tap on a mood in the evening puts a day here."
          example="Thursday, light"
          action={
            <Link to="/evening-reflection" className={buttonClass('quiet', 'sm')}>
              Note how today feels
            </Link>
          }
        />
      ) : (
        <>
          {hidesNumbers ? null : <p className="mt-1 text-ink-2">{rangeWords(seen)}</p>}
          <ul
            aria-label="What the marks mean"
            className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-2"
          >
            {moods.map((mood) => (
              <li key={mood} className="flex items-center gap-2">
                <MoodMark mood={mood} className="size-5" />
                {mood}
              </li>
            ))}
          </ul>
          <div className="mt-6 grid items-start gap-x-8 gap-y-7 [grid-template-columns:repeat(auto-fill,minmax(14.5rem,1fr))]">
            {moodMonths(days, from, to, weekStartsOn).map((page) => (
              <Month key={page.month} page={page} names={names} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function Month({ page: { month, weeks }, names }: { page: MoodMonth; names: string[] }) {
  return (
    <table className="w-full max-w-80 table-fixed border-separate border-spacing-1 text-center text-sm">
      <caption className="mb-1 text-left font-medium">{monthAndYear(month)}</caption>
      <thead>
        <tr className="text-ink-2">
          {names.map((name) => (
            <th key={name} scope="col" className="font-normal">
              <span aria-hidden="true">{name.slice(0, 1)}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- a page of a calendar never changes its order
          <tr key={row}>
            {week.map((place, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <td key={column} className="p-0">
                {place ? (
                  <span title={`${dayAndMonth(place.date)}${place.mood ? `: ${place.mood}` : ''}`}>
                    <MoodMark mood={place.mood} className="aspect-square w-full" />
                    <span className="sr-only">
                      {dayAndMonth(place.date)}
                      {place.mood ? `: ${place.mood}` : ''}
                    </span>
                  </span>
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
