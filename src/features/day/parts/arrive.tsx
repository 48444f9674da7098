import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import type { DayContent, Energy } from '../contract.ts'
import { arrivalWords, timeChoices } from '../rules/arrival.ts'
import { SpanField } from './span-field.tsx'

interface ArriveProps {
  value: DayContent
  change: (patch: Partial<DayContent>) => void
  isToday: boolean
}

const energies: { value: Energy; label: string }[] = [
  { value: 'low', label: 'Low' },
  { value: 'steady', label: 'Steady' },
  { value: 'high', label: 'High' },
]

/** Ten seconds to arrive: how much energy and how much time there is. Both may stay open; once said, one line is left. */
export function Arrive({ value, change, isToday }: ArriveProps) {
  const { energy, minutes_available: minutes } = value
  const [isOpen, setIsOpen] = useState(energy === null && minutes === null)
  const [isOther, setIsOther] = useState(false)
  const known = minutes === null ? undefined : timeChoices.find((choice) => choice.minutes === minutes)
  const showsField = isOther || (minutes !== null && !known)
  if (!isOpen)
    return (
      <section aria-labelledby="arrive" className="flex min-h-11 flex-wrap items-center gap-x-3">
        <h2 id="arrive" tabIndex={-1} className="sr-only">
          Arrive
        </h2>
        <p className="text-ink-2">{arrivalWords(value)}</p>
        <Button variant="plain" size="sm" className="-ml-2 px-2" onClick={() => setIsOpen(true)}>
          Change
        </Button>
      </section>
    )
  return (
    <section aria-labelledby="arrive">
      <h2 id="arrive" tabIndex={-1} className="outline-none">
        Arrive
      </h2>
      <p className="text-ink-2">Ten seconds, if you like. Leave open what you do not know.</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <ChoiceChips
          label="Energy"
          choices={energies}
          value={energy}
          onChange={(next) => change({ energy: next })}
        />
        <div>
          <ChoiceChips
            label={isToday ? 'Time I have today' : 'Time I have'}
            choices={[...timeChoices.map(({ value: id, label }) => ({ value: id, label })), other]}
            value={showsField ? other.value : (known?.value ?? null)}
            onChange={(id) => {
              setIsOther(id === other.value)
              const choice = timeChoices.find((each) => each.value === id)
              if (id !== other.value) change({ minutes_available: choice?.minutes ?? null })
            }}
          />
          {showsField ? (
            <SpanField
              label="How much time"
              className="mt-3 max-w-48"
              value={minutes}
              onChange={(next) => change({ minutes_available: next })}
            />
          ) : null}
        </div>
      </div>
      {energy !== null || minutes !== null ? (
        <Button size="sm" className="mt-4" onClick={() => setIsOpen(false)}>
          That is how it is
        </Button>
      ) : null}
    </section>
  )
}

const other = { value: 'other', label: 'Other' }
