import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, isLocalDate, localDay, startOfWeek, weekday } from './dates.ts'

const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((n) => addDays('1970-01-01', n))
const zones = [
  'Europe/London',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
]

describe('local dates', () => {
  it('knows which days exist', () => {
    expect(
      [
        '2026-02-29',
        '2026-02-30',
        '2026-13-01',
        '2026-00-10',
        '26-01-01',
        '2026-1-1',
        '',
        '2026-01-01T00:00',
      ].filter(isLocalDate),
    ).toEqual([])
    expect(['2024-02-29', '2026-12-31', '1999-01-01'].filter(isLocalDate)).toHaveLength(3)
  })

  it('adds and measures days without ever losing one', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4_000, max: 4_000 }), (day, n) => {
        expect(daysBetween(day, addDays(day, n))).toBe(n)
        expect(isLocalDate(addDays(day, n))).toBe(true)
      }),
    )
  })

  it('starts weeks on the chosen weekday, at most six days before', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (day, startsOn) => {
        const start = startOfWeek(day, startsOn)
        expect(weekday(start)).toBe(startsOn)
        expect(daysBetween(start, day)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(start, day)).toBeLessThan(7)
      }),
    )
    expect(weekday('2026-11-21')).toBe(6)
  })

  it('holds a month back to its last day', () => {
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15')
  })
})

describe('the local day of an instant', () => {
  it('follows the wall clock of the zone', () => {
    const instant = new Date('2026-11-21T11:30:00Z')
    expect(localDay(instant, 'Pacific/Kiritimati')).toBe('2026-11-22')
    expect(localDay(instant, 'Etc/GMT+12')).toBe('2026-11-20')
    expect(localDay(instant, 'Europe/London')).toBe('2026-11-21')
  })

  it('gives the small hours to the day before when a day starts late', () => {
    expect(localDay(new Date('2026-11-22T01:30:00Z'), 'Europe/London', 4)).toBe('2026-11-21')
    expect(localDay(new Date('2026-11-22T04:00:00Z'), 'Europe/London', 4)).toBe('2026-11-22')
    // The night on which the clocks go back has two half-past-ones; both belong to the day before.
    for (const time of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
      expect(localDay(new Date(time), 'Europe/London', 4)).toBe('2026-10-24')
  })

  it('never steps back in time as hours pass, whatever zone and day start', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 30 * 60 }),
        (instant, zone, start, minutes) => {
          const later = new Date(instant.getTime() + minutes * 60_000)
          expect(
            daysBetween(localDay(instant, zone, start), localDay(later, zone, start)),
          ).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
