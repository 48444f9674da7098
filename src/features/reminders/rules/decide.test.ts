import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasConflict } from './conflicts.ts'
import { comes, isQuiet, waitAfter, type Situation } from './decide.ts'
import { trialWords, wordsFor } from './words.ts'
import { kinds } from '../contract.ts'

const now = new Date('2026-11-22T20:00:00Z')
const usual: Situation = {
  now,
  due_at: now,
  day: '2026-11-22',
  is_on: true,
  is_closed: false,
  is_paused: false,
  paused_until: null,
  is_resting: false,
  is_done: false,
  made: 0,
  most_a_day: 2,
}

describe('a reminder whose time has come', () => {
  it('comes when nothing speaks against it', () => {
    expect(comes(usual)).toBe(true)
    expect(comes({ ...usual, made: 1, paused_until: '2026-11-22' })).toBe(true)
    expect(comes({ ...usual, now: new Date('2026-11-22T22:00:00Z') })).toBe(true)
  })

  it.each<[string, Partial<Situation>]>([
    ['is off', { is_on: false }],
    ['is of an account that is closed or leaves', { is_closed: true }],
    ['is paused', { is_paused: true }],
    ['is snoozed until a later day', { paused_until: '2026-11-23' }],
    ['falls on a day of rest', { is_resting: true }],
    ['asks for what is done', { is_done: true }],
    ['would be one more than a day holds', { made: 2 }],
    ['is more than two hours old', { now: new Date('2026-11-22T22:00:01Z') }],
  ])('does not come when it %s', (_why, change) => {
    expect(comes({ ...usual, ...change })).toBe(false)
  })

  it('is tried again for less than two hours', () => {
    const all = [1, 2, 3, 4, 5].reduce((sum, tries) => sum + (waitAfter(tries) ?? 0), 0)
    expect([all < 7_200, waitAfter(6)]).toEqual([true, null])
  })
})

describe('quiet hours', () => {
  const at = (time: string) => new Date(`2026-11-22T${time}:00Z`)
  it.each([
    ['22:00', '07:00', '21:59', false],
    ['22:00', '07:00', '22:00', true],
    ['22:00', '07:00', '06:59', true],
    ['22:00', '07:00', '07:00', false],
    ['13:00', '14:00', '13:30', true],
    ['13:00', '14:00', '14:00', false],
    // The night is quiet, whatever was chosen.
    [null, null, '04:59', true],
    [null, null, '05:00', false],
    ['05:00', '05:00', '12:00', false],
  ])('from %s to %s, at %s: %s', (quiet_from, quiet_to, time, expected) => {
    expect(isQuiet(at(time), 'UTC', { quiet_from, quiet_to })).toBe(expected)
  })

  it('are those of the clock that the person lives by', () => {
    const quiet = { quiet_from: '22:00', quiet_to: '07:00' }
    expect(isQuiet(at('20:00'), 'Europe/London', quiet)).toBe(false)
    expect(isQuiet(at('20:00'), 'Asia/Tokyo', quiet)).toBe(true)
  })
})

describe('tomorrow', () => {
  const event = (from: string, to: string, source = 'a') => ({
    source,
    from: `2026-11-23T${from}:00Z`,
    to: `2026-11-23T${to}:00Z`,
  })
  const conflict = (
    events: ReturnType<typeof event>[],
    laid: { at: string; minutes: number | null }[] = [],
  ) => hasConflict('2026-11-23', 'UTC', events, laid)

  it('has a conflict where two appointments, or one and the plan, lie over each other', () => {
    expect(conflict([event('09:00', '10:00'), event('09:30', '11:00')])).toBe(true)
    expect(conflict([event('09:00', '10:00')], [{ at: '09:45', minutes: null }])).toBe(true)
    expect(conflict([event('09:00', '10:00')], [{ at: '08:00', minutes: 61 }])).toBe(true)
  })

  it('has none where they only touch, are the same in two calendars, or are both of the plan', () => {
    expect(conflict([event('09:00', '10:00'), event('10:00', '11:00')])).toBe(false)
    expect(conflict([event('09:00', '10:00'), event('09:00', '10:00', 'b')])).toBe(false)
    expect(conflict([event('09:00', '10:00'), event('09:00', '10:00')])).toBe(true)
    expect(
      conflict(
        [],
        [
          { at: '09:00', minutes: 60 },
          { at: '09:00', minutes: 60 },
        ],
      ),
    ).toBe(false)
    expect(conflict([event('09:00', '10:00')], [{ at: '08:00', minutes: 60 }])).toBe(false)
  })
})

describe('the words', () => {
  const secret = 'see the doctor about it'
  const week = { planned: 4, done: 1, evenings: 0, entries: 2, lines: [secret] }
  const manner = fc.record({ is_calm: fc.boolean(), is_private: fc.boolean(), hides_numbers: fc.boolean() })

  it('hold no line of the person in what leaves, and in privacy nothing about them at all', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), manner, (kind, how) => {
        const words = wordsFor(kind, how, { journeyDay: 60, week, tomorrow: '2026-11-23' })
        expect(words.title + words.body + words.path).not.toContain(secret)
        if (how.is_private) expect(words.lines).toEqual([])
        if (how.is_private || how.hides_numbers)
          expect((words.title + words.body).replace('Two', '')).not.toMatch(/\d/)
        expect(words.path).toMatch(/^\/[a-z0-9/#?=-]*$/)
      }),
    )
  })

  it('count what happened, and name nothing that did not', () => {
    const usualManner = { is_calm: false, is_private: false, hides_numbers: false }
    expect(wordsFor('weekly_digest', usualManner, { week })).toEqual({
      title: 'Your week',
      body: '4 days planned, 1 thing done, 2 entries written.',
      lines: [secret],
      path: '/week-plan',
    })
    expect(wordsFor('evening_close', usualManner).title).toBe('Two minutes for tonight?')
  })

  it('are shorter where little is wanted, and nobody is pressed', () => {
    for (const kind of kinds) {
      const plain = wordsFor(kind, { is_calm: false, is_private: false, hides_numbers: false }, { week })
      const short = wordsFor(kind, { is_calm: true, is_private: false, hides_numbers: true }, { week })
      expect(`${short.title}${short.body}`.length).toBeLessThan(`${plain.title}${plain.body}`.length)
      for (const { title, body } of [plain, short, trialWords])
        expect(`${title} ${body}`).not.toMatch(/streak|don.t|miss|forget|lose|!|last chance/i)
    }
  })
})
