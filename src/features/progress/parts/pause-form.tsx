import { useState, type FormEvent } from 'react'
import { daysBetween, isLocalDate, type LocalDate } from '#platform/contract/dates.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { pauseDaysMax, type PauseContent } from '../contract.ts'

export interface PauseFormProps {
  today: LocalDate
  isPending: boolean
  onSave: (content: PauseContent) => void
}

/** From one day to another, past days as well: nobody knows beforehand that they will be ill. */
export function PauseForm({ today, isPending, onSave }: PauseFormProps) {
  const [kind, setKind] = useState<PauseContent['kind']>('rest')
  const [from, setFrom] = useState<string>(today)
  const [to, setTo] = useState<string>(today)
  const problem = problemOf(kind, from, to)

  function send(event: FormEvent) {
    event.preventDefault()
    if (!problem) onSave({ kind, from, to: to || null })
  }

  return (
    <form aria-label="Set days of rest" onSubmit={send} className="mt-4 grid gap-4">
      <Segmented
        label="What it is"
        choices={[
          { value: 'rest', label: 'Rest' },
          { value: 'pause', label: 'Pause' },
        ]}
        value={kind}
        onChange={setKind}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label="From">
          <TextInput
            type="date"
            required
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
        </Field>
        <Field label="To">
          <TextInput
            type="date"
            required={kind === 'rest'}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </Field>
      </div>
      <p className="min-h-[1.5em] text-sm text-ink-2">
        {problem ?? (kind === 'pause' && !to ? 'Without a last day it holds until you go on.' : null)}
      </p>
      <div>
        <Button type="submit" size="sm" isPending={isPending} pendingText="Saving">
          Save these days
        </Button>
      </div>
    </form>
  )
}

function problemOf(kind: PauseContent['kind'], from: string, to: string): string | null {
  if (!isLocalDate(from)) return 'Choose a first day.'
  if (!to) return kind === 'rest' ? 'Choose a last day.' : null
  if (!isLocalDate(to)) return 'This last day does not exist.'
  if (to < from) return 'It ends on its first day or later.'
  if (daysBetween(from, to) >= pauseDaysMax) return `At most ${pauseDaysMax} days fit.`
  return null
}
