export type Gate = 'waitlist' | 'open'

/** Lengths in characters, as the database has them too. */
export const limits = { email: 254, subject: 200, message: 5_000, page: 500, version: 40 } as const

/** Support promises to answer within this time. */
export const replyHours = 24

export type ListName = 'waitlist' | 'newsletter'

/** What somebody on the waitlist hopes for; one choice, or none. */
export const helpChoices = [
  { value: 'vision', label: 'Picturing the life I want' },
  { value: 'plan', label: 'Planning days that fit me' },
  { value: 'reflect', label: 'Looking back kindly' },
  { value: 'calm', label: 'Less noise in my head' },
  { value: 'coach', label: 'Talking things through' },
] as const

/**
 * What people agree to. A stored consent names its wording by the key, so an old text is kept here for as long as
 * anybody agreed to it, and a new text gets a new key.
 */
export const consentWordings = {
  'waitlist-1':
    'Keep my e-mail address to tell me when Balanse opens. I can take it off the list with one click in any letter.',
  'newsletter-1':
    'A quiet letter now and then. By sending your address you ask for it; one click in any letter ends it.',
} as const

/** The wording that is shown now. */
export const currentWording = {
  waitlist: 'waitlist-1',
  newsletter: 'newsletter-1',
} as const satisfies Record<ListName, keyof typeof consentWordings>

/** Outer blanks off, composed characters, lower case: two spellings of one address are one entry. */
export function tidyEmail(given: string): string {
  return given.trim().normalize('NFC').toLowerCase()
}

// Letters of any script. No blanks, control or invisible characters (they could break out of a letter's header or look
// like another address), none of the signs that would need quoting.
const local = /^[^\s\p{C}@"(),:;<>[\]\\]{1,64}$/u
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** Whether a tidied text can be an e-mail address on the public internet: name@host.tld, in any script. */
export function isEmailAddress(text: string): boolean {
  if (text.length > limits.email) return false
  const at = text.lastIndexOf('@')
  const name = text.slice(0, Math.max(0, at))
  const host = text.slice(at + 1).split('.')
  if (!local.test(name) || name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false
  return host.length >= 2 && host.every((part) => label.test(part)) && /[^\d]/.test(host.at(-1) ?? '')
}

export interface Visit {
  gate: Gate
  /** The value of `dev` in the address, whatever it is. */
  dev: unknown
  cookies: string | undefined
}

/** Set by the browser app while somebody is signed in. It opens pages that hold nothing of anybody, and nothing else. */
const previewCookie = 'balanse-preview=1'

/**
 * Whether the gated pages open for this visit: the gate is open, the address says exactly `dev=true`, or the preview
 * cookie is there. Other cookies may have any name and shape.
 */
export function isLetIn({ gate, dev, cookies }: Visit): boolean {
  if (gate === 'open' || dev === 'true') return true
  return (cookies ?? '').split(';').some((cookie) => cookie.trim() === previewCookie)
}
