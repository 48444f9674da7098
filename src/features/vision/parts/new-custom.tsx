import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '#platform/contract/new-id.ts'
import { Button } from '#ui/button.tsx'
import type { CustomHue } from '#ui/drawing/pillar-look.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { customNameMax } from '../contract.ts'
import { useCreateCustom } from '../queries.ts'
import { customPath, type CustomLook } from '../rules/custom.ts'
import { LookPicker } from './look-picker.tsx'

/** Names a pillar of the person's own; what belongs into it is written on the page that opens next. */
export function NewCustom({ startHue }: { startHue: CustomHue }) {
  const navigate = useNavigate()
  const create = useCreateCustom()
  // Made once, so that sending again after a cut line makes the same pillar.
  const [id] = useState(newId)
  const [look, setLook] = useState<CustomLook>({ name: '', sign: 'shell', hue: startHue })
  const [isAsked, setIsAsked] = useState(false)
  const isNamed = look.name.trim() !== ''

  function createVision(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (!isNamed) return
    // Not a callback of the mutation: with the last one that fits, this form is gone before it would run.
    create.mutateAsync({ ...look, id }).then(
      () => navigate(customPath(id)),
      () => {},
    )
  }

  return (
    <form onSubmit={createVision} aria-labelledby="new-custom" className="mt-12">
      <h2 id="new-custom">A pillar of your own</h2>
      <p className="mt-1 max-w-measure text-ink-2">
        For whatever the four do not hold: music, faith, the garden, a house. It counts towards nothing but
        itself.
      </p>
      <div className="mt-6 grid gap-6">
        <Field
          label="Its name"
          error={
            create.error
              ? `It was not made yet. ${create.error.message} What you chose is still here.`
              : isAsked && !isNamed
                ? 'It needs a name first.'
                : undefined
          }
        >
          <TextInput
            value={look.name}
            maxLength={customNameMax}
            autoComplete="off"
            onChange={(event) => setLook({ ...look, name: event.currentTarget.value })}
          />
        </Field>
        <LookPicker look={look} onChange={(change) => setLook({ ...look, ...change })} />
      </div>
      <Button
        type="submit"
        variant="primary"
        className="mt-8"
        isPending={create.isPending}
        pendingText="Creating"
      >
        Create this vision
      </Button>
    </form>
  )
}
