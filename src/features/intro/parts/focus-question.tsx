import { focusChoices } from '#features/account/rules.ts'
import { CheckChips } from '#ui/check-chips.tsx'
import { Field } from '#ui/field.tsx'
import { SafetyAt, useSafety } from '#features/safety/public.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { KnownAnswers } from '../queries.ts'

/** As many as are true; and, for those who like, the dream behind them in a line. */
export function FocusQuestion({ preferences, answer }: KnownAnswers) {
  const safety = useSafety({ dream: preferences.user_dream_description ?? '' })
  return (
    <>
      <CheckChips
        label="What brings you here?"
        isLabelHidden
        choices={focusChoices}
        chosen={preferences.user_focus_areas ?? []}
        onChange={(chosen) => answer({ user_focus_areas: chosen })}
      />
      <Field
        label="If you like: what would life look like?"
        hint="A line in your own words. Only you and your coach see it."
        className="mt-8"
      >
        <TextInput
          value={preferences.user_dream_description ?? ''}
          maxLength={500}
          onChange={(event) => answer({ user_dream_description: event.currentTarget.value })}
        />
      </Field>
      <SafetyAt safety={safety} part="dream" />
    </>
  )
}
