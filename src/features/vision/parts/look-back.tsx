import type { LocalDate } from '#platform/contract/dates.ts'
import { dayWords } from '#features/history/rules.ts'
import { Field } from '#ui/field.tsx'
import { SelectInput } from '#ui/select-input.tsx'

interface LookBackFieldProps {
  days: readonly LocalDate[]
  today: LocalDate
  date: LocalDate | null
  choose: (date: LocalDate | null) => void
}

/** Which day the visions are shown beside. Nothing to look back to: nothing is asked. */
export function LookBackField({ days, today, date, choose }: LookBackFieldProps) {
  if (days.length === 0) return null
  return (
    <Field label="Look back" hint="See them beside how they stood on an earlier day." className="max-w-md">
      <SelectInput value={date ?? ''} onChange={(event) => choose(event.currentTarget.value || null)}>
        <option value="">As they are now</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {dayWords(day, today)}
          </option>
        ))}
      </SelectInput>
    </Field>
  )
}
