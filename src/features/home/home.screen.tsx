import type { LocalDate } from '#platform/contract/dates.ts'
import { useProfile, useToday } from '#features/account/public.tsx'
import { usePlanDay } from '#features/day/public.tsx'
import { isEmptyDay } from '#features/day/rules.ts'
import { FindButtons } from '#features/find/public.tsx'
import { FlowScorePanel, useProgress } from '#features/progress/public.tsx'
import { planFacts } from '#features/progress/rules/facts.ts'
import { useVisions } from '#features/vision/public.tsx'
import { mainPillars, stateOf } from '#features/vision/rules.ts'
import { DayArc } from './parts/day-arc.tsx'
import { DayNotices } from './parts/day-notices.tsx'
import { FirstSteps } from './parts/first-steps.tsx'
import { Frame } from './parts/frame.tsx'
import { HomeSkeleton } from './parts/home-skeleton.tsx'
import { Intention } from './parts/intention.tsx'
import { MoodTap } from './parts/mood-tap.tsx'
import { NudgeCard } from './parts/nudge-card.tsx'
import { TimeForMe } from './parts/time-for-me.tsx'
import { TodayCard } from './parts/today-card.tsx'
import { VisionList } from './parts/vision-list.tsx'
import { WeekLine } from './parts/week-line.tsx'
import { useClock, useIsClosed } from './queries.ts'
import { firstAction, firstSteps, greeting, offersOf, planState, stepOf, timeOfDay } from './rules.ts'

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
  const days = known.progress?.days ?? []
  const steps = firstSteps({
    plan: !isEmptyDay(plan.value) || days.some((day) => day.has_plan),
    vision: visions.visions.some((vision) => stateOf(vision) !== 'empty'),
    evening: days.some((day) => day.reflection !== 'none'),
  })
  const hasFewDays = known.progress !== null && known.progress.score.value === null
  // What could not be read may well be written.
  const isRead = !plan.error && !visions.isLoading && !visions.error
  const isNew = hasFewDays && isRead && steps.some(({ isDone }) => !isDone)
  const step = stepOf({
    time,
    // Nothing begun at all: the three beginnings are the page, and no plan is asked for on top of them.
    isUntouched: isNew && steps.every(({ isDone }) => !isDone),
    plan: planState(plan.value),
    isClosed,
  })

  return (
    <Frame
      aside={
        <>
          <FlowScorePanel known={known} offers={offersOf(plan.value, isClosed)} />
          {/* A first score is shorter than a full one: what stands below waits until its height is known. */}
          {known.progress || known.error ? <VisionList {...visions} /> : null}
        </>
      }
    >
      <header className="space-y-8">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div>
            <p className="text-sm font-semibold text-ink-2">
              {longDay(today)}, {time}
            </p>
            <h1 className="mt-1">{isLoading ? `Good ${time}` : greeting(time, user?.full_name ?? '')}</h1>
          </div>
          <FindButtons />
        </div>
        <DayArc clock={clock} dayStartHour={rhythm.day_start_hour} />
      </header>
      {plan.isLoading ? (
        <HomeSkeleton />
      ) : (
        <>
          <DayNotices plan={plan} />
          <Intention text={plan.value.intention} />
          {step === 'begin' || plan.error ? null : (
            <TodayCard plan={plan} step={step} sentences={visions.sentences} />
          )}
          <TimeForMe plan={plan} />
          {time === 'afternoon' && step !== 'begin' && step !== 'done' ? <MoodTap today={today} /> : null}
          {isNew ? <FirstSteps steps={steps} action={step === 'begin' ? firstAction(time) : null} /> : null}
          {isNew ? null : <WeekLine today={today} weekStartsOn={rhythm.week_starts_on} />}
          {isNew || step === 'done' || visions.isLoading || visions.error ? null : (
            <NudgeCard
              today={today}
              day={plan.value}
              sentences={visions.sentences}
              open={mainPillars.filter(
                (pillar) => stateOf(visions.visions.find((vision) => vision.pillar === pillar)) === 'empty',
              )}
            />
          )}
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
