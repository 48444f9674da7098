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
export const noEmailGiven = 'Type your e-mail address first, then the code can be sent to it.'
export const noCodeGiven = 'Type the digits of the code.'
export const noRecoveryCodeGiven = 'Type one of your recovery codes.'

const sentences: Record<string, string> = {
  invalid_credentials: 'This e-mail address and password do not belong together. Check both and try again.',
  signup_disabled: 'New accounts are by invitation on this server.',
  email_address_invalid: 'This does not look like an e-mail address.',
  email_provider_disabled: 'Signing in with an e-mail address is switched off on this server.',
  phone_provider_disabled: 'Signing in with a phone number is switched off on this server.',
  phone_exists: 'This phone number belongs to another account.',
  validation_failed:
    'This does not look like an e-mail address, or the password is longer than 72 characters.',
  email_not_confirmed:
    'This address is not confirmed yet. Open the link in the e-mail that you received, or ask for a code.',
  email_address_not_authorized: 'This server cannot send e-mail yet. Whoever runs it can set that up.',
  sms_send_failed: 'The text message could not be sent. Wait a moment, then try again.',
  captcha_failed: 'The check that you are a person did not work. Load the page again and try once more.',
  user_banned: 'This account is closed. Whoever runs this server can tell you more.',
  user_sso_managed: 'Your organisation looks after this account, so this is changed there.',
  over_request_rate_limit: 'That was a lot of tries in a short time. Wait a minute, then try again.',
  otp_expired: 'This code is not right, or it is too old. Check the digits, or send a new one.',
  same_password: 'This is the password you have now. Choose a different one.',
  current_password_required: 'Type your current password as well.',
  current_password_invalid: 'The current password is not right. Nothing was changed.',
  reauthentication_needed: 'Your sign-in is a while ago, so this needs a code from your e-mail first.',
  reauthentication_not_valid: 'This code is not right, or it is too old. Nothing was changed.',
  insufficient_aal: 'This needs your second step first. Sign out, sign in again, and then try once more.',
  mfa_verification_failed:
    'This code is not right. A new one shows every 30 seconds: type the one you see now.',
  recovery_code_not_right: 'This code is not right, or it was used before. Check it, or take another one.',
  mfa_recovery_codes_locked: 'That was a lot of tries. Wait a few minutes, or use another second step.',
  mfa_verification_rejected: 'This was not accepted. Wait for the next code, then try again.',
  mfa_challenge_expired: 'That took a little long. Type the code that you see now.',
  mfa_ip_address_mismatch: 'Your connection changed on the way. Type the code once more.',
  mfa_factor_not_found: 'This is not part of your account any more. Load the page again.',
  mfa_factor_name_conflict: 'You already have one with this name. Choose another name.',
  too_many_enrolled_mfa_factors: 'That is as many as an account can have. Remove one first.',
  single_identity_not_deletable: 'This is the only way into your account, so it stays.',
  identity_already_exists: 'This is linked to another account already.',
  manual_linking_disabled: 'Linking is switched off on this server.',
  provider_disabled: 'This way of signing in is switched off on this server.',
  sso_provider_not_found: 'No organisation is set up for the part of your address after the @.',
  session_not_found: 'Your session ended on this device. Sign in again to continue.',
}

/** Why something about the account did not work, in plain words. What was typed is always still there. */
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
  if (refusal.code === 'over_email_send_rate_limit' || refusal.code === 'over_sms_send_rate_limit')
    return plain(tooSoon(secondsToWait(error)))
  // What the browser says about a security key; the commonest is that the person closed its question.
  if (refusal.code?.startsWith('ERROR_') || refusal.name === 'WebAuthnUnknownError')
    return plain('Your browser did not finish this. Nothing was changed; try again when you are ready.')
  const sentence = refusal.code === undefined ? undefined : sentences[refusal.code]
  if (sentence) return plain(sentence)
  if (refusal.status === undefined || refusal.status === 0 || refusal.status >= 500)
    return plain(
      'The server cannot be reached right now. What you typed is still here; try again in a moment.',
    )
  return plain('The server did not accept this. Check what you typed and try again.')
}

/** Seconds until another letter or message may be sent, when a refusal names them; else null. */
export function secondsToWait(error: unknown): number | null {
  const { message } = (typeof error === 'object' && error !== null ? error : {}) as Refusal
  const found = /after (\d{1,5}) second/.exec(message ?? '')
  return found ? Number(found[1]) : null
}

function tooSoon(seconds: number | null): string {
  const wait = seconds === null ? 'Wait a minute' : `Wait ${seconds} seconds`
  return `One was sent a moment ago. ${wait}, then you can send another.`
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
