import { useProfile, useToday } from '#features/account/public.tsx'
import { usePlanDay } from '#features/plan/public.tsx'
import { FlowScorePanel, useProgress } from '#features/progress/public.tsx'
import { planFacts } from '#features/progress/rules/facts.ts'
import { useVisions } from '#features/vision/public.tsx'
import { Frame } from './parts/frame.tsx'
import { Journey } from './parts/journey.tsx'
import { Method } from './parts/method.tsx'
import { PlanStates } from './parts/plan-states.tsx'
import { VisionCards } from './parts/vision-cards.tsx'
import { useIsClosed } from './queries.ts'
import { offersOf } from './rules.ts'

/** The map: where the visions stand, what is planned, how far the journey has come. */
export default function GetBalanseScreen() {
  const today = useToday()
  const { preferences, rhythm } = useProfile()
  const plan = usePlanDay(today)
  const known = useProgress(plan.isLoading ? undefined : planFacts(plan.value))
  const visions = useVisions()
  const isClosed = useIsClosed(today)
  return (
    <Frame aside={<FlowScorePanel known={known} offers={offersOf(plan.value, isClosed)} />}>
      <header>
        <h1>Your Balanse</h1>
        <p className="mt-2 max-w-measure text-ink-2">
          Where you want to go, what you planned for it, and how it is going.
        </p>
      </header>
      <VisionCards {...visions} />
      <PlanStates
        plan={plan}
        today={today}
        weekStartsOn={rhythm.week_starts_on}
        hidesNumbers={preferences.hide_numbers}
      />
      <Journey progress={known.progress} hidesNumbers={preferences.hide_numbers} />
      <Method />
    </Frame>
  )
}
