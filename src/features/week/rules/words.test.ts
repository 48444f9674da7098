import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import type { Mood } from '#features/reflect/contract.ts'
import type { WeekDay } from '../contract.ts'
import { daysOf } from '../rules.ts'
import { daysForMe } from './time-for-me.ts'
import { weekDay } from './week-day.ts'
import { dates } from './weeks.fixture.ts'
import { changeLine, joinWords, lookBack, weekDistance, weekName } from './words.ts'

const start = '2026-11-16'
const day = (date: string, counts: Partial<WeekDay['counts']>, mood: Mood | null = null): WeekDay => ({
  ...weekDay(date, undefined, undefined),
  counts: { done: 0, moved: 0, let_go: 0, open: 0, ...counts },
  mood,
})

describe('looking back on a week', () => {
  it('says in words what became of things, and between which moods the evenings lay', () => {
    const days = [
      day('2026-11-16', { done: 3, moved: 1 }, 'bright'),
      day('2026-11-17', { done: 1, let_go: 2, open: 4 }, 'flat'),
      day('2026-11-21', { done: 5 }, 'heavy'),
    ]
    const said = (today: string, hides = false) => lookBack(days, start, today, hides)
    expect(said('2026-11-18')).toBe(
      'So far: four things done, one moved and two let go. Evenings lay between flat and bright.',
    )
    expect(said('2026-11-18', true)).toBe(
      'So far: some things done, some moved and some let go. Evenings lay between flat and bright.',
    )
    expect(said('2026-11-30')).toBe(
      'Looking back: nine things done, one moved and two let go. Evenings lay between heavy and bright.',
    )
    expect(said('2026-11-15')).toBeNull()
  })

  it('says one mood once, one thing in the singular, and nothing about nothing', () => {
    expect(lookBack([day(start, { done: 1 })], start, start, false)).toBe('So far: one thing done.')
    expect(lookBack([day(start, {}, 'steady')], start, start, false)).toBe('So far, evenings felt steady.')
    expect(lookBack([day(start, { open: 3 })], start, start, false)).toBeNull()
    expect(lookBack([], start, start, false)).toBeNull()
  })

  it('shows no figure to somebody who hides numbers', () => {
    const counts = fc.record({ done: fc.nat(40), moved: fc.nat(9), let_go: fc.nat(9), open: fc.nat(9) })
    fc.assert(
      fc.property(counts, (each) => {
        expect(lookBack([day(start, each)], start, start, true) ?? '').not.toMatch(
          /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/,
        )
      }),
    )
  })
})

describe('the words around a week', () => {
  it('name a day of this very week on which all can be changed', () => {
    expect([changeLine(start, '2026-11-10'), changeLine(start, '2026-11-17')]).toEqual([
      'You can change all of this on Wednesday.',
      'You can change all of this on Wednesday.',
    ])
    expect(changeLine('2026-11-15', '2026-11-15')).toBe('You can change all of this on Tuesday.')
    expect(changeLine(start, '2026-11-18')).toBe('You can change all of this tomorrow.')
    expect(changeLine(start, '2026-11-22')).toBe('You can change all of this today, too.')
    expect(changeLine(start, '2026-11-23')).toBe('You can still change what stands here.')
  })

  it('name the year where it is another one, and how far a week is', () => {
    expect(weekName('2026-12-28', '2026-12-30')).toBe('28 December – 3 January 2027')
    expect(weekName('2026-11-16', '2026-11-18')).toBe('16 – 22 November')
    expect([-14, -7, 0, 7, 21].map((by) => weekDistance(addDays(start, by), start))).toEqual([
      '2 weeks ago',
      'Last week',
      'This week',
      'Next week',
      'In 3 weeks',
    ])
    expect([joinWords([]), joinWords(['a']), joinWords(['a', 'b']), joinWords(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ])
  })
})

describe('time for me', () => {
  it('asks for days from today on that hold none, two in the whole week at the most', () => {
    fc.assert(
      fc.property(
        dates,
        fc.integer({ min: -3, max: 9 }),
        fc.subarray([0, 1, 2, 3, 4, 5, 6]),
        fc.array(fc.nat(6), { minLength: 7, maxLength: 7 }),
        (first, passed, held, loads) => {
          const today = addDays(first, passed)
          const days = daysOf(first).map((date, at) => ({
            ...day(date, { open: loads[at] ?? 0 }),
            time_for_me: held.includes(at) ? 'Tea' : '',
          }))
          const chosen = daysForMe(days, first, today)
          const free = days.filter((each) => each.time_for_me === '' && each.date >= today)
          expect(chosen).toHaveLength(Math.min(Math.max(0, 2 - held.length), free.length))
          for (const date of chosen) expect(free.map((each) => each.date)).toContain(date)
        },
      ),
    )
  })

  it('takes the lightest days, and not two beside each other', () => {
    const loads = [1, 0, 0, 5, 5, 2, 5]
    const days = daysOf(start).map((date, at) => day(date, { open: loads[at] ?? 0 }))
    expect(daysForMe(days, start, start)).toEqual(['2026-11-17', '2026-11-21'])
  })
})
