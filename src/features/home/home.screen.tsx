import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { useProfile, useToday } from '#features/account/public.tsx'
import { usePlanDay } from '#features/plan/public.tsx'
import { isEmptyDay } from '#features/plan/rules.ts'
import { FlowScorePanel, useProgress } from '#features/progress/public.tsx'
import { planFacts } from '#features/progress/rules/facts.ts'
import { useVisions } from '#features/vision/public.tsx'
import { stateOf } from '#features/vision/rules.ts'
import { Notice } from '#ui/notice.tsx'
import { DayArc } from './parts/day-arc.tsx'
import { FirstSteps } from './parts/first-steps.tsx'
import { Frame } from './parts/frame.tsx'
import { HomeSkeleton } from './parts/home-skeleton.tsx'
import { Intention } from './parts/intention.tsx'
import { TimeForMe } from './parts/time-for-me.tsx'
import { TodayCard } from './parts/today-card.tsx'
import { VisionList } from './parts/vision-list.tsx'
import { useClock, useIsClosed } from './queries.ts'
import { firstSteps, greeting, offersOf, stepOf, timeOfDay } from './rules.ts'

/** Home: the day as it stands at this hour, and the one thing that comes next. */
export default function HomeScreen() {
  const today = useToday()
  // A new day is a new page: nothing of yesterday's stays in it.
  return <Today key={today} today={today} />
}

function Today({ today }: { today: LocalDate }) {
  const { user, rhythm, isLoading } = useProfile()
  const clock = useClock(rhythm.time_zone)
  const plan = usePlanDay(today)
  const known = useProgress(plan.isLoading ? undefined : planFacts(plan.value))
  const visions = useVisions()
  const isClosed = useIsClosed(today)

  const time = timeOfDay(Number(clock.slice(0, 2)), rhythm.day_start_hour)
  const hasPlan = !isEmptyDay(plan.value)
  const days = known.progress?.days ?? []
  const steps = firstSteps({
    plan: hasPlan || days.some((day) => day.has_plan),
    vision: visions.visions.some((vision) => stateOf(vision) !== 'empty'),
    evening: days.some((day) => day.reflection !== 'none'),
  })
  const hasFewDays = known.progress !== null && known.progress.score.value === null
  const isNew = hasFewDays && !visions.isLoading && steps.some(({ isDone }) => !isDone)
  // Nothing begun at all: the three beginnings are the page, and no plan is asked for on top of them.
  const isUntouched = isNew && steps.every(({ isDone }) => !isDone)

  return (
    <Frame
      aside={
        <>
          <FlowScorePanel known={known} offers={offersOf(plan.value, isClosed)} />
          <VisionList {...visions} />
        </>
      }
    >
      <header className="space-y-8">
        <div>
          <p className="text-sm font-semibold text-ink-2">
            {longDay(today)}, {time}
          </p>
          <h1 className="mt-1">{isLoading ? `Good ${time}` : greeting(time, user?.full_name ?? '')}</h1>
        </div>
        <DayArc clock={clock} dayStartHour={rhythm.day_start_hour} />
      </header>
      {plan.isLoading ? (
        <HomeSkeleton />
      ) : (
        <>
          {plan.error ? (
            <Notice kind="error" title="Today’s plan could not be opened">
              {plan.error.message} What you wrote is safe. Please reload the page in a moment.
            </Notice>
          ) : null}
          {plan.conflicts.length > 0 ? (
            <Notice kind="attention" title="Today’s plan was changed in two places">
              Both versions are kept. <Link to="/day-plan">Choose in the plan</Link>
            </Notice>
          ) : null}
          <Intention text={plan.value.intention} />
          {isUntouched || plan.error ? null : (
            <TodayCard plan={plan} step={stepOf(time, hasPlan, isClosed)} sentences={visions.sentences} />
          )}
          <TimeForMe plan={plan} />
          {isNew ? <FirstSteps steps={steps} /> : null}
        </>
      )}
    </Frame>
  )
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

function longDay(date: LocalDate): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
}
