import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

interface ClockFieldProps {
  label: string
  time: string
  onChange: (time: string) => void
}

/** A time on the person's clock. It is taken once it is whole: while it is typed it is not theirs yet. */
export function ClockField({ label, time, onChange }: ClockFieldProps) {
  const [typed, setTyped] = useState(time)
  function take() {
    if (/^\d\d:\d\d$/.test(typed) && typed !== time) onChange(typed)
    else setTyped(time)
  }
  return (
    <Field label={label} className="w-44">
      <TextInput
        type="time"
        dir="ltr"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
        }}
      />
    </Field>
  )
}
