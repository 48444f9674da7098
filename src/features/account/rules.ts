import { type LocalDate, localDay } from '#platform/contract/dates.ts'
import type { VoiceId } from '#features/coach/contract.ts'
import type { Preferences, Rhythm, RoleName, User } from './contract.ts'

/** Who opens the admin's rooms. The server asks its own table again for every admin call. */
export function isAdmin(user: Pick<User, 'role'> | null): boolean {
  return user?.role === 'admin'
}

export function isTester(user: Pick<User, 'role'> | null): boolean {
  return user?.role === 'tester'
}

export function hasRole(user: Pick<User, 'role'> | null, allowed: readonly RoleName[]): boolean {
  return user !== null && allowed.includes(user.role)
}

/** First letter of the name, else of the e-mail address, else U. Blanks count as not given. */
export function avatarLetter(user: Pick<User, 'full_name' | 'email'> | null): string {
  const source = user?.full_name.trim() || user?.email.trim() || 'U'
  // Letters beyond the basic plane are two units long; the first code point is the first letter.
  return (Array.from(source)[0] ?? 'U').toLocaleUpperCase('en-GB')
}

/** Where a person goes when nothing says otherwise. */
export const homePath = '/home'

/** Where somebody goes who came to this door on their own: a new account is welcomed first. */
export function firstPath(door: string): '/home' | '/welcome' {
  return door === '/sign-up' ? '/welcome' : homePath
}

const entryPaths = new Set(['/sign-in', '/sign-up', '/forgot-password'])

/**
 * The address to return to after signing in: a path of this site, or null for anything else. An address that a
 * browser would read as another host (`//host`, `/\host`) must never get through, whoever put it there.
 */
export function safeOrigin(path: unknown): string | null {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || hasControlCharacter(path)) return null
  try {
    const own = 'https://own.invalid'
    const url = new URL(path, own)
    // Dots are folded while parsing, so `/..//host` becomes `//host` only now.
    if (url.origin !== own || url.pathname.startsWith('//') || entryPaths.has(url.pathname)) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}

/** What a new password has to have, each with whether this one has it. `common` holds lower-case passwords. */
export function checkNewPassword(
  password: string,
  minLength: number,
  common: ReadonlySet<string>,
): { isLongEnough: boolean; isUncommon: boolean; isShortEnough: boolean } {
  return {
    isLongEnough: password.length >= minLength,
    isUncommon: password !== '' && !common.has(password.toLowerCase()),
    // The server's limit counts bytes: an accented letter is two of them.
    isShortEnough: new TextEncoder().encode(password).length <= 72,
  }
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f')
}

/** The person's local day at this moment. */
export function todayOf(rhythm: Rhythm, now: Date): LocalDate {
  return localDay(now, rhythm.time_zone, rhythm.day_start_hour)
}

/** What every account starts with; see the profile's migration. */
export const defaultRhythm: Rhythm = { time_zone: 'Europe/London', day_start_hour: 0, week_starts_on: 1 }

/**
 * What to do about a browser whose zone is not the stored one. A profile that nobody has touched yet takes the
 * browser's zone; later the person is asked once a zone, because a journey is no reason to move their days.
 */
export function decideTimeZone(situation: {
  stored: string
  browser: string
  version: number
  /** The zone that the person last said no to. */
  declined: string | null
}): 'keep' | 'save' | 'ask' {
  const { stored, browser, version, declined } = situation
  if (stored === browser) return 'keep'
  if (stored === defaultRhythm.time_zone && version === 1) return 'save'
  return declined === browser ? 'keep' : 'ask'
}

/** The offered voice that a stored id speaks with. */
export function offeredVoice(stored: Preferences['coaching_voice']): VoiceId {
  if (stored === 'chill') return 'friendly'
  if (stored === 'thinker') return 'ted'
  return stored
}

/** The spoken voice follows the coach's voice until somebody chooses one. */
function spokenVoice(preferences: Pick<Preferences, 'tts_voice' | 'coaching_voice'>): string {
  return preferences.tts_voice || preferences.coaching_voice
}

const mirrored = [
  'coaching_voice',
  'time_commitment',
  'user_focus_areas',
  'user_focus_priorities',
  'user_reflections',
  'privacy_mode',
  'is_neurodivergent',
  'interaction_mode',
  'use_feedback_for_training',
  'user_commitment_level',
  'user_dream_description',
] as const

/**
 * The preferences as local storage holds them, one key each: text as it is, everything else as JSON. They are a
 * copy for reading while the server is out of reach; the server's are the ones that count.
 */
export function storedPreferences(preferences: Preferences): [key: string, value: string][] {
  const entries = mirrored.map((key): [string, string] => {
    const value = preferences[key]
    return [key, typeof value === 'string' ? value : JSON.stringify(value)]
  })
  return [...entries, ['tts_voice', spokenVoice(preferences)]]
}

/** What brings somebody here; asked on the way in, changed in the settings. */
export const focusChoices = [
  { value: 'balance', label: 'More balance' },
  { value: 'wellbeing', label: 'Feeling well' },
  { value: 'rest', label: 'Proper rest' },
  { value: 'focus', label: 'Clear focus' },
  { value: 'relationships', label: 'People I love' },
  { value: 'purpose', label: 'A sense of purpose' },
  { value: 'change', label: 'A change in my life' },
] as const

export const minuteChoices = [
  { value: '5min', label: '5 minutes' },
  { value: '15min', label: '15 minutes' },
  { value: '30min', label: '30 minutes' },
  { value: '60min', label: 'An hour' },
] as const

/** What counts most when there is not room for everything. */
export const priorityChoices = [
  { value: 'wellbeing', label: 'Feeling well' },
  { value: 'productivity', label: 'Getting things done' },
  { value: 'relationships', label: 'People' },
  { value: 'learning', label: 'Learning' },
  { value: 'rest', label: 'Rest' },
  { value: 'creativity', label: 'Making things' },
] as const
