import { styleChoices } from '#features/calm/rules.ts'
import { RadioList } from './radio-list.tsx'
import type { KnownAnswers } from '../queries.ts'
import { offeredVoice } from '#features/account/rules.ts'
import { Sample } from './sample.tsx'

export function StyleQuestion({ preferences, answer }: KnownAnswers) {
  const style = preferences.communicationStyle ?? 'gentle'
  return (
    <>
      <RadioList
        label="Communication style"
        choices={styleChoices.map(({ id, label }) => ({ value: id, label }))}
        value={style}
        onChange={(communicationStyle) => answer({ communicationStyle })}
      />
      <Sample voice={offeredVoice(preferences.coaching_voice ?? 'calm_guide')} style={style} />
    </>
  )
}
