import { useState } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { dayTitle, nearDay } from '#features/day/rules/words.ts'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { firstDay } from '../contract.ts'
import { dateTrouble } from '../rules/entry-dates.ts'
import { openDates } from '../rules/entry.ts'

interface DayFieldProps {
  date: LocalDate
  today: LocalDate
  onChange: (date: LocalDate) => void
}

/** The day that an entry is about: one of the last eight by a press, any other since 1970 by its date. */
export function DayField({ date, today, onChange }: DayFieldProps) {
  const dates = openDates(today)
  const [typed, setTyped] = useState(dates.includes(date) ? '' : date)
  const trouble = typed === '' ? null : dateTrouble(typed, today)
  return (
    <div className="grid gap-4">
      <ChoiceChips
        label="The day it is about"
        choices={dates.map((day) => ({ value: day, label: nearDay(day, today) }))}
        value={dates.includes(date) ? date : null}
        onChange={(day) => {
          setTyped('')
          onChange(day ?? today)
        }}
      />
      <Field
        label="An earlier day"
        error={trouble && `${trouble} The entry keeps the day it has.`}
        className="max-w-xs"
      >
        <TextInput
          type="date"
          min={firstDay}
          max={today}
          value={typed}
          onChange={(event) => {
            const day = event.currentTarget.value
            setTyped(day)
            if (day !== '' && dateTrouble(day, today) === null) onChange(day)
          }}
        />
      </Field>
      {date === today ? null : (
        <p className="text-sm text-ink-2">
          It will stand under {dayTitle(date, today)}. When you really wrote it stays beside it.
        </p>
      )}
    </div>
  )
}
