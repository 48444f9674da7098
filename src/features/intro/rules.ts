import type { Preferences } from '#features/account/contract.ts'

/** Where the answers wait on this device until there is an account. */
export const answersKey = 'onboarding-answers'

/** What the five questions may fill; a question that was skipped leaves nothing here. */
export type AnsweredPreferences = Partial<
  Pick<
    Preferences,
    | 'user_focus_areas'
    | 'user_dream_description'
    | 'time_commitment'
    | 'user_commitment_level'
    | 'communicationStyle'
    | 'lowStimMode'
    | 'coaching_voice'
  >
>

export interface Answers {
  preferences: AnsweredPreferences
  /** The first real entry: what today is for, in the person's words. */
  intention: string
  /** ISO time of the last answer. */
  answeredAt: string
}

export const noAnswers: Answers = { preferences: {}, intention: '', answeredAt: '' }

/** Reads what waits on the device. Whatever is not as expected counts as not answered; nothing throws. */
export function parseAnswers(text: string | null): Answers {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return noAnswers
    const { preferences, intention, answeredAt } = stored as Record<string, unknown>
    return {
      preferences: typeof preferences === 'object' && preferences !== null ? { ...preferences } : {},
      intention: typeof intention === 'string' ? intention.slice(0, 500) : '',
      answeredAt: typeof answeredAt === 'string' ? answeredAt : '',
    }
  } catch {
    return noAnswers
  }
}

/**
 * Whether answers on this device belong to an account: only when the account was made after them. Somebody who signs
 * in to a life they already have keeps it as it is, and so does the next person at a shared computer.
 */
export function belongsTo(answers: Answers, account: { created_at: string }): boolean {
  const hours = (Date.parse(account.created_at) - Date.parse(answers.answeredAt)) / 3_600_000
  return hours >= -0.05 && hours < 24
}

export function isAnswered({ preferences, intention }: Answers): boolean {
  return intention.trim() !== '' || Object.keys(preferences).length > 0
}
