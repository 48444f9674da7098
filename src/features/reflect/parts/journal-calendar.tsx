import { Link, useSearchParams } from 'react-router'
import { addDays, addMonths, isLocalDate } from '#platform/contract/dates.ts'
import { useRhythm, useToday } from '#features/account/public.tsx'
import { dayTitle, monthTitle } from '#features/day/rules/words.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Details } from '#ui/details.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { firstDay, type JournalDay } from '../contract.ts'
import { useJournal, useJournalDays } from '../queries.ts'
import { kindNames } from '../rules/entry.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { CouldNotRead } from './could-not-read.tsx'
import { ItemRow } from './item-row.tsx'

/** A month of the journal, and what stands under the day that is chosen in it. The day stands in the address. */
export function JournalCalendar() {
  const today = useToday()
  const { week_starts_on } = useRhythm()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('day') ?? ''
  const day = isLocalDate(asked) && asked <= today && asked >= firstDay ? asked : today
  const month = `${day.slice(0, 7)}-01`
  const last = addDays(addMonths(month, 1), -1)
  const { data, error, isPending, refetch } = useJournalDays(month, last)
  const days = new Map(data?.days.map((known) => [known.date, known]))

  function choose(date: string) {
    const held = date > today ? today : date < firstDay ? firstDay : date
    setQuery({ view: 'calendar', day: held }, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
        <h2>{monthTitle(month)}</h2>
        <div className="flex gap-2">
          <button
            type="button"
            className={buttonClass('quiet', 'sm', 'min-h-11')}
            onClick={() => choose(addMonths(day, -1))}
          >
            Month before
          </button>
          {last < today ? (
            <button
              type="button"
              className={buttonClass('quiet', 'sm', 'min-h-11')}
              onClick={() => choose(addMonths(day, 1))}
            >
              Month after
            </button>
          ) : null}
        </div>
      </div>
      {error && !data ? (
        <CouldNotRead onRetry={() => void refetch()}>
          This month cannot be read right now. {error.message}
        </CouldNotRead>
      ) : (
        <div className="mt-4" aria-busy={isPending}>
          <CalendarGrid
            month={month}
            day={day}
            today={today}
            startsOn={week_starts_on}
            days={days}
            onChoose={choose}
          />
        </div>
      )}
      <p className="mt-3 text-sm text-ink-2">
        A wave is an evening, a dot any other entry
        <span className="max-sm:hidden">; the word is how it felt</span>. Arrow keys go from day to day.
      </p>
      <ChosenDay day={day} today={today} />
      <MonthInWords days={data?.days ?? []} today={today} onChoose={choose} />
    </>
  )
}

function ChosenDay({ day, today }: { day: string; today: string }) {
  const { data, isPending } = useJournal({ from: day, to: day })
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <section aria-labelledby="chosen-day" className="mt-10">
      <h2 id="chosen-day">{dayTitle(day, today)}</h2>
      {isPending ? (
        <Skeleton className="mt-3 h-16 w-full" />
      ) : items.length === 0 ? (
        <p className="mt-2 text-ink-2">Nothing stands under this day.</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {items.map((item) => (
            <ItemRow key={item.id} item={item} today={today} when={item.name} />
          ))}
        </ul>
      )}
      <Link to={`/reflection-new-entry?date=${day}`} className={buttonClass('quiet', 'sm', 'mt-4')}>
        {day === today ? 'Write about today' : 'Write about this day'}
      </Link>
    </section>
  )
}

interface MonthInWordsProps {
  days: readonly JournalDay[]
  today: string
  onChoose: (date: string) => void
}

/** The same month as a list, for whoever reads better than looks. */
function MonthInWords({ days, today, onChoose }: MonthInWordsProps) {
  if (days.length === 0) return null
  return (
    <Details title="The month in words" className="mt-10 border-t">
      <ul className="pb-4">
        {days.map(({ date, kinds, moods }) => (
          <li key={date}>
            <button
              type="button"
              onClick={() => onChoose(date)}
              className="min-h-11 text-left text-tide underline decoration-tide/35 underline-offset-4"
            >
              {dayTitle(date, today)}
            </button>
            : {[...kinds.map((kind) => kindNames[kind].toLowerCase()), ...moods].join(', ')}
          </li>
        ))}
      </ul>
    </Details>
  )
}
