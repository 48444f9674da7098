import { River } from '#ui/drawing/river.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Progress } from '#features/progress/public.tsx'
import { journeyDays, stages } from '#features/progress/rules/journey.ts'

/** First days of the stages after the first, where the river bends. */
const bends = stages.slice(0, -1).map(({ lastDay }) => lastDay)

/** The ninety days as a river, and the roadmap with the stage that the person is in. */
export function Journey({ progress, hidesNumbers }: { progress: Progress | null; hidesNumbers: boolean }) {
  return (
    <section aria-labelledby="journey">
      <h2 id="journey">Your 90-day journey</h2>
      {progress ? (
        <>
          {hidesNumbers ? null : (
            <p className="mt-1 text-ink-2">
              Day {progress.journey.day} of {journeyDays}
            </p>
          )}
          <River day={progress.journey.day - 1} stages={bends} className="my-4" />
        </>
      ) : (
        <Skeleton className="mt-2 mb-4 h-[10rem]" />
      )}
      <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {stages.map(({ id, when, what }) => {
          const isHere = progress?.journey.stage.id === id
          return (
            <li
              key={id}
              aria-current={isHere ? 'step' : undefined}
              className={isHere ? 'border-l-2 border-tide pl-4' : 'border-l-2 border-line pl-4'}
            >
              <p className="font-medium">
                {when}
                {isHere ? <span className="ml-2 text-sm font-normal text-tide">You are here</span> : null}
              </p>
              <p className="text-ink-2">{what}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
