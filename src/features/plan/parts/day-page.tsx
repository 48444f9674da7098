import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { lineMax, pageMax } from '#platform/contract/limits.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { useTheme } from '#features/calm/public.tsx'
import { pillars, type Pillar } from '#features/vision/contract.ts'
import { SafetyAt, useSafety } from '#features/safety/public.tsx'
import { ConflictNotice, TwoColumns, useVisions, VisionSentences } from '#features/vision/public.tsx'
import { mainPillars } from '#features/vision/rules.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SaveLine } from '#ui/save-line.tsx'
import type { DayContent } from '../contract.ts'
import { useEveningBefore, usePlanDay, type PlanDay } from '../queries.ts'
import { aheadDays, isEmptyDay, reachOf, writingOf } from '../rules.ts'
import { DayForm } from './day-form.tsx'
import { DayHeader, dayPath } from './day-header.tsx'
import { DayReading } from './day-reading.tsx'
import { DaySkeleton } from './day-skeleton.tsx'
import { FirstLine } from './first-line.tsx'
import type { DayContext } from './item-row.tsx'
import { Suggestions } from './suggestions.tsx'
import { useDayActions } from './use-day-actions.ts'

const fields: Record<keyof DayContent, { label: string; bothMax: number }> = {
  intention: { label: 'How do I want to be?', bothMax: lineMax },
  great_day: { label: 'What would make it great?', bothMax: pageMax },
  main_priorities: { label: 'Main priorities', bothMax: 0 },
  time_for_me: { label: 'Time for me', bothMax: lineMax },
  time_for_me_done: { label: 'Time for me', bothMax: 0 },
  mind_tasks: { label: 'Mind', bothMax: 0 },
  body_tasks: { label: 'Body', bothMax: 0 },
  relationships_tasks: { label: 'Relationships', bothMax: 0 },
  purpose_tasks: { label: 'Purpose', bothMax: 0 },
  other_pillars: { label: 'Other pillars', bothMax: 0 },
}

/** One day: written when it is near, read when it is long past. */
export function DayPage({ date, today }: { date: LocalDate; today: LocalDate }) {
  const plan = usePlanDay(date)
  const { sentences, visions } = useVisions()
  const { lowStimMode } = useTheme()
  const shown = useMemo(
    () =>
      pillars.filter(
        (pillar) =>
          (mainPillars as readonly Pillar[]).includes(pillar) ||
          (plan.value.other_pillars[pillar]?.length ?? 0) > 0 ||
          visions.some((vision) => vision.pillar === pillar && !vision.is_resting),
      ),
    [plan.value.other_pillars, visions],
  )
  return (
    <TwoColumns
      asideLabel="Why, and where it is kept"
      aside={
        <div className="grid gap-5">
          {lowStimMode ? null : <VisionSentences sentences={sentences} />}
          <SaveLine status={plan.status} />
        </div>
      }
    >
      <DayHeader date={date} today={today} />
      <div className="mt-10">
        <Body plan={plan} today={today} sentences={sentences} visions={visions} pillars={shown} />
      </div>
    </TwoColumns>
  )
}

interface BodyProps extends Pick<DayContext, 'today' | 'sentences' | 'pillars'> {
  plan: PlanDay
  visions: ReturnType<typeof useVisions>['visions']
}

function Body({ plan, today, sentences, visions, pillars }: BodyProps) {
  const reach = reachOf(plan.date, today)
  const before = useEveningBefore(plan.date)
  // Both come together, so that nothing moves once it stands; a day never waits for a second try at the evening.
  const isWaiting = plan.isLoading || (before.isLoading && before.failureCount === 0)
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
        <DayReading value={plan.value} />
      </>
    )
  return <Writing plan={plan} today={today} sentences={sentences} visions={visions} pillars={pillars} />
}

function Writing({ plan, today, sentences, visions, pillars }: BodyProps) {
  const actions = useDayActions(plan)
  const isOnline = useOnline()
  const safety = useSafety(writingOf(plan.value))
  const [begunHere, setBegunHere] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const day: DayContext = { date: plan.date, today, actions, sentences, pillars }
  const suggestions = <Suggestions day={day} value={plan.value} carried={plan.carried} />
  const isFirst = !isOpen && (begunHere || isEmptyDay(plan.value))
  const isUnknown = !isOnline && plan.version === 0 && plan.status.onServerAt === null
  return (
    <>
      {isUnknown ? (
        <Notice className="mb-8">
          You are offline, and this device holds no copy of this day. What you write is kept here and joined
          with the day when you are back.
        </Notice>
      ) : null}
      <ConflictNotice conflicts={plan.conflicts} resolve={plan.resolve} fields={fields} className="mb-8" />
      {isFirst ? (
        <div className="grid gap-10">
          {suggestions}
          <FirstLine
            day={{
              ...day,
              actions: {
                ...actions,
                begin(...line) {
                  setBegunHere(true)
                  actions.begin(...line)
                },
              },
            }}
            items={plan.value.main_priorities}
            onShowAll={() => setIsOpen(true)}
          />
          <SafetyAt safety={safety} part="priorities" />
        </div>
      ) : (
        <DayForm plan={plan} day={day} visions={visions} suggestions={suggestions} safety={safety} />
      )}
    </>
  )
}
