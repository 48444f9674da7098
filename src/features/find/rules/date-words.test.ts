import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumber, isLocalDate, weekday } from '#platform/contract/dates.ts'
import { dayTitle, shortDay, weekdayName } from '#features/day/rules/words.ts'
import { endingDate, readDate } from './date-words.ts'

/** A Saturday. */
const today = '2026-11-21'
const someDay = fc
  .integer({ min: dayNumber('2000-01-01'), max: dayNumber('2099-12-31') })
  .map((n) => addDays('1970-01-01', n))

describe('a day in words', () => {
  it.each([
    ['today', '2026-11-21'],
    [' Tomorrow ', '2026-11-22'],
    ['tmrw', '2026-11-22'],
    ['the day after tomorrow', '2026-11-23'],
    ['sun', '2026-11-22'],
    ['on Friday', '2026-11-27'],
    ['tues', '2026-11-24'],
    ['saturday', '2026-11-28'],
    ['in 3 days', '2026-11-24'],
    ['in a week', '2026-11-28'],
    ['in two weeks', '2026-12-05'],
    ['in 1 month', '2026-12-21'],
    ['2026-12-24', '2026-12-24'],
    ['3 dec', '2026-12-03'],
    ['3rd of December', '2026-12-03'],
    ['Dec 3', '2026-12-03'],
    ['3 Sept.', '2027-09-03'],
    ['1 jan', '2027-01-01'],
    ['21 nov', '2026-11-21'],
    ['20 nov', '2027-11-20'],
    ['3/12', '2026-12-03'],
    ['3.12.2027', '2027-12-03'],
    ['29 feb', '2028-02-29'],
    ['3 december, 2027', '2027-12-03'],
  ])('%j', (words, date) => {
    expect(readDate(words, today)).toBe(date)
  })

  it.each([
    '',
    'next week',
    'soon',
    'mo',
    's',
    'march',
    'may',
    '31 nov',
    '30 feb',
    '13/13',
    'in 0',
    '2026-02-30',
    'fri 3',
    'monkey',
    '12',
  ])('%j is none that is certain', (words) => {
    expect(readDate(words, today)).toBeNull()
  })

  it('is a day that exists or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), someDay, (words, day) => {
        const date = readDate(words, day)
        expect(date === null || isLocalDate(date)).toBe(true)
      }),
    )
  })

  it('a weekday is always one of the next seven days, and that weekday', () => {
    fc.assert(
      fc.property(
        someDay,
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 3, max: 9 }),
        (day, n, length) => {
          const name = weekdayName(addDays(day, n))
          const date = readDate(name.slice(0, length), day) ?? ''
          expect(dayNumber(date) - dayNumber(day)).toBeGreaterThan(0)
          expect(dayNumber(date) - dayNumber(day)).toBeLessThan(8)
          expect(weekday(date)).toBe(weekday(addDays(day, n)))
        },
      ),
    )
  })

  it('reads every day as this app writes it', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 364 }), (day, ahead) => {
        const date = addDays(day, ahead)
        expect(readDate(`${shortDay(date)} ${date.slice(0, 4)}`, day)).toBe(date)
        if (!date.endsWith('02-29')) expect(readDate(shortDay(date), day)).toBe(date)
      }),
    )
  })
})

describe('a line that ends in a day', () => {
  it('is taken apart for the question, the longest words first', () => {
    expect(endingDate('Ring Mum tomorrow', today)).toEqual({
      text: 'Ring Mum',
      words: 'tomorrow',
      date: '2026-11-22',
    })
    expect(endingDate('Ring Mum the day after tomorrow', today)).toEqual({
      text: 'Ring Mum',
      words: 'the day after tomorrow',
      date: '2026-11-23',
    })
    expect(endingDate('Pay rent on 1 dec', today)).toEqual({
      text: 'Pay rent',
      words: 'on 1 dec',
      date: '2026-12-01',
    })
  })

  it('is not one when it is only the day, or ends in something else', () => {
    for (const line of ['tomorrow', '', '  ', 'Read chapter 12', 'Ask April', 'Friday pizza'])
      expect(endingDate(line, today)).toBeNull()
  })

  it('keeps every word of the line', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('ring', 'tomorrow', 'fri', 'on', '3', 'dec', 'the')), (words) => {
        const ending = endingDate(words.join(' '), today)
        if (ending) expect(`${ending.text} ${ending.words}`).toBe(words.join(' '))
        if (ending) expect(dayTitle(ending.date, today)).not.toBe('')
      }),
    )
  })
})
