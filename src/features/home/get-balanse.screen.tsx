import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useProfile, useToday } from '#features/account/public.tsx'
import { usePlanDay } from '#features/day/public.tsx'
import { InsightsView, ReportView } from '#features/insights/public.tsx'
import {
  FlowScorePanel,
  JourneyDays,
  RhythmView,
  ScoreView,
  useProgress,
} from '#features/progress/public.tsx'
import { FindButtons } from '#features/find/public.tsx'
import { planFacts } from '#features/progress/rules/facts.ts'
import { useVisions } from '#features/vision/public.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DayNotices } from './parts/day-notices.tsx'
import { Frame } from './parts/frame.tsx'
import { Method } from './parts/method.tsx'
import { ViewTabs, viewOf } from './parts/view-tabs.tsx'
import { Thread } from './parts/thread.tsx'
import { VisionCards } from './parts/vision-cards.tsx'
import { useIsClosed } from './queries.ts'
import { offersOf } from './rules.ts'

/** The map, and what can be opened on it: the score, the rhythm of the days, insights, and a report to take along. */
export default function GetBalanseScreen() {
  const view = viewOf(useSearchParams()[0].get('view'))
  return (
    <>
      <ViewTabs view={view} />
      {view === 'overview' ? (
        <Overview />
      ) : (
        <Suspense fallback={<Skeleton className="h-[32rem]" />}>
          {view === 'insights' ? (
            <InsightsView />
          ) : view === 'report' ? (
            <ReportView />
          ) : (
            <Numbers view={view} />
          )}
        </Suspense>
      )}
    </>
  )
}

/** Today as it stands on this device, and the numbers that follow from it. */
function useToDate() {
  const today = useToday()
  const plan = usePlanDay(today)
  const known = useProgress(plan.isLoading ? undefined : planFacts(plan.value))
  return { today, plan, known, isClosed: useIsClosed(today) }
}

function Numbers({ view }: { view: 'score' | 'rhythm' }) {
  const { plan, known, isClosed } = useToDate()
  if (view === 'rhythm') return <RhythmView known={known} />
  return <ScoreView known={known} day={plan.isLoading ? null : plan.value} isClosed={isClosed} />
}

/** Where the visions stand, what is planned, how far the journey has come. */
function Overview() {
  const { today, plan, known, isClosed } = useToDate()
  const { preferences, rhythm } = useProfile()
  const visions = useVisions()
  return (
    <Frame aside={<FlowScorePanel known={known} offers={offersOf(plan.value, isClosed)} />}>
      <header>
        <h1>Your Balanse</h1>
        <p className="mt-2 max-w-measure text-ink-2">
          Where you want to go, what you planned for it, and how it is going.
        </p>
        <div className="mt-5">
          <FindButtons />
        </div>
      </header>
      <DayNotices plan={plan} />
      <VisionCards {...visions} />
      <Thread
        plan={plan}
        visions={visions}
        today={today}
        weekStartsOn={rhythm.week_starts_on}
        hidesNumbers={preferences.hide_numbers}
      />
      <JourneyDays progress={known.progress} hidesNumbers={preferences.hide_numbers} />
      <Method />
    </Frame>
  )
}
