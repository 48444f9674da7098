/** How this device asks before it shows anything again. Kept on the device alone, and gone from it with a sign-out. */
export interface ScreenLock {
  /** Both as base64. */
  salt: string
  hash: string
  /** After how many minutes without a touch or a key the screen is hidden; 0 only hides it when asked. */
  minutes: number
}

export const minuteChoices = [0, 1, 5, 15, 30] as const
/** A code of figures: quick to type on a phone, and it keeps a passer-by out, no more. */
export const pinShape = /^\d{4,12}$/

/** Reads what is stored; whatever is not as expected counts as no lock. */
export function parseLock(text: string | null): ScreenLock | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { salt, hash, minutes } = stored as Record<string, unknown>
    if (typeof salt !== 'string' || typeof hash !== 'string') return null
    return { salt, hash, minutes: minuteChoices.find((one) => one === minutes) ?? 0 }
  } catch {
    return null
  }
}

/** Whether the screen has been left alone long enough. Times are milliseconds since 1970; an unknown one counts as now. */
export function isDue(lock: ScreenLock, lastTouched: number | null, now: number): boolean {
  return lock.minutes > 0 && lastTouched !== null && now - lastTouched >= lock.minutes * 60_000
}

const freeTries = 5

/** How many seconds to wait after that many wrong codes in a row: none for the first five, then twice as long each time, up to a quarter of an hour. */
export function waitAfter(wrong: number): number {
  return wrong < freeTries ? 0 : Math.min(900, 30 * 2 ** (wrong - freeTries))
}

// A figure for browsers of today: about a fifth of a second on a phone (OWASP, PBKDF2 with SHA-256).
const rounds = 600_000

async function digest(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    256,
  )
  return toText(new Uint8Array(bits))
}

/** A lock that opens with this code. Rejects where the browser has no such arithmetic: pages without https. */
export async function makeLock(pin: string, minutes: number): Promise<ScreenLock> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { salt: toText(salt), hash: await digest(pin, salt), minutes }
}

export async function opens(lock: ScreenLock, pin: string): Promise<boolean> {
  const salt = Uint8Array.from(atob(lock.salt), (character) => character.charCodeAt(0))
  return (await digest(pin, salt)) === lock.hash
}

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
