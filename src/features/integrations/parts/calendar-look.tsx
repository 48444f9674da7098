import { Field } from '#ui/field.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { nameMax, type CalendarLook } from '../contract.ts'
import { HuePicker } from './hue-picker.tsx'

interface CalendarLookFieldsProps {
  value: CalendarLook
  onChange: (change: Partial<CalendarLook>) => void
  /** Titles that were never kept cannot come back. */
  isBusyForGood?: boolean
}

/** How a calendar stands in the day. */
export function CalendarLookFields({ value, onChange, isBusyForGood = false }: CalendarLookFieldsProps) {
  return (
    <>
      <Field label="Name">
        <TextInput
          required
          maxLength={nameMax}
          placeholder="Work"
          value={value.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      </Field>
      <HuePicker value={value.hue} onChange={(hue) => onChange({ hue })} />
      {isBusyForGood ? (
        <p className="text-sm text-ink-2">
          Only the hours were kept. Bring the calendar again to see what they are for.
        </p>
      ) : (
        <Switch
          label="Keep only the hours"
          hint="Neither titles nor places are kept on this server then."
          isOn={value.is_busy_only}
          onChange={(is_busy_only) => onChange({ is_busy_only })}
        />
      )}
    </>
  )
}
