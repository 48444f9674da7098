import { type FormEvent, useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { lineMax } from '#platform/contract/limits.ts'
import type { LocalDate } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { dayTitle } from '#features/day/rules/words.ts'
import type { Pillar } from '#features/vision/contract.ts'
import { mainPillars, pillarNames } from '#features/vision/rules.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { addKinds, dayTrouble, withLine, type AddKind } from '../rules/addition.ts'
import { endingDate, readDate } from '../rules/date-words.ts'
import type { Addition } from './added.tsx'
import { useDayRoom, useTomorrowLine } from './use-additions.ts'

export interface QuickAddProps {
  isOpen: boolean
  onAdd: (addition: Addition) => void
  onClose: () => void
}

/** One line that becomes a task, a line in the journal or something to try tomorrow. */
export function QuickAdd({ isOpen, onAdd, onClose }: QuickAddProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      variant="line"
      title="Add a line"
    >
      <AddForm onAdd={onAdd} />
    </Dialog>
  )
}

function AddForm({ onAdd }: Pick<QuickAddProps, 'onAdd'>) {
  const today = useToday()
  // One line, one id: pressing Enter twice is adding once.
  const [id] = useState(newId)
  const [line, setLine] = useState('')
  const [kind, setKind] = useState<AddKind>('today')
  const [when, setWhen] = useState('')
  const [pillar, setPillar] = useState<Pillar | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const date = kind === 'day' ? readDate(when, today) : today
  const isTask = kind === 'today' || kind === 'day'
  const fullness = useDayRoom(date ?? today)
  const kept = useTomorrowLine(today)
  const trouble = troubleOf()

  function troubleOf(): string | null {
    if (line.trim() === '') return 'Write a few words first.'
    if (kind === 'day' && date === null) return 'Name a day, such as tomorrow, fri or 3 dec.'
    if (isTask) return (date && dayTrouble(date, today)) ?? fullness
    if (kind === 'tomorrow' && withLine(kept, line) === null)
      return 'There is no room left in that line of the evening. Shorten this one.'
    return null
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (trouble !== null || date === null) {
      input.current?.focus()
      return
    }
    onAdd({
      id,
      text: line.trim(),
      date,
      pillar: isTask ? pillar : null,
      kind: kind === 'today' || kind === 'day' ? 'task' : kind,
    })
  }

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col gap-6 overflow-y-auto px-0.5 pb-1">
      <Field label="In one line" error={isAsked && line.trim() === '' ? trouble : undefined}>
        <TextInput
          ref={input}
          value={line}
          maxLength={lineMax}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setLine(event.currentTarget.value)}
        />
      </Field>
      <Segmented label="It is a" choices={addKinds} value={kind} onChange={setKind} />
      {isTask ? (
        <DayQuestion
          line={line}
          kind={kind}
          today={today}
          onTake={(text, words) => {
            setLine(text)
            setKind('day')
            setWhen(words)
            input.current?.focus()
          }}
        />
      ) : null}
      {kind === 'day' ? <WhenField when={when} date={date} today={today} onChange={setWhen} /> : null}
      {kind === 'tomorrow' && kept !== '' ? (
        <p className="text-sm text-ink-2">It follows what you wrote tonight: “{kept}”</p>
      ) : null}
      {isTask ? (
        <ChoiceChips
          label="Pillar, if you like"
          choices={mainPillars.map((value) => ({ value, label: pillarNames[value] }))}
          value={pillar}
          onChange={setPillar}
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <output className="text-sm text-ink-2">{isAsked && line.trim() !== '' ? trouble : null}</output>
        <Button type="submit" variant="primary">
          Add
        </Button>
      </div>
    </form>
  )
}

interface DayQuestionProps {
  line: string
  kind: AddKind
  today: LocalDate
  onTake: (text: string, words: string) => void
}

/** A line that ends in a day is asked about; until the person says so, its words are just words. */
function DayQuestion({ line, kind, today, onTake }: DayQuestionProps) {
  const ending = endingDate(line, today)
  if (!ending || dayTrouble(ending.date, today) !== null || (kind === 'today' && ending.date === today))
    return null
  return (
    <Button size="sm" className="self-start" onClick={() => onTake(ending.text, ending.words)}>
      Put “{ending.text.length > 30 ? `${ending.text.slice(0, 29).trimEnd()}…` : ending.text}” on{' '}
      {dayTitle(ending.date, today)}
    </Button>
  )
}

interface WhenFieldProps {
  when: string
  date: LocalDate | null
  today: LocalDate
  onChange: (when: string) => void
}

/** The day in words, with the date that they mean under them. */
function WhenField({ when, date, today, onChange }: WhenFieldProps) {
  const trouble = date && dayTrouble(date, today)
  return (
    <div>
      <Field label="Which day?" hint="Such as tomorrow, fri, in 2 weeks or 3 dec.">
        <TextInput
          value={when}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      <output className="mt-1.5 block min-h-6 text-sm">
        {date ? (
          <>
            <strong className="font-semibold">{dayTitle(date, today)}</strong>
            {trouble ? <span className="text-ink-2">. {trouble}</span> : null}
          </>
        ) : when.trim() === '' ? null : (
          <span className="text-ink-2">These words do not name one certain day yet.</span>
        )}
      </output>
    </div>
  )
}
