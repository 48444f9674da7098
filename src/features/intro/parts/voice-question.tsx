import { offeredVoice } from '#features/account/rules.ts'
import { voices } from '#features/coach/contract.ts'
import type { KnownAnswers } from '../queries.ts'
import { RadioList } from './radio-list.tsx'
import { Sample } from './sample.tsx'

export function VoiceQuestion({ preferences, answer }: KnownAnswers) {
  const voice = offeredVoice(preferences.coaching_voice ?? 'calm_guide')
  return (
    <>
      <RadioList
        label="Coaching voice"
        choices={voices.map(({ id, name, about }) => ({ value: id, label: name, about }))}
        value={voice}
        onChange={(coaching_voice) => answer({ coaching_voice })}
      />
      <Sample voice={voice} style={preferences.communicationStyle ?? 'gentle'} />
    </>
  )
}
