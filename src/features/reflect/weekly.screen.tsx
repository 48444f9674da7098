import { useLocation } from 'react-router'
import { addDays } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { useDays } from '#features/day/public.tsx'
import { ExercisePage, ExerciseSkeleton } from './parts/exercise-page.tsx'
import { useJournalDays } from './queries.ts'
import { tickedLines } from './rules/entry.ts'
import { moodRange } from './rules/feelings.ts'
import { weekly } from './templates/reviews.ts'

/** Seven days looked back on, beginning with what was ticked in them: changing a list is easier than remembering one. */
export default function WeeklyScreen() {
  const { key } = useLocation()
  const today = useToday()
  const from = addDays(today, -6)
  const plans = useDays(from, today)
  const journal = useJournalDays(from, today)
  // The page begins with the list, so it waits for it; without a connection it begins with nothing.
  if ([plans, journal].some(({ isPending, failureCount }) => isPending && failureCount === 0))
    return (
      <div className="mx-auto max-w-column">
        <h1>{weekly.title}</h1>
        <ExerciseSkeleton />
      </div>
    )
  const days = plans.data?.days ?? []
  const range = moodRange(journal.data?.days.flatMap(({ moods }) => moods) ?? [])
  const start = {
    finished: tickedLines(days, 'done'),
    moved: tickedLines(days, 'moved'),
    let_go: tickedLines(days, 'let_go'),
    felt: range ?? '',
  }
  const fields = Object.fromEntries(Object.entries(start).filter(([, words]) => words !== ''))
  return <ExercisePage key={key} exercise={weekly} start={{ fields }} />
}
