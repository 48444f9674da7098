import { useState } from 'react'
import { Link } from 'react-router'
import { newId } from '#platform/contract/new-id.ts'
import { lineMax, pageMax } from '#platform/contract/limits.ts'
import type { LocalDate } from '#platform/contract/dates.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { useProfile } from '#features/account/public.tsx'
import { useTheme } from '#features/calm/public.tsx'
import { EarlierVersions } from '#features/history/public.tsx'
import { useSafety } from '#features/safety/public.tsx'
import { TwoColumns, useVisions, VisionSentences } from '#features/vision/public.tsx'
import { ConflictNotice } from '#ui/conflict-notice.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { SaveLine } from '#ui/save-line.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { emptyMonth, type MonthContent } from '../contract.ts'
import { useMonthPlan, type UsedMonth } from '../queries.ts'
import { isEmptyMonthPlan, monthOf, newOutcome, reviewPath, writingOf } from '../rules.ts'
import { monthTexts } from '../rules/month-texts.ts'
import { nearMonth } from '../rules/words.ts'
import { MonthCalendar } from './month-calendar.tsx'
import type { MonthContext } from './month-context.ts'
import { MonthEmpty } from './month-empty.tsx'
import { MonthForm } from './month-form.tsx'
import { MonthHeader } from './month-header.tsx'
import { MonthReading } from './month-reading.tsx'
import { focusOutcome } from './outcomes.tsx'
import { usePillars } from './use-pillars.ts'

const fields: Record<keyof MonthContent, { label: string; bothMax: number }> = {
  big_three: { label: 'Big three', bothMax: 0 },
  game_changer: { label: 'If only one thing changed', bothMax: pageMax },
  game_changer_because: { label: 'because', bothMax: pageMax },
  game_changer_step: { label: 'First step', bothMax: lineMax },
  game_changer_step_by: { label: 'by', bothMax: 0 },
  balance_sections: { label: 'Balance', bothMax: 0 },
  time_for_me: { label: 'Time for me', bothMax: pageMax },
}

/** One month: its days as a calendar, and its plan. */
export function MonthPage({ month, today }: { month: LocalDate; today: LocalDate }) {
  const plan = useMonthPlan(month)
  const { lowStimMode } = useTheme()
  const { sentences } = useVisions()
  return (
    <TwoColumns
      asideLabel="Why, and where it is kept"
      aside={
        <div className="grid gap-5 print:hidden">
          {lowStimMode ? null : <VisionSentences sentences={sentences} />}
          <div className="grid justify-items-start gap-2">
            {month <= monthOf(today) ? (
              <Link to={reviewPath(month)} className={buttonClass('quiet', 'sm')}>
                Look back on {nearMonth(month, today)}
              </Link>
            ) : null}
            <Button size="sm" onClick={() => window.print()}>
              Print this month
            </Button>
            {plan.error || plan.version === 0 ? null : (
              <EarlierVersions
                kind="month"
                row={month}
                empty={emptyMonth}
                present={plan.value}
                read={monthTexts}
                onRestore={plan.change}
              />
            )}
            <SaveLine status={plan.status} />
          </div>
        </div>
      }
    >
      <MonthHeader month={month} today={today} />
      {/* Above the calendar: below it nobody would meet the question. */}
      <ConflictNotice conflicts={plan.conflicts} resolve={plan.resolve} fields={fields} className="mt-6" />
      <div className="mt-6">
        <MonthCalendar month={month} today={today} />
      </div>
      <div className="mt-14">
        {/* Another month is another page: nothing that was open in the one before belongs to it. */}
        <Body key={month} plan={plan} today={today} />
      </div>
    </TwoColumns>
  )
}

function Body({ plan, today }: { plan: UsedMonth; today: LocalDate }) {
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
        This plan cannot be opened right now. {plan.error.message} What you wrote is safe.
      </Notice>
    )
  if (plan.isLoading)
    return (
      <div aria-busy="true" className="grid gap-5">
        <Skeleton className="h-9 w-48" />
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} className="h-28 w-full" />
        ))}
      </div>
    )
  return <Writing plan={plan} today={today} />
}

function Writing({ plan, today }: { plan: UsedMonth; today: LocalDate }) {
  const { month, value, change } = plan
  const pillars = usePillars()
  const { preferences } = useProfile()
  const isOnline = useOnline()
  const safety = useSafety(writingOf(value))
  const [isOpen, setIsOpen] = useState(false)
  const [begunId, setBegunId] = useState<string | null>(null)
  const context: MonthContext = {
    month,
    today,
    value,
    change,
    pillars,
    hidesNumbers: preferences.hide_numbers,
    begunId,
  }
  const isFirst = !isOpen && isEmptyMonthPlan(value)
  const isUnknown = !isOnline && plan.version === 0 && plan.status.onServerAt === null

  function begin(example?: { pillar: string; text: string }) {
    const outcome = newOutcome(newId(), example)
    setIsOpen(true)
    setBegunId(outcome.id)
    change({ big_three: [...value.big_three, outcome] })
    focusOutcome(outcome.id)
  }

  return (
    <>
      {isUnknown ? (
        <Notice className="mb-8 print:hidden">
          You are offline, and this device holds no copy of this plan. What you write is kept here and joined
          with the plan when you are back.
        </Notice>
      ) : null}
      <div className="print:hidden">
        {isFirst ? (
          <MonthEmpty
            name={month === monthOf(today) ? 'this month' : nearMonth(month, today)}
            isPast={month < monthOf(today)}
            pillars={pillars}
            onBegin={begin}
            onShowAll={() => setIsOpen(true)}
          />
        ) : (
          <MonthForm context={context} safety={safety} />
        )}
      </div>
      <div className="hidden print:block">
        <MonthReading context={context} />
      </div>
    </>
  )
}
