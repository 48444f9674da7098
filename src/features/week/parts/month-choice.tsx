import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import type { OutcomeLink } from '#features/day/contract.ts'
import { pillarOf, pillarPatch } from '#features/day/rules/pillars.ts'
import { useMonthPlan } from '#features/month/public.tsx'
import type { Outcome } from '#features/month/contract.ts'
import { monthOf, writtenOutcomes } from '#features/month/rules.ts'
import { monthName } from '#features/vision/rules.ts'
import { Field } from '#ui/field.tsx'
import { SelectInput } from '#ui/select-input.tsx'
import type { WeekPriority } from '../contract.ts'
import type { WeekContext } from './week-section.tsx'

interface MonthChoiceProps {
  priority: WeekPriority
  week: WeekContext
  onChange: (patch: Partial<WeekPriority>) => void
}

/** Which of the big three a priority serves: those of the months that the week touches. Nothing where there are none. */
export function MonthChoice({ priority, week: { start, pillars }, onChange }: MonthChoiceProps) {
  const first = useOffered(monthOf(start))
  const last = useOffered(monthOf(addDays(start, 6)))
  const offered = first[0]?.month === last[0]?.month ? first : [...first, ...last]
  if (offered.length === 0) return null
  const chosen = priority.outcome ?? null

  function choose(value: string) {
    const found = offered.find((each) => valueOf(each) === value)
    // What serves an outcome serves its pillar too, unless the person said otherwise.
    const served = pillars.find(({ id, isGone }) => id === found?.outcome.pillar && !isGone)
    onChange({
      outcome: found ? { month: found.month, id: found.outcome.id } : null,
      ...(served && pillarOf(priority) === undefined ? pillarPatch(served) : {}),
    })
  }

  return (
    <Field label="For the month">
      <SelectInput
        value={chosen ? valueOf(chosen) : ''}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">For none of its big three</option>
        {offered.map((each) => (
          <option key={valueOf(each)} value={valueOf(each)}>
            {`${monthName(each.month)}: ${each.outcome.text}`}
          </option>
        ))}
        {chosen && !offered.some((each) => valueOf(each) === valueOf(chosen)) ? (
          <option value={valueOf(chosen)}>What was chosen before</option>
        ) : null}
      </SelectInput>
    </Field>
  )
}

interface Offered {
  id: string
  month: LocalDate
  outcome: Outcome
}

function useOffered(month: LocalDate): Offered[] {
  const { value } = useMonthPlan(month)
  return writtenOutcomes(value).map((outcome) => ({ id: outcome.id, month, outcome }))
}

const valueOf = ({ month, id }: OutcomeLink): string => `${month} ${id}`
