import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { voices } from '#features/coach/contract.ts'
import { defaultPreferences } from './contract.ts'
import {
  avatarLetter,
  checkNewPassword,
  decideTimeZone,
  hasRole,
  isAdmin,
  isTester,
  offeredVoice,
  safeOrigin,
  storedPreferences,
  todayOf,
} from './rules.ts'

describe('roles', () => {
  it('tells an admin and a tester apart, and nobody is neither', () => {
    expect([isAdmin({ role: 'admin' }), isAdmin({ role: 'user' }), isAdmin(null)]).toEqual([
      true,
      false,
      false,
    ])
    expect([isTester({ role: 'tester' }), isTester({ role: 'admin' }), isTester(null)]).toEqual([
      true,
      false,
      false,
    ])
  })
  it('lets in only the roles of the list', () => {
    expect(hasRole({ role: 'tester' }, ['tester', 'admin'])).toBe(true)
    expect(hasRole({ role: 'user' }, ['tester', 'admin'])).toBe(false)
    expect(hasRole(null, ['user', 'tester', 'admin'])).toBe(false)
  })
})

describe('the avatar letter', () => {
  it('comes from the name, else from the address, else is U', () => {
    expect(avatarLetter({ full_name: 'mairi', email: 'x@example.com' })).toBe('M')
    expect(avatarLetter({ full_name: '  ', email: 'x@example.com' })).toBe('X')
    expect(avatarLetter({ full_name: '', email: '' })).toBe('U')
    expect(avatarLetter(null)).toBe('U')
  })
  it('never cuts a letter in half', () => {
    expect(avatarLetter({ full_name: '𐐨ana', email: '' })).toBe('𐐀')
  })
})

describe('the way back after signing in', () => {
  it('keeps a path of this site with its query and hash', () => {
    expect(safeOrigin('/day-plan?date=2026-11-21#top')).toBe('/day-plan?date=2026-11-21#top')
  })
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'day-plan',
    '',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    undefined,
    null,
    42,
    { pathname: '/home' },
  ])('refuses %j', (path) => {
    expect(safeOrigin(path)).toBeNull()
  })
  it('does not lead back to the door itself', () => {
    expect(safeOrigin('/sign-in')).toBeNull()
    expect(safeOrigin('/sign-up?from=/home')).toBeNull()
    expect(safeOrigin('/forgot-password')).toBeNull()
  })
  it('never answers with an address that a browser takes to another host', () => {
    const pieces = fc.constantFrom('/', '\\', '..', '.', '@', ':', '?', '#', 'evil.example', '%2f', '\t', ' ')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const origin = safeOrigin(parts.join(''))
        if (origin !== null)
          expect(new URL(origin, 'https://balanse.example').origin).toBe('https://balanse.example')
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('a new password', () => {
  const common = new Set(['password1'])
  const all = { isLongEnough: true, isUncommon: true, isShortEnough: true }
  it('is long enough from the shortest length on', () => {
    expect(checkNewPassword('1234567', 8, common)).toEqual({ ...all, isLongEnough: false })
    expect(checkNewPassword('12345678', 8, common)).toEqual(all)
  })
  it('is not one of the common ones, however it is written', () => {
    expect(checkNewPassword('PassWord1', 8, common)).toEqual({ ...all, isUncommon: false })
    expect(checkNewPassword('', 8, common).isUncommon).toBe(false)
  })
  it('is measured in bytes at its upper end, as the server does', () => {
    expect(checkNewPassword('x'.repeat(72), 8, common).isShortEnough).toBe(true)
    expect(checkNewPassword('é'.repeat(37), 8, common).isShortEnough).toBe(false)
  })
})

describe('the time zone of a new device', () => {
  const base = { stored: 'Europe/London', browser: 'Europe/Berlin', version: 1, declined: null }
  it('is taken over when nobody has touched the profile yet', () => {
    expect(decideTimeZone(base)).toBe('save')
  })
  it('is asked about when the profile has been touched', () => {
    expect(decideTimeZone({ ...base, version: 2 })).toBe('ask')
    expect(decideTimeZone({ ...base, stored: 'Asia/Tokyo' })).toBe('ask')
  })
  it('is not asked about twice, and not when it is the same', () => {
    expect(decideTimeZone({ ...base, version: 2, declined: 'Europe/Berlin' })).toBe('keep')
    expect(decideTimeZone({ ...base, version: 2, declined: 'Asia/Tokyo' })).toBe('ask')
    expect(decideTimeZone({ ...base, browser: 'Europe/London' })).toBe('keep')
  })
})

describe('preferences', () => {
  it('are stored under their own keys, lists and switches as JSON', () => {
    const stored = new Map(storedPreferences(defaultPreferences))
    expect(stored.get('coaching_voice')).toBe('calm_guide')
    expect(stored.get('time_commitment')).toBe('15min')
    expect(stored.get('user_focus_areas')).toBe('["balance","wellbeing"]')
    expect(stored.get('privacy_mode')).toBe('false')
    expect(stored.get('user_commitment_level')).toBe('5')
  })
  it('let the spoken voice follow the coach until one is chosen', () => {
    const of = (tts_voice: string) =>
      new Map(storedPreferences({ ...defaultPreferences, coaching_voice: 'zen', tts_voice })).get('tts_voice')
    expect(of('')).toBe('zen')
    expect(of('en-GB-1')).toBe('en-GB-1')
  })
  it('offer seven voices and read the two older names as one of them', () => {
    expect(voices).toHaveLength(7)
    expect(offeredVoice('chill')).toBe('friendly')
    expect(offeredVoice('thinker')).toBe('ted')
    expect(offeredVoice('ninja')).toBe('ninja')
  })
})

it('today belongs to the day before until the day starts', () => {
  const rhythm = { time_zone: 'Europe/London', day_start_hour: 4, week_starts_on: 1 }
  expect(todayOf(rhythm, new Date('2026-11-21T03:30:00Z'))).toBe('2026-11-20')
  expect(todayOf(rhythm, new Date('2026-11-21T04:00:00Z'))).toBe('2026-11-21')
})
