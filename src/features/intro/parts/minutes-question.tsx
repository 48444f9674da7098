import { useId } from 'react'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import type { KnownAnswers } from '../queries.ts'
import { minuteChoices } from '../rules.ts'

/** Minutes a day, and how firm this is meant to be. Neither is held against anybody later. */
export function MinutesQuestion({ preferences, answer }: KnownAnswers) {
  const id = useId()
  const level = preferences.user_commitment_level ?? 5
  return (
    <>
      <ChoiceChips
        label="Minutes a day"
        choices={minuteChoices}
        value={preferences.time_commitment ?? null}
        onChange={(value) => answer({ time_commitment: value ?? undefined })}
      />
      <div className="mt-8">
        <label htmlFor={id} className="text-sm font-semibold">
          How firm do you want to be with yourself?
        </label>
        <input
          id={id}
          type="range"
          min={1}
          max={10}
          value={level}
          aria-valuetext={`${level} of 10`}
          onChange={(event) => answer({ user_commitment_level: Number(event.currentTarget.value) })}
          className="mt-2 h-11 w-full"
        />
        <p className="flex justify-between text-sm text-ink-2">
          <span>Very gently</span>
          <span>{level} of 10</span>
          <span>Quite firmly</span>
        </p>
      </div>
    </>
  )
}
