import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDay } from '#platform/contract/dates.ts'
import { boxesOf, boxStep, layOut, leapWords, movedTime, overlapWords } from './boxes.ts'
import { instantOf, parseTime, timeText, wallTime } from './clock.ts'
import { clockTimes, dayWith, task } from './days.fixture.ts'

const london = { time_zone: 'Europe/London', day_start_hour: 0 }
const dates = fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-11-21')
const clocks = fc.record({
  time_zone: fc.constantFrom(
    'Europe/London',
    'America/St_Johns',
    'Pacific/Kiritimati',
    'Etc/GMT+12',
    'Australia/Lord_Howe',
  ),
  day_start_hour: fc.nat(6),
})

describe('a time of the clock', () => {
  it('is the instant at which the clock shows it, on its day, in every zone', () => {
    fc.assert(
      fc.property(dates, clockTimes, clocks, (date, time, clock) => {
        const { at, isLeapt } = instantOf(date, time, clock)
        if (isLeapt) return
        expect(wallTime(at, clock.time_zone)).toBe(time)
        expect(localDay(new Date(at), clock.time_zone, clock.day_start_hour)).toBe(date)
      }),
    )
  })

  it('that the clocks leap over stands as far behind the leap', () => {
    const { at, isLeapt } = instantOf('2026-03-29', '01:30', london)
    expect([wallTime(at, 'Europe/London'), isLeapt]).toEqual(['02:30', true])
  })

  it('that comes twice is the first of the two', () => {
    expect(new Date(instantOf('2026-10-25', '01:30', london).at).toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    )
  })

  it('before the first hour of the day is the night at its end', () => {
    const owl = { ...london, day_start_hour: 4 }
    expect(new Date(instantOf('2026-11-21', '01:00', owl).at).toISOString()).toBe('2026-11-22T01:00:00.000Z')
  })

  it('is read as people write it', () => {
    expect(['9:30', '09.30', '0930', '24:00', 'noon'].map(parseTime)).toEqual([570, 570, 570, null, null])
  })

  it('moves by steps and never out of the day of the person', () => {
    fc.assert(
      fc.property(clockTimes, fc.integer({ min: -200, max: 200 }), fc.nat(6), (time, steps, start) => {
        const since = (text: string) => ((parseTime(text) ?? 0) - start * 60 + 1440) % 1440
        const moved = movedTime(time, steps * boxStep, start)
        const wanted = since(time) + steps * boxStep
        expect(since(moved)).toBe(Math.min(1440 - boxStep, Math.max(0, wanted)))
      }),
    )
    expect(timeText(-15)).toBe('23:45')
  })
})

describe('the boxes of a day', () => {
  const day = dayWith({
    main_priorities: [
      task('late', { starts_at: '14:00', minutes: 60 }),
      task('early', { starts_at: '09:30', minutes: 45, state: 'done' }),
      task('gone', { starts_at: '10:00', state: 'let_go' }),
      task('free'),
    ],
    time_for_me: 'The novel',
    time_for_me_starts_at: '14:30',
    time_for_me_minutes: 30,
  })
  const boxes = boxesOf(day, '2026-11-21', london)

  it('stand in the order of time, with time for me, without what is not here', () => {
    expect(boxes.map(({ id, starts, ends, isDone }) => [id, starts, ends, isDone])).toEqual([
      ['early', '09:30', '10:15', true],
      ['late', '14:00', '15:00', false],
      ['time-for-me', '14:30', '15:00', false],
    ])
  })

  it('say in words what they share', () => {
    expect(overlapWords(boxes)).toEqual(['“text of late” and “The novel” share 30 min from 14:30.'])
  })

  it('end by the clock on the nights in which it changes', () => {
    const night = dayWith({ main_priorities: [task('a', { starts_at: '00:30', minutes: 120 })] })
    expect(boxesOf(night, '2026-03-29', london)[0]).toMatchObject({ starts: '00:30', ends: '03:30' })
    expect(boxesOf(night, '2026-10-25', london)[0]).toMatchObject({ starts: '00:30', ends: '01:30' })
    const leapt = dayWith({ main_priorities: [task('a', { starts_at: '01:15' })] })
    expect(leapWords(boxesOf(leapt, '2026-03-29', london))).toEqual([
      'The clocks go forward: 01:15 does not come on this day, so it stands at 02:15.',
    ])
  })

  it('lie beside one another where they share time, and never on one another', () => {
    const times = fc.uniqueArray(fc.tuple(clockTimes, fc.integer({ min: 1, max: 200 })), { maxLength: 8 })
    fc.assert(
      fc.property(times, dates, (list, date) => {
        const items = list.map(([starts_at, minutes], at) => task(`t${at}`, { starts_at, minutes }))
        const made = boxesOf(dayWith({ main_priorities: items }), date, london)
        const { boxes: laid, height, gaps } = layOut(made, london.time_zone)
        expect(laid).toHaveLength(made.length)
        for (const gap of gaps) expect(gap.minutes).toBeGreaterThanOrEqual(120)
        laid.forEach((one, at) => {
          expect(one.column).toBeLessThan(one.columns)
          expect(one.top).toBeGreaterThanOrEqual(0)
          expect(one.top + one.height).toBeLessThanOrEqual(height + 0.001)
          for (const other of laid.slice(at + 1))
            if (other.top < one.top + one.height - 0.001 && one.top < other.top + other.height - 0.001)
              expect(other.column).not.toBe(one.column)
        })
      }),
    )
  })
})
