import { lineMax, pageMax } from '#platform/contract/limits.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { MonthContext } from './month-context.ts'

/** The one change that would make the rest easier, or not needed any more. Only one. */
export function GameChanger({ context: { value, change } }: { context: MonthContext }) {
  return (
    <div className="grid gap-6">
      <Field label="If only one thing changed this month, it would be">
        <WritingArea
          placeholder="no screen after nine in the evening"
          maxLength={pageMax}
          value={value.game_changer}
          onChange={(event) => change({ game_changer: event.currentTarget.value })}
        />
      </Field>
      <Field label="because">
        <WritingArea
          scale="page"
          placeholder="sleep carries everything else"
          maxLength={pageMax}
          value={value.game_changer_because}
          onChange={(event) => change({ game_changer_because: event.currentTarget.value })}
        />
      </Field>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label="First step">
          <WritingArea
            scale="page"
            placeholder="put the charger in the hall"
            maxLength={lineMax}
            value={value.game_changer_step}
            onChange={(event) => change({ game_changer_step: event.currentTarget.value })}
          />
        </Field>
        <Field label="by">
          <TextInput
            type="date"
            value={value.game_changer_step_by ?? ''}
            onChange={(event) => change({ game_changer_step_by: event.currentTarget.value || null })}
          />
        </Field>
      </div>
    </div>
  )
}
