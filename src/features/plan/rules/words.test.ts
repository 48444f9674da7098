import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, startOfWeek } from '#platform/contract/dates.ts'
import { dayInSentence, dayTitle, monthTitle, monthWeeks, nearDay, weekTitle } from './words.ts'

const today = '2026-11-21'
const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))

describe('naming a day', () => {
  it('uses the words of people for days near today', () => {
    const names = [-8, -6, -1, 0, 1, 6].map((days) => nearDay(addDays(today, days), today))
    expect(names).toEqual(['Friday 13 November', 'Sunday', 'Yesterday', 'Today', 'Tomorrow', 'Friday'])
  })

  it('writes them small inside a sentence, but never the name of a weekday', () => {
    expect(dayInSentence('2026-11-22', today)).toBe('tomorrow')
    expect(dayInSentence('2026-11-23', today)).toBe('Monday')
  })

  it('names the year only when it is another one', () => {
    expect(dayTitle(today, today)).toBe('Saturday 21 November')
    expect(dayTitle('2027-01-02', today)).toBe('Saturday 2 January 2027')
  })
})

describe('naming weeks and months', () => {
  it('names one month, or both where a week crosses', () => {
    expect(weekTitle('2026-11-16')).toBe('16 – 22 November')
    expect(weekTitle('2026-11-30')).toBe('30 November – 6 December')
    expect(monthTitle(today)).toBe('November 2026')
  })

  it('lays every day of a month out once, in weeks that start where the person starts them', () => {
    fc.assert(
      fc.property(dates, fc.nat(6), (date, startsOn) => {
        const weeks = monthWeeks(date, startsOn)
        const first = `${date.slice(0, 7)}-01`
        const days = weeks.flat().filter((day) => day !== null)
        expect(days[0]).toBe(first)
        expect(days.at(-1)).toBe(addDays(addMonths(first, 1), -1))
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
