import { type KeyboardEvent, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { moods, type Energy, type EntryContent } from '../contract.ts'
import { energies, energyWords } from '../rules/feelings.ts'

type MoodAndEnergy = Pick<EntryContent, 'mood' | 'energy'>

interface MoodGridProps {
  value: MoodAndEnergy
  onChange: (value: MoodAndEnergy) => void
}

const rows = energies.toReversed()
const steps: Record<string, [right: number, up: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * How pleasant it was from left to right, how much energy there was from bottom to top. One choice out of 25: Tab enters
 * at the chosen place, arrows move and choose, Backspace takes it back.
 */
export function MoodGrid({ value, onChange }: MoodGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const column = value.mood ? moods.indexOf(value.mood) : 2
  const energy = value.energy ?? 3
  const isSet = value.mood !== null && value.energy !== null

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault()
      onChange({ mood: null, energy: null })
      return
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const at = isSet ? step : [0, 0]
    const mood = moods[Math.min(4, Math.max(0, column + (at[0] ?? 0)))] ?? 'steady'
    const next = Math.min(5, Math.max(1, energy + (at[1] ?? 0))) as Energy
    onChange({ mood, energy: next })
    grid.current?.querySelector<HTMLElement>(`[data-place="${mood}-${next}"]`)?.focus()
  }

  return (
    <div>
      <p aria-hidden="true" className="mb-2 text-sm font-semibold text-ink">
        How it felt
      </p>
      <div className="grid max-w-sm grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
        <p
          aria-hidden="true"
          className="flex rotate-180 justify-between py-1 text-xs text-ink-2 [writing-mode:vertical-rl]"
        >
          <span>low energy</span>
          <span>high energy</span>
        </p>
        <div
          ref={grid}
          role="radiogroup"
          aria-label="How it felt: how pleasant, and how much energy"
          className="grid grid-cols-5 gap-1"
        >
          {rows.flatMap((level) =>
            moods.map((mood, at) => {
              const isChosen = isSet && mood === value.mood && level === value.energy
              const isStop = at === column && level === energy
              return (
                <button
                  key={`${mood}-${level}`}
                  type="button"
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native radio cannot be taken back
                  role="radio"
                  aria-checked={isChosen}
                  aria-label={`${mood}, ${energyWords[level]}`}
                  data-place={`${mood}-${level}`}
                  tabIndex={isStop ? 0 : -1}
                  onClick={() => onChange(isChosen ? { mood: null, energy: null } : { mood, energy: level })}
                  onKeyDown={moveByKey}
                  className={classNames(
                    'grid min-h-11 place-items-center rounded-field border transition-colors',
                    isChosen ? 'border-tide bg-tide' : 'border-line bg-sheet hover:border-edge',
                  )}
                >
                  <span
                    aria-hidden="true"
                    className={classNames(
                      'rounded-full',
                      isChosen ? 'size-3 bg-on-tide' : 'size-1.5 bg-edge',
                    )}
                  />
                </button>
              )
            }),
          )}
        </div>
        <p aria-hidden="true" className="col-start-2 mt-1 flex justify-between text-xs text-ink-2">
          <span>unpleasant</span>
          <span>pleasant</span>
        </p>
      </div>
      <p className="mt-2 min-h-[1.5em] text-sm text-ink-2">
        {isSet && value.energy ? `${value.mood}, ${energyWords[value.energy]}` : 'Nothing chosen yet'}
      </p>
    </div>
  )
}
