import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localDay, weekday, type LocalDate } from '#platform/contract/dates.ts'
import { clockMinutes, instantOf, minutesOf, nextDue } from './times.ts'

// Clocks that go forward at midnight, by half an hour, over a whole day, twice around Ramadan, and ones that never do.
const zones = [
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
]
const zone = fc.constantFrom(...zones)
const minute = fc.integer({ min: 0, max: 1_439 })
const clock = minute.map(
  (all) => `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`,
)
const moment = fc
  .integer({ min: Date.UTC(2010, 0, 1) / 60_000, max: Date.UTC(2034, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000))
const date = moment.map((at) => at.toISOString().slice(0, 10))
const startHour = fc.integer({ min: 0, max: 6 })
const onDays = fc.option(fc.integer({ min: 0, max: 6 }))
const runs = { numRuns: 2_000 }

describe('an instant on the clock of a person', () => {
  it('shows the wanted time, and no earlier instant of two days does', () => {
    fc.assert(
      fc.property(zone, date, minute, (timeZone, day, minutes) => {
        const at = instantOf(day, minutes, timeZone)
        if (clockMinutes(at, timeZone) !== minutes) return
        expect(localDay(at, timeZone)).toBe(day)
        for (const before of [30, 60, 120]) {
          const earlier = new Date(at.getTime() - before * 60_000)
          expect([localDay(earlier, timeZone), clockMinutes(earlier, timeZone)]).not.toEqual([day, minutes])
        }
      }),
      runs,
    )
  })

  it('is the first one that the clock shows behind a time that it leaves out', () => {
    fc.assert(
      fc.property(zone, date, minute, (timeZone, day, minutes) => {
        const at = instantOf(day, minutes, timeZone)
        const wall = (instant: Date) =>
          `${localDay(instant, timeZone)} ${String(clockMinutes(instant, timeZone)).padStart(4, '0')}`
        const wanted = `${day} ${String(minutes).padStart(4, '0')}`
        expect(wall(at) >= wanted).toBe(true)
        expect(wall(new Date(at.getTime() - 60_000)) < wanted).toBe(true)
      }),
      runs,
    )
  })

  it.each([
    ['a time that is left out', '2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:00:00.000Z'],
    ['a time that comes twice', '2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    [
      'midnight, where the clock jumps over it',
      '2026-04-24',
      '00:00',
      'Africa/Cairo',
      '2026-04-23T22:00:00.000Z',
    ],
    [
      'half an hour that is left out',
      '2026-10-04',
      '02:10',
      'Australia/Lord_Howe',
      '2026-10-03T15:30:00.000Z',
    ],
    ['a day that was left out', '2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s', (_what, day, time, timeZone, expected) => {
    expect(instantOf(day, minutesOf(time), timeZone).toISOString()).toBe(expected)
  })
})

describe('the next time', () => {
  it('is ahead, on the wanted weekday, behind the last day, and on the clock of the person', () => {
    fc.assert(
      fc.property(
        zone,
        startHour,
        clock,
        onDays,
        moment,
        date,
        (time_zone, day_start_hour, at_time, on, now, last) => {
          const rhythm = { time_zone, day_start_hour }
          const lastDay = last < localDay(now, time_zone) ? last : null
          const { at, day } = nextDue({ at_time, weekday: on }, rhythm, now, lastDay)
          expect(at > now).toBe(true)
          if (on !== null) expect(weekday(day)).toBe(on)
          if (lastDay) expect(day > lastDay).toBe(true)
          const isSmallHours = minutesOf(at_time) < day_start_hour * 60
          if (clockMinutes(at, time_zone) === minutesOf(at_time))
            expect(localDay(at, time_zone)).toBe(isSmallHours ? addDays(day, 1) : day)
          // Nothing that would have been due in between was passed over.
          expect(at.getTime() - now.getTime()).toBeLessThanOrEqual((on === null ? 3 : 9) * 86_400_000)
        },
      ),
      runs,
    )
  })

  it('comes for each day of the person once, in order, however they travel and change the time', () => {
    const step = fc.record({
      zone,
      at_time: clock,
      start: startHour,
      stays: fc.integer({ min: 0, max: 2_000 }),
    })
    fc.assert(
      fc.property(moment, fc.array(step, { minLength: 2, maxLength: 20 }), (begin, journey) => {
        let now = begin
        let lastDay: LocalDate | null = null
        const days: LocalDate[] = []
        for (const { zone: time_zone, at_time, start: day_start_hour, stays } of journey) {
          const leaves = new Date(now.getTime() + stays * 60_000)
          for (;;) {
            const due = nextDue({ at_time, weekday: null }, { time_zone, day_start_hour }, now, lastDay)
            if (due.at > leaves) break
            days.push(due.day)
            lastDay = due.day
            now = due.at
          }
          now = leaves
        }
        expect(days).toEqual([...new Set(days)].toSorted())
      }),
      { numRuns: 500 },
    )
  })

  it('comes every day for whoever stays where they are', () => {
    fc.assert(
      fc.property(zone, startHour, clock, moment, (time_zone, day_start_hour, at_time, begin) => {
        let due = nextDue({ at_time, weekday: null }, { time_zone, day_start_hour }, begin, null)
        for (let count = 0; count < 10; count++) {
          const next = nextDue({ at_time, weekday: null }, { time_zone, day_start_hour }, due.at, due.day)
          // Samoa left one day out altogether: its reminder and the next one would be the same.
          if (time_zone !== 'Pacific/Apia') expect(next.day).toBe(addDays(due.day, 1))
          due = next
        }
      }),
      { numRuns: 300 },
    )
  })
})
