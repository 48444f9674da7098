import { buttonClass } from '#ui/button-class.ts'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import type { PillarLook } from '#ui/drawing/pillar-look.ts'
import { TideLine } from '#ui/drawing/tide-line.tsx'
import { WaterGlass } from '#ui/drawing/water-glass.tsx'
import { pillars } from '#features/vision/contract.ts'
import { pillarNames } from '#features/vision/rules.ts'
import { FormField } from './form.tsx'

const looks: { look: PillarLook; name: string }[] = [
  ...pillars.map((look) => ({ look, name: pillarNames[look] })),
  { look: 'custom-1', name: 'Your own' },
]

export function DesignPillars() {
  return (
    <ul className="grid grid-cols-3 gap-6 md:grid-cols-5">
      {looks.map(({ look, name }) => (
        <li key={look}>
          <PillarGlyph look={look} className="size-10" />
          <p className="mt-2 text-sm">{name}</p>
        </li>
      ))}
    </ul>
  )
}

const sizes = [
  { className: 'font-title text-5xl', name: 'Title, 51 px', sample: 'Your life in flow.' },
  { className: 'font-title text-3xl', name: 'Section, 35 px', sample: 'What today is for' },
  {
    className: 'font-title text-xl',
    name: 'Your own sentence, 24 px',
    sample: 'I walk most days, and I wake up rested.',
  },
  {
    className: 'text-base',
    name: 'Text, 17 px',
    sample: 'One intention and up to three things that matter.',
  },
  { className: 'text-sm', name: 'Beside it, 14 px', sample: 'On this server at 14:10' },
]

export function DesignType() {
  return (
    <ul>
      {sizes.map(({ className, name, sample }) => (
        <li key={name} className="border-t border-line py-4">
          <p className={className}>{sample}</p>
          <p className="mt-1 text-sm text-ink-2">{name}</p>
        </li>
      ))}
    </ul>
  )
}

/** The line in its two jobs: a day that goes by, and a level of water. */
export function DesignTide() {
  return (
    <div className="grid items-end gap-10 md:grid-cols-2">
      <figure>
        <TideLine progress={0.62} />
        <figcaption className="mt-3 text-sm text-ink-2">The day: what has gone, now, what waits.</figcaption>
      </figure>
      <figure>
        <WaterGlass value={64} word="in rhythm" caption="An example, nobody’s score" />
        <figcaption className="mt-3 text-sm text-ink-2">A level, with its number and its word.</figcaption>
      </figure>
    </div>
  )
}

/** Buttons and a field as they look; inert, because there is nothing here for them to do. */
export function DesignControls() {
  return (
    <div inert className="grid gap-8 md:grid-cols-2">
      <div className="flex flex-wrap content-start gap-3">
        {(['primary', 'quiet', 'plain', 'danger'] as const).map((variant) => (
          <span key={variant} className={buttonClass(variant)}>
            {{ primary: 'Close the day', quiet: 'Write on', plain: 'Let go', danger: 'Delete' }[variant]}
          </span>
        ))}
      </div>
      <FormField
        id="example"
        name="example"
        label="Intention"
        hint="How do I want to be today?"
        defaultValue="Patient, with myself too"
        readOnly
      />
    </div>
  )
}
