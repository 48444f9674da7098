/** What the auth client throws, as far as the words for a person depend on it. */
interface Refusal {
  name?: string
  code?: string
  status?: number
  message?: string
  /** Only with code `weak_password`. */
  reasons?: unknown
}

export interface EntryTrouble {
  message: string
  /** Why a password is too weak, each a sentence of its own. */
  reasons: string[]
  /** What leads on, when something does. */
  remedy: 'sign-in' | null
}

export const nothingGiven = 'You must provide either an email or phone number and a password'

const sentences: Record<string, string> = {
  invalid_credentials: 'This e-mail address and password do not belong together. Check both and try again.',
  signup_disabled: 'New accounts are by invitation on this server.',
  email_address_invalid: 'This does not look like an e-mail address.',
  validation_failed:
    'This does not look like an e-mail address, or the password is longer than 72 characters.',
  email_not_confirmed: 'This address is not confirmed yet. Open the link in the e-mail that you received.',
  user_banned: 'This account is closed. Whoever runs this server can tell you more.',
  over_request_rate_limit: 'That was a lot of tries in a short time. Wait a minute, then try again.',
}

/** Why signing in or up did not work, in plain words. What was typed is always still there. */
export function explainEntry(error: unknown, passwordMinLength: number): EntryTrouble {
  const refusal = (typeof error === 'object' && error !== null ? error : {}) as Refusal
  const plain = (message: string): EntryTrouble => ({ message, reasons: [], remedy: null })
  if (refusal.code === 'weak_password')
    return {
      message: 'Choose another password.',
      reasons: weaknesses(refusal.reasons, passwordMinLength),
      remedy: null,
    }
  if (refusal.code === 'user_already_exists' || refusal.code === 'email_exists')
    return { ...plain('There is already an account with this address.'), remedy: 'sign-in' }
  if (refusal.message === 'confirmation_needed')
    return plain('Your account is made. Open the link in the e-mail that you received, then sign in.')
  const sentence = refusal.code === undefined ? undefined : sentences[refusal.code]
  if (sentence) return plain(sentence)
  if (refusal.status === undefined || refusal.status === 0 || refusal.status >= 500)
    return plain(
      'The server cannot be reached right now. What you typed is still here; try again in a moment.',
    )
  return plain('The server did not accept this. Check what you typed and try again.')
}

function weaknesses(reasons: unknown, passwordMinLength: number): string[] {
  const words: Record<string, string> = {
    length: `Use at least ${passwordMinLength} characters.`,
    characters: 'Mix letters, numbers and signs.',
    pwned: 'This one is on the lists that are tried first. Choose one that is only yours.',
  }
  const known = Array.isArray(reasons) ? reasons.map((reason) => words[String(reason)]) : []
  const found = known.filter((word) => word !== undefined)
  return found.length > 0 ? found : ['It is too easy to guess.']
}
