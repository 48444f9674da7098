import { useState } from 'react'
import { Details } from '#ui/details.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { customNameMax, type CustomContent } from '../contract.ts'
import { LookPicker } from './look-picker.tsx'

interface CustomLookProps {
  value: CustomContent
  change: (patch: Partial<CustomContent>) => void
}

/** Changes the name, the sign and the colour of a pillar of the person's own. */
export function CustomLookFields({ value, change }: CustomLookProps) {
  // While the name is empty nothing is saved: the last one that was a name stays.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value.name
  return (
    <Details title="Name, sign and colour" className="mt-8 border-t">
      <div className="grid gap-6">
        <Field
          label="Its name"
          error={shown.trim() === '' ? `It needs a name. Until then it stays “${value.name}”.` : undefined}
        >
          <TextInput
            value={shown}
            maxLength={customNameMax}
            autoComplete="off"
            onChange={(event) => {
              const name = event.currentTarget.value
              setTyped(name)
              if (name.trim() !== '') change({ name })
            }}
            onBlur={() => setTyped(null)}
          />
        </Field>
        <LookPicker look={value} onChange={change} />
      </div>
    </Details>
  )
}
