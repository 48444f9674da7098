import { lineMax } from '#platform/contract/limits.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Field } from '#ui/field.tsx'
import { ScaleField } from '#ui/scale-field.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { Outcome } from '../contract.ts'
import { surenessWord } from '../rules/words.ts'
import type { MonthContext } from './month-context.ts'

/** Under this, people tend to aim smaller and arrive: the scale of motivational interviewing. */
const sureEnough = 7

interface OutcomeShapeProps {
  outcome: Outcome
  context: MonthContext
  onChange: (patch: Partial<Outcome>) => void
}

/** What makes an outcome one's own: its pillar, how one will know, and how sure one is. */
export function OutcomeShape({ outcome, context: { pillars, hidesNumbers }, onChange }: OutcomeShapeProps) {
  const { pillar, evidence, confidence, smaller } = outcome
  const offered = [...pillars.values()].filter(({ id, isOffered }) => isOffered || id === pillar)
  const isLarge = confidence !== null && confidence < sureEnough
  return (
    <div className="grid gap-6">
      <ChoiceChips
        label="Pillar"
        choices={offered.map(({ id, name }) => ({ value: id, label: name }))}
        value={pillar}
        onChange={(next) => onChange({ pillar: next })}
      />
      <Field label="How will I know?">
        <WritingArea
          scale="page"
          placeholder="Four ticks on the calendar"
          maxLength={lineMax}
          value={evidence}
          onChange={(event) => onChange({ evidence: event.currentTarget.value })}
        />
      </Field>
      <ScaleField
        label="How sure am I that it will happen?"
        ends={['not sure', 'certain']}
        value={confidence}
        onChange={(next) => onChange({ confidence: next })}
        max={10}
        inWords={hidesNumbers ? surenessWord : null}
      />
      {isLarge || smaller.trim() !== '' ? (
        <div className="border-l-2 border-line pl-4">
          <Field
            label="Make it smaller?"
            hint="What would you be surer of? The smaller version counts just as much."
          >
            <WritingArea
              scale="page"
              placeholder="Two Sundays instead of four"
              maxLength={lineMax}
              value={smaller}
              onChange={(event) => onChange({ smaller: event.currentTarget.value })}
            />
          </Field>
          {smaller.trim() === '' ? null : (
            // The two change places: whatever was written stays, and pressing again takes it back.
            <Button
              size="sm"
              className="mt-3"
              onClick={() => onChange({ text: smaller, smaller: outcome.text, confidence: null })}
            >
              Change places with the outcome
            </Button>
          )}
        </div>
      ) : null}
    </div>
  )
}
