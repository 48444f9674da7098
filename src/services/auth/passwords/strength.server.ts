import commonPasswords from '#platform/contract/common-passwords.json' with { type: 'json' }
import { refuse } from '../refusals.server.ts'

/** Passwords that everybody's guessing list begins with, lower-case. */
const common = new Set(commonPasswords)

/** The protocol's limit, in bytes. */
const longest = 72

export interface Weakness {
  message: string
  reasons: ('length' | 'pwned')[]
}

/** What is weak about a password, or null. Which characters it has is nobody's business: length counts. */
export function findWeakness(password: string, minLength: number): Weakness | null {
  const isShort = password.length < minLength
  const isCommon = common.has(password.toLowerCase())
  if (!isShort && !isCommon) return null
  return {
    message: [
      ...(isShort ? [`Password should be at least ${minLength} characters.`] : []),
      ...(isCommon ? ['Password is known to be weak and easy to guess, please choose a different one.'] : []),
    ].join(' '),
    reasons: [...(isShort ? ['length' as const] : []), ...(isCommon ? ['pwned' as const] : [])],
  }
}

/** Throws weak_password with its reasons, or validation_failed for a password that is too long. */
export function checkPassword(password: string, minLength: number): void {
  checkPasswordSize(password)
  const weakness = findWeakness(password, minLength)
  if (weakness) throw refuse('weak_password', weakness.message, { reasons: weakness.reasons })
}

export function checkPasswordSize(password: string): void {
  if (Buffer.byteLength(password) > longest)
    throw refuse('validation_failed', `Password cannot be longer than ${longest} bytes`)
}
