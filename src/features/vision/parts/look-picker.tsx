import { useId, type ReactNode } from 'react'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import { pillarColour } from '#ui/drawing/pillar-look.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { hues, signs, type CustomContent } from '../contract.ts'
import { hueNames, signLooks } from '../rules/custom.ts'

type Look = Pick<CustomContent, 'sign' | 'hue'>

/** A sign and a colour for a pillar of the person's own, out of those that can be told apart in every theme. */
export function LookPicker({ look, onChange }: { look: Look; onChange: (look: Partial<Look>) => void }) {
  return (
    <div className="grid gap-5">
      <Choices
        legend="Sign"
        value={look.sign}
        choices={signs.map((sign) => ({
          value: sign,
          name: signLooks[sign].name,
          picture: (
            <PillarGlyph look={`custom-${look.hue}`} glyph={signLooks[sign].glyph} className="size-6" />
          ),
        }))}
        onChange={(sign) => onChange({ sign })}
      />
      <Choices
        legend="Colour"
        value={look.hue}
        choices={hues.map((hue) => ({
          value: hue,
          name: hueNames[hue],
          picture: (
            <span
              aria-hidden="true"
              className="size-6 rounded-full forced-color-adjust-none"
              style={{ backgroundColor: pillarColour(`custom-${hue}`) }}
            />
          ),
        }))}
        onChange={(hue) => onChange({ hue })}
      />
    </div>
  )
}

interface ChoicesProps<Value extends string | number> {
  legend: string
  value: Value
  choices: readonly { value: Value; name: string; picture: ReactNode }[]
  onChange: (value: Value) => void
}

/** Pictures to choose from. The name of the chosen one is written out beside the legend. */
function Choices<Value extends string | number>({ legend, value, choices, onChange }: ChoicesProps<Value>) {
  const group = useId()
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink">
        {legend}
        <span className="ml-2 font-normal text-ink-2">
          {choices.find((choice) => choice.value === value)?.name}
        </span>
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            title={choice.name}
            className="relative grid size-11 cursor-pointer place-items-center rounded-field border border-line bg-sheet hover:border-edge has-checked:border-2 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide"
          >
            <input
              type="radio"
              name={group}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.picture}
            <VisuallyHidden>{choice.name}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
