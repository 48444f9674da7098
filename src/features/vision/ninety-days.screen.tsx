import { useProfile, useToday } from '#features/account/public.tsx'
import { Roadmap, useProgress, type Progress } from '#features/progress/public.tsx'
import { journeyDays, stages } from '#features/progress/rules/journey.ts'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { River } from '#ui/drawing/river.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CheckIn } from './contract.ts'
import { CheckInWriting } from './parts/check-in.tsx'
import { EarlierJourneys } from './parts/earlier-journeys.tsx'
import { JourneyTable } from './parts/journey-table.tsx'
import { StartDate } from './parts/start-date.tsx'
import { TwoColumns } from './parts/two-columns.tsx'
import { VisionStrip } from './parts/vision-strip.tsx'
import { useJourney, useVisions } from './queries.ts'
import { formatLongDate, formatPeriod } from './rules.ts'
import { checkInsOf, checkInTitles, formatNinetyDays, isThrough, journeyRows } from './rules/ninety-days.ts'

/** First days of the stages after the first, where the river bends. */
const bends = stages.slice(0, -1).map(({ lastDay }) => lastDay)

/** The ninety days: how far they have come, what they held, and three days to look back. */
export default function NinetyDaysScreen() {
  const today = useToday()
  const { startDate, isLoading, error: unread } = useVisions()
  const { progress, error, retry } = useProgress()
  const journey = useJourney()
  const refusal = error ?? (journey.data ? null : journey.error)

  return (
    <TwoColumns
      asideLabel="Where the days begin"
      // A start that could not be read is not offered anew.
      aside={
        isLoading ? (
          <Skeleton className="h-28" />
        ) : unread ? null : (
          <StartDate startDate={startDate} today={today} />
        )
      }
    >
      <VisionStrip />
      <h1 className="mt-8">90-Day Journey</h1>
      {refusal ? (
        <Notice
          kind="error"
          className="mt-8"
          action={
            <Button
              size="sm"
              onClick={() => {
                retry()
                void journey.refetch()
              }}
            >
              Try again
            </Button>
          }
        >
          Your journey cannot be read right now. {refusal.message} What you wrote is safe.
        </Notice>
      ) : progress && journey.data ? (
        <Days progress={progress} number={journey.data.number} checkIns={journey.data.check_ins} />
      ) : (
        <div aria-busy="true" className="mt-6 grid gap-8">
          <Skeleton className="h-14" />
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </div>
      )}
    </TwoColumns>
  )
}

interface DaysProps {
  progress: Progress
  number: number
  checkIns: readonly CheckIn[]
}

function Days({ progress, number, checkIns }: DaysProps) {
  const today = useToday()
  const { preferences } = useProfile()
  const { start, day, stage } = progress.journey
  const views = checkInsOf(start, today, number, checkIns)
  const isOver = isThrough(start, today)
  return (
    <div className="mt-5 grid gap-12">
      <section aria-label="The days">
        <Ranges start={start} />
        <p className="mt-5 font-medium">
          {isOver
            ? '90-day journey complete – start the next?'
            : preferences.hide_numbers
              ? stage.when
              : `Day ${day} of ${journeyDays}`}
        </p>
        {isOver ? <p className="mt-1 text-ink-2">Day 90 below asks how it goes on.</p> : null}
        <River day={isOver ? journeyDays : day - 1} stages={bends} className="my-5" />
        <JourneyTable rows={journeyRows(start, today, progress.days)} />
      </section>
      <section aria-labelledby="roadmap">
        <h2 id="roadmap" className="mb-4">
          The road
        </h2>
        <Roadmap stage={stage} />
      </section>
      <section aria-labelledby="looking-back">
        <h2 id="looking-back">Looking back</h2>
        <div className="mt-3 border-t border-line">
          {views.map((view) =>
            view.isOpen ? (
              <Details
                // Another journey is another page.
                key={`${number}-${view.day}`}
                title={checkInTitles[view.day]}
                open={view === views.findLast(({ isOpen }) => isOpen)}
              >
                <CheckInWriting journey={number} day={view.day} />
              </Details>
            ) : (
              <p
                key={view.day}
                className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-line py-2"
              >
                <span className="font-medium">{checkInTitles[view.day]}</span>
                <span className="text-sm text-ink-2">opens on {formatLongDate(view.date)}</span>
              </p>
            ),
          )}
        </div>
      </section>
      <EarlierJourneys checkIns={checkIns.filter(({ journey }) => journey < number)} />
    </div>
  )
}

/** Two spans that are easily taken for one: the ninety days, and the three months of the visions. */
function Ranges({ start }: { start: string }) {
  const { startDate, error } = useVisions()
  return (
    <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-ink-2">90 days</dt>
        <dd className="font-title text-lg">{formatNinetyDays(start)}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-2">3 months of your visions</dt>
        <dd className="font-title text-lg">
          {startDate
            ? formatPeriod(startDate)
            : error
              ? 'They cannot be read right now'
              : 'They begin on the day you save your first vision'}
        </dd>
      </div>
    </dl>
  )
}
