import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  isLocalDate,
  localDay,
  startOfWeek,
} from '#platform/contract/dates.ts'
import { emptyMonth } from './contract.ts'
import {
  dayAtKey,
  isEmptyMonthPlan,
  isInReach,
  monthEnd,
  monthOf,
  monthsBetween,
  monthWeeks,
} from './rules.ts'
import { months } from './rules/months.fixture.ts'

const dates = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1930-01-01', days))
const zones = fc.constantFrom(
  'Europe/London',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'America/St_Johns',
)

describe('a month', () => {
  it('begins on its first day and ends the day before the next one begins', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const month = monthOf(date)
        expect(addDays(monthEnd(month), 1)).toBe(addMonths(month, 1))
        expect(date >= month && date <= monthEnd(month)).toBe(true)
      }),
    )
    expect(monthEnd('2028-02-01')).toBe('2028-02-29')
    expect(monthEnd('9999-12-01')).toBe('9999-12-31')
  })

  it('is as far from another as it takes steps to get there', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -90, max: 90 }), (date, n) => {
        const month = monthOf(date)
        expect(monthsBetween(month, addMonths(month, n))).toBe(n)
        expect(isInReach(addMonths(month, n), date)).toBe(Math.abs(n) <= 60)
      }),
    )
  })

  it('is the month of the day that the person lives in, in every zone and whenever clocks change', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        zones,
        fc.nat(6),
        (instant, zone, hour) => {
          const today = localDay(instant, zone, hour)
          const month = monthOf(today)
          expect(isLocalDate(month)).toBe(true)
          const weeks = monthWeeks(month, 1).flat()
          expect(weeks.filter((date) => date === today)).toHaveLength(1)
        },
      ),
    )
    // Half past midnight on the first, two hours ahead of the person's day: still the month before.
    expect(monthOf(localDay(new Date('2026-10-31T23:30:00Z'), 'Europe/Paris', 4))).toBe('2026-10-01')
    expect(monthOf(localDay(new Date('2026-10-31T11:00:00Z'), 'Pacific/Kiritimati'))).toBe('2026-11-01')
  })

  it('lays every day out once, in weeks that start where the person starts them', () => {
    fc.assert(
      fc.property(dates, fc.nat(6), (date, startsOn) => {
        const weeks = monthWeeks(date, startsOn)
        const days = weeks.flat().filter((day) => day !== null)
        expect(days[0]).toBe(monthOf(date))
        expect(days.at(-1)).toBe(monthEnd(monthOf(date)))
        expect(new Set(days).size).toBe(days.length)
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          week.forEach((day, at) => {
            if (day) expect(day).toBe(addDays(startOfWeek(day, startsOn), at))
          })
        }
      }),
    )
  })
})

describe('a key in the calendar', () => {
  it('leads to the day beside, the same day of the week above or below, and there and back again', () => {
    fc.assert(
      fc.property(dates, fc.nat(6), (date, startsOn) => {
        const go = (key: string, from = date) => dayAtKey(key, from, startsOn) ?? ''
        expect(daysBetween(date, go('ArrowRight'))).toBe(1)
        expect(daysBetween(date, go('ArrowDown'))).toBe(7)
        for (const [there, back] of [
          ['ArrowRight', 'ArrowLeft'],
          ['ArrowDown', 'ArrowUp'],
        ] as const)
          expect(go(back, go(there))).toBe(date)
        expect(dayAtKey('ArrowRight', date, startsOn, true)).toBe(go('ArrowLeft'))
      }),
    )
  })

  it('stays in the week and the month with Home and End, and changes the month with the page keys', () => {
    fc.assert(
      fc.property(dates, fc.nat(6), (date, startsOn) => {
        const week = monthWeeks(date, startsOn).find((days) => days.includes(date))
        const days = week?.filter((day) => day !== null) ?? []
        expect(dayAtKey('Home', date, startsOn)).toBe(days[0])
        expect(dayAtKey('End', date, startsOn)).toBe(days.at(-1))
        expect(monthsBetween(date, dayAtKey('PageDown', date, startsOn) ?? '')).toBe(1)
        expect(monthsBetween(date, dayAtKey('PageUp', date, startsOn) ?? '')).toBe(-1)
        expect(dayAtKey('a', date, startsOn)).toBeNull()
      }),
    )
  })

  it('keeps to the last day of a shorter month', () => {
    expect(dayAtKey('PageDown', '2026-01-31', 1)).toBe('2026-02-28')
  })
})

describe('an empty month', () => {
  it('is one that holds no word, number or outcome', () => {
    expect(isEmptyMonthPlan(emptyMonth)).toBe(true)
    expect(
      isEmptyMonthPlan({
        ...emptyMonth,
        balance_sections: { mind: { now: null, wish: null, more: '', less: ' ' } },
      }),
    ).toBe(true)
    expect(
      isEmptyMonthPlan({
        ...emptyMonth,
        balance_sections: { mind: { now: 0, wish: null, more: '', less: '' } },
      }),
    ).toBe(false)
    fc.assert(
      fc.property(months, (plan) => {
        if (plan.big_three.length > 0 || plan.time_for_me.trim() !== '')
          expect(isEmptyMonthPlan(plan)).toBe(false)
      }),
    )
  })
})
