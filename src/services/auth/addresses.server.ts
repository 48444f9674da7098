import { refuse } from './refusals.server.ts'

// The format that browsers check in an e-mail field (HTML standard, "valid e-mail address").
const emailFormat =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

/** The address as it is stored and compared: lower-case, no blanks around. Throws when it is none. */
export function readEmail(given: string): string {
  const email = given.trim().toLowerCase()
  if (email.length > 255)
    throw refuse('validation_failed', 'Unable to validate email address: longer than 255 characters')
  if (!emailFormat.test(email))
    throw refuse('validation_failed', 'Unable to validate email address: invalid format')
  return email
}

/** Digits without the leading plus, as the protocol stores them. Throws when it is no E.164 number. */
export function readPhone(given: string): string {
  const phone = given.replaceAll(/\s/g, '').replace(/^\+/, '')
  if (!/^[1-9][0-9]{1,14}$/.test(phone))
    throw refuse('validation_failed', 'Invalid phone number format (E.164 required)')
  return phone
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && uuid.test(text)
}
