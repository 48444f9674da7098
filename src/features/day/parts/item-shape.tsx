import { lineMax } from '#platform/contract/limits.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Field } from '#ui/field.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { Item } from '../contract.ts'
import { pillarOf, pillarPatch, type PlanPillar } from '../rules/pillars.ts'
import { SpanField } from './span-field.tsx'
import { TimeField } from './time-field.tsx'

interface ItemShapeProps {
  item: Item
  /** The pillars to choose from: the four, and those that the person has begun. */
  pillars: readonly PlanPillar[]
  onChange: (patch: Partial<Item>) => void
  onClose: () => void
}

/** What makes an item smaller or clearer: its time, a version that counts too, when it will happen, and its pillar. */
export function ItemShape({ item, pillars, onChange, onClose }: ItemShapeProps) {
  return (
    <fieldset className="grid gap-5 pt-4 pr-2 pb-5">
      <legend className="sr-only">More about {item.text || 'this line'}</legend>
      <div className="grid grid-cols-[3fr_2fr] gap-3 sm:gap-5">
        <TimeField
          label="Starts at"
          value={item.starts_at ?? null}
          onChange={(starts_at) => onChange({ starts_at })}
        />
        <SpanField label="Takes" value={item.minutes ?? null} onChange={(minutes) => onChange({ minutes })} />
      </div>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field label="A tiny version" hint="Done small counts as done.">
          <WritingArea
            scale="page"
            maxLength={lineMax}
            value={item.tiny ?? ''}
            onChange={(event) => onChange({ tiny: event.currentTarget.value })}
          />
        </Field>
        <SpanField
          label="The tiny one takes"
          className="sm:justify-end"
          value={item.tiny_minutes ?? null}
          onChange={(tiny_minutes) => onChange({ tiny_minutes })}
        />
      </div>
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
      <ChoiceChips
        label="Pillar"
        choices={pillars.filter((each) => !each.isGone).map(({ id, name }) => ({ value: id, label: name }))}
        value={pillarOf(item) ?? null}
        onChange={(id) => onChange(pillarPatch(pillars.find((each) => each.id === id) ?? null))}
      />
      <div>
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
    </fieldset>
  )
}
