import { memo, useSyncExternalStore } from 'react'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { useTheme } from '#features/calm/public.tsx'
import { useProfile } from '#features/account/public.tsx'
import { HealthOfDay } from '#features/health/public.tsx'
import { CalendarOfDay } from '#features/integrations/public.tsx'
import { useWeekSuggestions } from '#features/week/public.tsx'
import { useVisions, VisionSentences, TwoColumns } from '#features/vision/public.tsx'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SaveLine } from '#ui/save-line.tsx'
import { EarlierVersions } from '#features/history/public.tsx'
import { emptyDay } from '../contract.ts'
import { dayTexts } from '../rules/day-texts.ts'
import { useEveningBefore, useTemplates } from '../queries.ts'
import { aheadDays, reachOf } from '../rules.ts'
import { DayHeader, dayPath } from './day-header.tsx'
import { DayReading } from './day-reading.tsx'
import { DaySheet } from './day-sheet.tsx'
import { DaySkeleton } from './day-skeleton.tsx'
import { DayTools } from './day-tools.tsx'
import { DayWriting } from './day-writing.tsx'
import type { DayContext } from './item-row.tsx'
import { Timeline } from './timeline.tsx'
import { useDayContext } from './use-day-context.ts'
import { useShownDay, type ShownDay } from './use-shown-day.ts'

/** One day: written when it is near, read when it is long past. */
export function DayPage({ date, today }: { date: LocalDate; today: LocalDate }) {
  return <Shown plan={useShownDay(date)} today={today} />
}

const Shown = memo(function Shown({ plan, today }: { plan: ShownDay; today: LocalDate }) {
  const { date } = plan
  const day = useDayContext(plan, today)
  const { sentences } = useVisions()
  const { lowStimMode } = useTheme()
  const { hide_numbers: hidesNumbers } = useProfile().preferences
  const isOpen = reachOf(date, today) === 'open' && !plan.error
  return (
    <TwoColumns
      asideLabel="Hours, why, and where it is kept"
      aside={
        <div className="grid gap-8 print:hidden">
          {isOpen && !lowStimMode ? <Timeline day={day} value={plan.value} headingId="hours" /> : null}
          {isOpen && !lowStimMode ? <CalendarOfDay date={date} /> : null}
          {lowStimMode ? null : <VisionSentences sentences={sentences} />}
          {lowStimMode || hidesNumbers ? null : <HealthOfDay date={date} />}
          <div className="grid justify-items-start gap-2">
            <Saved plan={plan} />
            {isOpen && plan.version > 0 ? (
              <EarlierVersions
                kind="day"
                row={date}
                empty={emptyDay}
                present={plan.value}
                read={dayTexts}
                onRestore={plan.change}
              />
            ) : null}
          </div>
        </div>
      }
    >
      <DayHeader
        date={date}
        today={today}
        menu={isOpen ? <DayTools date={date} value={plan.value} actions={day.actions} /> : null}
      />
      <div className="mt-10 print:hidden">
        <Body plan={plan} day={day} />
      </div>
      <DaySheet date={date} value={plan.value} pillars={day.pillars} />
    </TwoColumns>
  )
})

/** Where the words are: told at once, also while the page around it still follows what is typed. */
function Saved({ plan: { subscribe, snapshot } }: { plan: ShownDay }) {
  return <SaveLine status={useSyncExternalStore(subscribe, () => snapshot().status)} />
}

function Body({ plan, day }: { plan: ShownDay; day: DayContext }) {
  const { date, today } = day
  const reach = reachOf(date, today)
  const before = useEveningBefore(date)
  const templates = useTemplates()
  const week = useWeekSuggestions(date)
  // What is suggested comes together with the day, so that nothing moves once it stands; a day never waits for a second try.
  const isWaiting =
    plan.isLoading ||
    week.isLoading ||
    [before, templates].some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
  if (reach === 'too-far')
    return (
      <p className="max-w-measure text-ink-2">
        A day can be planned up to {aheadDays} days ahead.{' '}
        <Link
          to={dayPath(addDays(today, aheadDays), today)}
          className="text-tide underline underline-offset-4"
        >
          Go to the last one
        </Link>
      </p>
    )
  if (plan.error)
    return (
      <Notice
        kind="error"
        action={
          <Button size="sm" onClick={() => void plan.refresh()}>
            Try again
          </Button>
        }
      >
        This day cannot be opened right now. {plan.error.message} What you wrote is safe.
      </Notice>
    )
  if (isWaiting) return <DaySkeleton />
  if (reach === 'closed')
    return (
      <>
        <p className="mb-10 text-ink-2">
          This day is further back than a week, so it stays as it was. It is here to read.
        </p>
        <DayReading value={plan.value} pillars={day.pillars} />
      </>
    )
  return <DayWriting plan={plan} day={day} />
}
