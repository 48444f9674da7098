import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { dayInSentence, dayTitle, dayUnderMonth, monthTitle, nearDay, weekTitle } from './words.ts'

const today = '2026-11-21'

describe('naming a day', () => {
  it('uses the words of people for days near today', () => {
    const names = [-8, -6, -1, 0, 1, 6].map((days) => nearDay(addDays(today, days), today))
    expect(names).toEqual(['Friday 13 November', 'Sunday', 'Yesterday', 'Today', 'Tomorrow', 'Friday'])
  })

  it('writes them small inside a sentence, but never the name of a weekday', () => {
    expect(dayInSentence('2026-11-22', today)).toBe('tomorrow')
    expect(dayInSentence('2026-11-23', today)).toBe('Monday')
  })

  it('leaves the month out under its name', () => {
    const names = [-8, -6, -1].map((days) => dayUnderMonth(addDays(today, days), today))
    expect(names).toEqual(['Friday 13', 'Sunday', 'Yesterday'])
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
})
