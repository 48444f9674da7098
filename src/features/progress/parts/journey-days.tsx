import { Link } from 'react-router'
import { River } from '#ui/drawing/river.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Progress } from '../queries.ts'
import { journeyDays, stages } from '../rules/journey.ts'
import { Roadmap } from './roadmap.tsx'

/** First days of the stages after the first, where the river bends. */
const bends = stages.slice(0, -1).map(({ lastDay }) => lastDay)

/** The ninety days as a river, and the roadmap with the stage that the person is in. */
export function JourneyDays({
  progress,
  hidesNumbers,
}: {
  progress: Progress | null
  hidesNumbers: boolean
}) {
  return (
    <section aria-labelledby="journey">
      <h2 id="journey">Your 90-day journey</h2>
      {progress ? (
        <>
          {progress.journey.isOver ? (
            <p className="mt-1">
              90-day journey complete – start the next?{' '}
              <Link
                to="/vision-90-days"
                className="text-tide underline decoration-tide/35 underline-offset-4"
              >
                Choose how it goes on
              </Link>
            </p>
          ) : hidesNumbers ? null : (
            <p className="mt-1 text-ink-2">
              Day {progress.journey.day} of {journeyDays}
            </p>
          )}
          <River
            day={progress.journey.isOver ? journeyDays : progress.journey.day - 1}
            stages={bends}
            className="my-4"
          />
        </>
      ) : (
        <Skeleton className="mt-2 mb-4 h-[10rem]" />
      )}
      <Roadmap stage={progress?.journey.stage ?? null} />
    </section>
  )
}
