import { useId } from 'react'
import { pillarColour } from '#ui/drawing/pillar-look.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { hueNames } from '#features/vision/rules/custom.ts'
import { calendarHues, type CalendarLook } from '../contract.ts'

type Hue = CalendarLook['hue']

/** A colour out of those that can be told apart in every theme; its name stands beside the legend. */
export function HuePicker({ value, onChange }: { value: Hue; onChange: (hue: Hue) => void }) {
  const group = useId()
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink">
        Colour<span className="ml-2 font-normal text-ink-2">{hueNames[value]}</span>
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {calendarHues.map((hue) => (
          <label
            key={hue}
            title={hueNames[hue]}
            className="relative grid size-11 cursor-pointer place-items-center rounded-field border border-line bg-sheet hover:border-edge has-checked:border-2 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide"
          >
            <input
              type="radio"
              name={group}
              checked={hue === value}
              onChange={() => onChange(hue)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className="size-6 rounded-full forced-color-adjust-none"
              style={{ backgroundColor: pillarColour(`custom-${hue}`) }}
            />
            <VisuallyHidden>{hueNames[hue]}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
