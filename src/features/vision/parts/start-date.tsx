import { useState, type FormEvent } from 'react'
import { isLocalDate, type LocalDate } from '#platform/contract/dates.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useMoveStart } from '../queries.ts'
import { formatLongDate, periodEnd } from '../rules.ts'

/** Where the three months begin. A date is only sent when the person says so, because typing one passes many others. */
export function StartDate({ startDate, today }: { startDate: LocalDate | null; today: LocalDate }) {
  const [typed, setTyped] = useState<string | null>(null)
  const move = useMoveStart()
  const shown = typed ?? startDate ?? today
  const isValid = isLocalDate(shown)
  const isNew = isValid && shown !== startDate

  function saveStart(event: FormEvent) {
    event.preventDefault()
    if (isNew) move.mutate(shown, { onSuccess: () => setTyped(null) })
  }

  return (
    <form onSubmit={saveStart} aria-label="Start of your three months">
      <Field
        label="Your three months begin on"
        hint={startDate ? undefined : 'Or leave it: they begin on the day you save your first vision.'}
        error={
          move.error
            ? `The start date was not changed. ${move.error.message} Please try again.`
            : !isValid && typed
              ? 'This date does not exist yet.'
              : undefined
        }
      >
        <TextInput type="date" value={shown} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <p className="mt-2 text-sm text-ink-2">
        {isValid ? `They end on ${formatLongDate(periodEnd(shown))}.` : 'Choose a day.'}
      </p>
      {isNew && (typed !== null || startDate === null) ? (
        <Button type="submit" size="sm" className="mt-3" isPending={move.isPending} pendingText="Saving">
          {startDate ? 'Move the start' : 'Begin on this day'}
        </Button>
      ) : null}
      <output className="sr-only">{move.isSuccess ? 'The start date is saved.' : null}</output>
    </form>
  )
}
