import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { lineMax } from '#platform/contract/limits.ts'
import { monthName } from '#features/vision/rules.ts'
import { Details } from '#ui/details.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { Outcome } from '../contract.ts'
import { monthOf } from '../rules.ts'
import { outcomeWords, surenessWord } from '../rules/words.ts'
import { BecauseLine } from './because-line.tsx'
import type { MonthContext } from './month-context.ts'
import { OutcomeGoing } from './outcome-going.tsx'
import { OutcomeShape } from './outcome-shape.tsx'
import { ServedInWeeks } from './served-in-weeks.tsx'

interface OutcomeCardProps {
  outcome: Outcome
  number: number
  placeholder: string
  context: MonthContext
  onChange: (patch: Partial<Outcome>) => void
  onRemove: () => void
}

/** One outcome: its sentence first, why it is there, and behind two doors how it is meant and how it goes. */
export function OutcomeCard({ outcome, number, placeholder, context, onChange, onRemove }: OutcomeCardProps) {
  const id = useId()
  const { month, today, pillars, hidesNumbers, begunId } = context
  const name = outcome.text.trim() || `outcome ${number}`
  const pillar = outcome.pillar === null ? undefined : pillars.get(outcome.pillar)
  const hasBegun = month <= monthOf(today)
  // Open where something is still to be said; a door that was opened or closed by hand stays as it is.
  const [isNew] = useState(outcome.text.trim() === '' || outcome.id === begunId)
  return (
    <li className="flex items-start gap-1 border-t border-line pt-5 pb-2">
      <span aria-hidden="true" className="w-7 shrink-0 pt-7 font-title text-xl text-ink-3">
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <p id={id} className="text-sm text-ink-2">
          By the end of {monthName(month)} I will have
        </p>
        <WritingArea
          aria-labelledby={id}
          data-outcome={outcome.id}
          placeholder={placeholder}
          maxLength={lineMax}
          value={outcome.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
        {pillar ? <BecauseLine pillar={pillar} /> : null}
        <ServedInWeeks month={month} outcomeId={outcome.id} />
        <Details
          open={isNew || undefined}
          className="border-b-0"
          title={<Summary title="How I will know" parts={shapeWords(outcome, hidesNumbers)} />}
        >
          <OutcomeShape outcome={outcome} context={context} onChange={onChange} />
        </Details>
        {hasBegun || outcome.notes.length > 0 || outcome.state !== 'open' ? (
          <Details
            className="border-b-0"
            title={<Summary title="How it goes" parts={goingWords(outcome, hidesNumbers)} />}
          >
            <OutcomeGoing outcome={outcome} name={name} context={context} onChange={onChange} />
          </Details>
        ) : null}
      </div>
      <IconButton label={`Remove ${name}`} className="text-ink-3" onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function Summary({ title, parts }: { title: string; parts: readonly string[] }) {
  return (
    <>
      {title}
      {parts.length > 0 ? (
        <span className="ml-2 text-sm font-normal text-ink-2">{parts.join(' · ')}</span>
      ) : null}
    </>
  )
}

function shapeWords({ confidence, smaller }: Outcome, hidesNumbers: boolean): string[] {
  const sure = confidence === null ? '' : hidesNumbers ? surenessWord(confidence) : `sure ${confidence} of 10`
  return [sure, smaller.trim() === '' ? '' : 'with a smaller version'].filter(Boolean)
}

function goingWords({ state, notes }: Outcome, hidesNumbers: boolean): string[] {
  const count = notes.length === 1 ? '1 note' : `${notes.length} notes`
  return [
    state === 'open' ? '' : outcomeWords[state].toLowerCase(),
    notes.length === 0 ? '' : hidesNumbers ? 'with notes' : count,
  ].filter(Boolean)
}
