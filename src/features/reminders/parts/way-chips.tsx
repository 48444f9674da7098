import { classNames } from '#ui/class-names.ts'
import type { WayName } from '../contract.ts'
import { wayWords } from './kind-words.ts'

interface WayChipsProps {
  /** Says whose ways they are to those who do not see what is beside. */
  label: string
  offered: readonly WayName[]
  chosen: readonly WayName[]
  onChange: (name: WayName, isChosen: boolean) => void
}

/** The ways of one kind, any of them or none. The inbox stands there as well, because it always holds. */
export function WayChips({ label, offered, chosen, onChange }: WayChipsProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">
        How<span className="sr-only"> {label} comes</span>
      </legend>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <span className="inline-grid min-h-11 content-center rounded-full bg-paper-2 px-4 text-sm text-ink-2">
          Inbox, always
        </span>
        {offered.map((name) => (
          <label
            key={name}
            className={classNames(
              'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge px-4 text-sm text-ink-2 transition-colors hover:text-ink',
              'has-checked:border-tide has-checked:font-semibold has-checked:text-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide',
            )}
          >
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={(event) => onChange(name, event.currentTarget.checked)}
              className="size-4 accent-tide"
            />
            {wayWords[name]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
