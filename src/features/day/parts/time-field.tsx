import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

interface TimeFieldProps {
  label: string
  /** `HH:MM`, or null while no time is chosen. */
  value: string | null
  onChange: (time: string | null) => void
  className?: string
}

/** A time of the clock, with the browser's own field: it speaks the person's own way of writing hours. */
export function TimeField({ label, value, onChange, className }: TimeFieldProps) {
  return (
    <Field label={label} className={className}>
      <TextInput
        type="time"
        className="[&]:px-2.5"
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value.slice(0, 5) || null)}
      />
    </Field>
  )
}
