import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { lineMax } from '#platform/contract/limits.ts'
import { newId } from '#platform/contract/new-id.ts'
import { nearDay } from '#features/day/rules/words.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import { notesMax, type Note, type Outcome } from '../contract.ts'
import { outcomeWords } from '../rules/words.ts'
import type { MonthContext } from './month-context.ts'

interface OutcomeGoingProps {
  outcome: Outcome
  /** Names the outcome for the buttons. */
  name: string
  context: MonthContext
  onChange: (patch: Partial<Outcome>) => void
}

/** How an outcome goes: notes with their day, and in the end what became of it. There is no per cent of a life. */
export function OutcomeGoing({ outcome, name, context: { today }, onChange }: OutcomeGoingProps) {
  const { notes, state } = outcome
  const list = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState<{ note: Note; at: number } | null>(null)

  function add() {
    onChange({ notes: [...notes, { id: newId(), date: today, text: '' }] })
    // The new note is there after the next paint; whoever adds one wants to write it.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-of-type textarea')?.focus())
  }

  function remove(note: Note, at: number) {
    if (note.text.trim() !== '') setRemoved({ note, at })
    onChange({ notes: notes.filter(({ id }) => id !== note.id) })
  }

  return (
    <div className="grid gap-6">
      <div>
        <ul ref={list} aria-label={`Notes on ${name}`} className="grid gap-1">
          {notes.map((note, at) => (
            <li key={note.id} className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <p className="text-sm text-ink-2">{nearDay(note.date, today)}</p>
                <WritingArea
                  scale="page"
                  aria-label={`Note of ${nearDay(note.date, today)}`}
                  placeholder="It rained; we went anyway"
                  maxLength={lineMax}
                  value={note.text}
                  onChange={(event) => {
                    const text = event.currentTarget.value
                    onChange({ notes: notes.map((one) => (one.id === note.id ? { ...one, text } : one)) })
                  }}
                  onBlur={() => {
                    if (note.text.trim() === '') remove(note, at)
                  }}
                />
              </div>
              <IconButton
                label={`Remove the note of ${nearDay(note.date, today)}`}
                className="mt-5 text-ink-3"
                onClick={() => remove(note, at)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
        <div className="flex min-h-11 flex-wrap items-center gap-x-4">
          {notes.length < notesMax ? (
            <Button variant="plain" size="sm" className="-ml-2.5" onClick={add}>
              <Plus aria-hidden="true" className="size-4" />
              Add a note
            </Button>
          ) : null}
          <output className="text-sm text-ink-2">{removed ? 'Removed.' : null}</output>
          {removed ? (
            <Button
              variant="plain"
              size="sm"
              className="-ml-4"
              onClick={() => {
                onChange({ notes: notes.toSpliced(removed.at, 0, removed.note) })
                setRemoved(null)
              }}
            >
              Undo
            </Button>
          ) : null}
        </div>
      </div>
      <ChoiceChips
        label="What became of it?"
        choices={(['happened', 'partly', 'changed_mind'] as const).map((value) => ({
          value,
          label: outcomeWords[value],
        }))}
        value={state === 'open' ? null : state}
        onChange={(next) => onChange({ state: next ?? 'open' })}
      />
      {state !== 'open' || outcome.state_note.trim() !== '' ? (
        <Field label="A word about it">
          <WritingArea
            scale="page"
            placeholder={state === 'changed_mind' ? 'Swimming suits me better' : undefined}
            maxLength={lineMax}
            value={outcome.state_note}
            onChange={(event) => onChange({ state_note: event.currentTarget.value })}
          />
        </Field>
      ) : null}
    </div>
  )
}
