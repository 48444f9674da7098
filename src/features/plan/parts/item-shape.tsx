import { lineMax } from '#platform/contract/limits.ts'
import { pillarNames } from '#features/vision/rules.ts'
import type { Pillar } from '#features/vision/contract.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Field } from '#ui/field.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { Item } from '../contract.ts'

interface ItemShapeProps {
  item: Item
  /** The pillars to choose from: the four, and those that the person has begun. */
  pillars: readonly Pillar[]
  onChange: (patch: Partial<Item>) => void
  onClose: () => void
}

/** What makes an item smaller or clearer: its pillar, a version that counts too, and when it will happen. */
export function ItemShape({ item, pillars, onChange, onClose }: ItemShapeProps) {
  return (
    <fieldset className="grid gap-5 pt-1 pr-2 pb-5">
      <legend className="sr-only">More about {item.text || 'this line'}</legend>
      <ChoiceChips
        label="Pillar"
        choices={pillars.map((pillar) => ({ value: pillar, label: pillarNames[pillar] }))}
        value={item.pillar ?? null}
        onChange={(pillar) => onChange({ pillar })}
      />
      <Field label="A tiny version" hint="Done small counts as done.">
        <WritingArea
          scale="page"
          maxLength={lineMax}
          value={item.tiny ?? ''}
          onChange={(event) => onChange({ tiny: event.currentTarget.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="If">
          <WritingArea
            scale="page"
            placeholder="it is 9:30 and I have coffee"
            maxLength={lineMax}
            value={item.if_part ?? ''}
            onChange={(event) => onChange({ if_part: event.currentTarget.value })}
          />
        </Field>
        <Field label="then I">
          <WritingArea
            scale="page"
            placeholder="open the draft"
            maxLength={lineMax}
            value={item.then_part ?? ''}
            onChange={(event) => onChange({ then_part: event.currentTarget.value })}
          />
        </Field>
      </div>
      <div>
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
    </fieldset>
  )
}
