import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { addMonths, type LocalDate } from '#platform/contract/dates.ts'
import { useProfile } from '#features/account/public.tsx'
import { useDays } from '#features/day/public.tsx'
import { monthTitle } from '#features/day/rules/words.ts'
import { useMonthPlan } from '#features/month/public.tsx'
import { monthEnd, monthOf, reviewPath } from '#features/month/rules.ts'
import { useCustomVisions } from '#features/vision/public.tsx'
import { PeriodNav } from '#ui/period-nav.tsx'
import { finishedLines } from '../rules/entry.ts'
import { monthOfEntry, reviewedOutcomes, reviewPatch, reviewStart } from '../rules/month-review.ts'
import { monthly, monthlyFor } from '../templates/month-review.ts'
import { CarryBalance, CarryGameChanger, CarryOutcome } from './carry-on.tsx'
import type { BelowStep } from './exercise-form.tsx'
import { ExercisePage, ExerciseSkeleton } from './exercise-page.tsx'
import { MomentIdeas } from './moment-ideas.tsx'

interface MonthReviewProps {
  month: LocalDate
  today: LocalDate
  /** An entry that is there already stays with its month. */
  isAsked: boolean
}

/** A look back on one month, made of its plan. Finishing writes what became of the big three back into the plan. */
export function MonthReview({ month, today, isAsked }: MonthReviewProps) {
  const { key } = useLocation()
  const plan = useMonthPlan(month)
  const { preferences } = useProfile()
  const customs = useCustomVisions().data?.visions
  const end = monthEnd(month)
  const { data, isPending, failureCount } = useDays(month, end < today ? end : today)
  const exercise = useMemo(
    () => monthlyFor(month, plan.value, customs ?? [], preferences.hide_numbers),
    [month, plan.value, customs, preferences.hide_numbers],
  )
  // The page begins with what the days and the plan say, so it waits for both; without a connection it begins with less.
  if (plan.isLoading || (isPending && failureCount === 0)) return <ReviewSkeleton />
  return (
    <ExercisePage
      key={`${key} ${month}`}
      exercise={exercise}
      start={reviewStart(month, plan.value, finishedLines(data?.days ?? []))}
      tools={<WhichMonth month={month} today={today} isAsked={isAsked} />}
      Below={BelowReview}
      beforeFinish={async ({ fields }) => {
        const patch = reviewPatch(plan.value, fields)
        if (Object.keys(patch).length === 0) return
        plan.change(patch)
        // The plan keeps and sends its own changes, so one that cannot go now holds nothing up.
        await plan.flush().catch(() => {})
      }}
    />
  )
}

export function ReviewSkeleton() {
  return (
    <div className="mx-auto max-w-column">
      <h1>{monthly.title}</h1>
      <ExerciseSkeleton />
    </div>
  )
}

function WhichMonth({ month, today, isAsked }: MonthReviewProps) {
  const link = (other: LocalDate, words: string) => ({
    to: reviewPath(other),
    label: `${words} month, ${monthTitle(other)}`,
  })
  const next = addMonths(month, 1)
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-3">
      <p className="font-title text-xl">{monthTitle(month)}</p>
      {isAsked ? null : (
        <PeriodNav
          label="Months"
          back={link(addMonths(month, -1), 'Previous')}
          on={next <= today ? link(next, 'Next') : null}
          now={{ to: reviewPath(monthOf(today)), label: 'This month', isHere: month === monthOf(today) }}
        />
      )}
    </div>
  )
}

const BelowReview: BelowStep = ({ step, value, change }) => {
  const month = monthOfEntry(value)
  const { value: plan } = useMonthPlan(month)
  if (step.id === 'moments') return <MomentIdeas month={month} value={value} change={change} />
  if (step.id === 'balance') return <CarryBalance month={month} value={value} />
  if (step.id === 'game_changer') return <CarryGameChanger month={month} plan={plan} />
  const number = Number(/^outcome_(\d)$/.exec(step.id ?? '')?.[1] ?? 0)
  const outcome = reviewedOutcomes(plan)[number - 1]
  // What happened is done with; all else may go on, or not.
  if (!outcome || value.fields[`outcome_${number}`] === 'Happened') return null
  return <CarryOutcome month={month} outcome={outcome} />
}
