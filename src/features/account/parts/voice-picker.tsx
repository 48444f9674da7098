import { useId } from 'react'
import { voices } from '#features/coach/contract.ts'
import { useProfile } from '../queries.ts'
import { offeredVoice } from '../rules.ts'
import { useSetting } from './use-setting.ts'

/** The seven voices, each with one line on how it sounds. */
export function VoicePicker() {
  const { preferences } = useProfile()
  const set = useSetting()
  const name = useId()
  const chosen = offeredVoice(preferences.coaching_voice)
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink">Coaching voice</legend>
      <div className="mt-2 border-t border-line">
        {voices.map((voice) => (
          <label
            key={voice.id}
            className="flex min-h-12 cursor-pointer items-baseline gap-4 border-b border-line px-2 py-2.5 transition-colors hover:bg-paper-2 has-checked:bg-tide-2/55 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-tide low-stim:has-checked:bg-paper-2"
          >
            <input
              type="radio"
              name={name}
              value={voice.id}
              checked={voice.id === chosen}
              onChange={() =>
                set(
                  `Your coach now speaks as ${voice.name}`,
                  { preferences: { coaching_voice: voice.id } },
                  { preferences: { coaching_voice: preferences.coaching_voice } },
                )
              }
              className="size-4.5 shrink-0 translate-y-0.5 focus-visible:outline-none"
            />
            <span className="min-w-0 font-medium">
              {voice.name}
              <span className="block text-sm font-normal text-ink-2">{voice.about}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
