import { useSearchParams } from 'react-router'
import { addDays, daysBetween, isLocalDate, startOfWeek, type LocalDate } from '#platform/contract/dates.ts'
import { useRhythm, useToday } from '#features/account/public.tsx'
import { TwoColumns, useVisions, VisionSentences } from '#features/vision/public.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CouldNotRead } from './parts/could-not-read.tsx'
import { PeriodNav } from './parts/period-nav.tsx'
import { WeekDay } from './parts/week-day.tsx'
import { useDays } from './queries.ts'
import { weekTitle } from './rules/words.ts'

/** Seven days side by side, each as its own plan has it. */
export default function WeekPlanScreen() {
  const today = useToday()
  const { week_starts_on: startsOn } = useRhythm()
  const { sentences } = useVisions()
  const [query] = useSearchParams()
  const asked = query.get('week') ?? ''
  const start = startOfWeek(isLocalDate(asked) ? asked : today, startsOn)
  const thisWeek = startOfWeek(today, startsOn)
  const { data, error, refetch } = useDays(start, addDays(start, 6))
  const weekPath = (date: LocalDate) => (date === thisWeek ? '/week-plan' : `/week-plan?week=${date}`)
  const beside = (days: -7 | 7) => {
    const week = addDays(start, days)
    return { to: weekPath(week), label: `${days < 0 ? 'Previous' : 'Next'} week, ${weekTitle(week)}` }
  }
  return (
    <TwoColumns asideLabel="Why" aside={<VisionSentences sentences={sentences} />}>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-sm font-semibold text-ink-2">{weekDistance(daysBetween(thisWeek, start) / 7)}</p>
          <h1 className="mt-0.5">{weekTitle(start)}</h1>
        </div>
        <PeriodNav
          label="Weeks"
          back={beside(-7)}
          on={beside(7)}
          now={{ to: '/week-plan', label: 'This week', isHere: start === thisWeek }}
        />
      </header>
      {error && !data ? (
        <CouldNotRead error={error} onRetry={() => void refetch()} />
      ) : (
        <ul aria-busy={!data} className="mt-8 border-t border-line">
          {Array.from({ length: 7 }, (_, at) => addDays(start, at)).map((date) =>
            data ? (
              <WeekDay
                key={date}
                date={date}
                today={today}
                day={data.days.find((day) => day.date === date)}
              />
            ) : (
              <li key={date} className="border-b border-line py-5">
                <Skeleton className="h-13 w-2/3" />
              </li>
            ),
          )}
        </ul>
      )}
    </TwoColumns>
  )
}

function weekDistance(weeks: number): string {
  if (weeks === 0) return 'This week'
  if (Math.abs(weeks) === 1) return weeks < 0 ? 'Last week' : 'Next week'
  return weeks < 0 ? `${-weeks} weeks ago` : `In ${weeks} weeks`
}
