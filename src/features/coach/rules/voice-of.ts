import type { Preferences } from '#features/account/contract.ts'
import { offeredVoice } from '#features/account/rules.ts'
import { voices, type VoiceId } from '../contract.ts'

/** The voice that a stored name speaks with; anything unknown speaks as the Calm Guide. */
export function voiceOf(stored: string): VoiceId {
  const offered = offeredVoice(stored as Preferences['coaching_voice'])
  return voices.find(({ id }) => id === offered)?.id ?? 'calm_guide'
}
