import { Field } from '#ui/field.tsx'
import { SafetyAt, useSafety } from '#features/safety/public.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { KnownAnswers } from '../queries.ts'
import { focusChoices } from '../rules.ts'

/** As many as are true; and, for those who like, the dream behind them in a line. */
export function FocusQuestion({ preferences, answer }: KnownAnswers) {
  const safety = useSafety({ dream: preferences.user_dream_description ?? '' })
  const chosen: readonly string[] = preferences.user_focus_areas ?? []
  return (
    <>
      <fieldset>
        <legend className="sr-only">What brings you here?</legend>
        <div className="flex flex-wrap gap-2">
          {focusChoices.map(({ value, label }) => (
            <label
              key={value}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-sheet px-4 has-checked:border-tide has-checked:bg-tide-2 has-focus-visible:outline-2 has-focus-visible:outline-tide low-stim:has-checked:bg-paper-2"
            >
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={(event) =>
                  answer({
                    user_focus_areas: event.currentTarget.checked
                      ? [...chosen, value]
                      : chosen.filter((one) => one !== value),
                  })
                }
                className="focus-visible:outline-none"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
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
