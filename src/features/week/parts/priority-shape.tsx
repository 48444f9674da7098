import { lineMax } from '#platform/contract/limits.ts'
import { pillarOf, pillarPatch } from '#features/day/rules/pillars.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Field } from '#ui/field.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { WeekPriority } from '../contract.ts'
import { MonthChoice } from './month-choice.tsx'
import type { WeekContext } from './week-section.tsx'

interface PriorityShapeProps {
  priority: WeekPriority
  week: WeekContext
  onChange: (patch: Partial<WeekPriority>) => void
  onClose: () => void
}

type Words = 'why' | 'obstacle' | 'if_part' | 'then_part'

/** What makes a priority clearer: its pillar, why it matters, what may get in the way, and what happens then. */
export function PriorityShape({ priority, week, onChange, onClose }: PriorityShapeProps) {
  const area = (field: Words, placeholder?: string) => (
    <WritingArea
      scale="page"
      placeholder={placeholder}
      maxLength={lineMax}
      value={priority[field] ?? ''}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  )
  return (
    <fieldset className="grid gap-5 pt-1 pr-2 pb-5">
      <legend className="sr-only">More about {priority.text || 'this line'}</legend>
      <ChoiceChips
        label="Pillar"
        choices={week.pillars
          .filter(({ isGone }) => !isGone)
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={pillarOf(priority) ?? null}
        onChange={(id) => onChange(pillarPatch(week.pillars.find((each) => each.id === id) ?? null))}
      />
      <MonthChoice priority={priority} week={week} onChange={onChange} />
      <Field label="Why it matters">{area('why')}</Field>
      <Field label="What may get in the way" hint="In you or around you. Seeing it early is half of it.">
        {area('obstacle')}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="If">{area('if_part', 'it is late and I am tired')}</Field>
        <Field label="then I">{area('then_part', 'do five minutes of it')}</Field>
      </div>
      <div>
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
    </fieldset>
  )
}
