import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { exactSpan } from '../rules/capacity.ts'
import { parseSpan } from '../rules/span.ts'

interface SpanFieldProps {
  label: string
  /** In minutes; null when nobody said. */
  value: number | null
  onChange: (minutes: number | null) => void
  className?: string
}

/** A length of time as people write it: minutes, or hours. What cannot be read stays in the field and says so. */
export function SpanField({ label, value, onChange, className }: SpanFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isOdd = typed !== null && typed.trim() !== '' && parseSpan(typed) === null
  return (
    <Field
      label={label}
      className={className}
      error={isOdd ? 'Minutes such as 45, or hours such as 1.5 h.' : undefined}
    >
      <TextInput
        value={typed ?? (value === null ? '' : exactSpan(value))}
        placeholder="45 min"
        autoComplete="off"
        maxLength={20}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          const minutes = parseSpan(text)
          if (minutes !== null || text.trim() === '') onChange(minutes)
        }}
        onBlur={() => {
          if (!isOdd) setTyped(null)
        }}
      />
    </Field>
  )
}
