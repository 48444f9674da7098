import { defaultPreferences, type Preferences } from '#features/account/contract.ts'

/**
 * What a chat goes by when not even the person's preferences can be read: seven of ten, half an hour a day, text.
 * Everything that needs a yes of theirs is off.
 */
export const fallbackPreferences: Preferences = {
  ...defaultPreferences,
  user_commitment_level: 7,
  time_commitment: '30min',
  interaction_mode: 'Text',
}
