import { minuteChoices } from '#features/account/rules.ts'
import { FirmnessSlider } from '#features/account/public.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import type { KnownAnswers } from '../queries.ts'

/** Minutes a day, and how firm this is meant to be. Neither is held against anybody later. */
export function MinutesQuestion({ preferences, answer }: KnownAnswers) {
  return (
    <>
      <ChoiceChips
        label="Minutes a day"
        choices={minuteChoices}
        value={preferences.time_commitment ?? null}
        onChange={(value) => answer({ time_commitment: value ?? undefined })}
      />
      <FirmnessSlider
        level={preferences.user_commitment_level ?? 5}
        onChange={(level) => answer({ user_commitment_level: level })}
        className="mt-8"
      />
    </>
  )
}
