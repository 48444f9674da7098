import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capacityWords, exactSpan, overCapacity, spanWords } from './capacity.ts'
import { days, dayWith, task } from './days.fixture.ts'
import { firstSentence, isTiny, minutesOf } from './size.ts'
import { parseSpan } from './span.ts'

const withMinutes = days.chain((day) =>
  fc.array(fc.option(fc.integer({ min: 1, max: 300 })), { maxLength: 6 }).map((list) => ({
    ...day,
    main_priorities: list.map((minutes, at) => task(`m${at}`, { minutes })),
  })),
)

describe('capacity', () => {
  it('is said if and only if what is planned is more than there is', () => {
    fc.assert(
      fc.property(withMinutes, (day) => {
        const forMe = day.time_for_me.trim() && !day.time_for_me_done ? (day.time_for_me_minutes ?? 0) : 0
        const sum = day.main_priorities.reduce((all, { minutes }) => all + (minutes ?? 0), forMe)
        const isOver = day.minutes_available !== null && sum > day.minutes_available
        expect(overCapacity(day) !== null).toBe(isOver)
        expect(capacityWords(day, false) !== null).toBe(isOver)
        expect(capacityWords(day, true) !== null).toBe(isOver)
      }),
    )
  })

  it('says it in words, without blame, and without numbers for those who hide them', () => {
    const day = dayWith({
      energy: 'low',
      minutes_available: 180,
      main_priorities: [task('a', { minutes: 240 }), task('b', { minutes: 55 }), task('c')],
    })
    expect(capacityWords(day, false)).toBe(
      'You planned about 5 h; you have about 3 h and low energy. What could be smaller?',
    )
    expect(capacityWords(day, true)).not.toMatch(/\d/)
    expect(capacityWords({ ...day, energy: 'steady' }, false)).not.toContain('energy')
    const near = { ...day, main_priorities: [task('a', { minutes: 184 })] }
    expect(capacityWords(near, false)).toBe(
      'You planned a little more than the 3 h you have, with low energy. What could be smaller?',
    )
  })

  it('asks nothing any more once things are done or small', () => {
    const long = task('a', { minutes: 240, tiny: 'One line', tiny_minutes: 5 })
    const day = dayWith({ minutes_available: 60, main_priorities: [long] })
    expect(overCapacity(day)).toEqual({ planned: 240, available: 60 })
    expect(overCapacity({ ...day, energy: 'low' })).toBeNull()
    expect(overCapacity({ ...day, main_priorities: [{ ...long, size: 'tiny' }] })).toBeNull()
    expect(overCapacity({ ...day, main_priorities: [{ ...long, state: 'done' }] })).toBeNull()
  })
})

describe('the tiny version', () => {
  const item = task('a', { tiny: 'One line', minutes: 60, tiny_minutes: 5 })

  it('comes first with low energy, and the full one is one choice away', () => {
    expect([isTiny(item, 'low'), isTiny(item, 'steady'), isTiny(item, null)]).toEqual([true, false, false])
    expect(isTiny({ ...item, size: 'full' }, 'low')).toBe(false)
    expect(isTiny({ ...item, size: 'tiny' }, 'high')).toBe(true)
    expect(isTiny(task('b'), 'low')).toBe(false)
  })

  it('takes its own time', () => {
    expect([minutesOf(item, 'low'), minutesOf(item, 'high')]).toEqual([5, 60])
  })
})

describe('lengths of time', () => {
  it.each([
    ['45', 45],
    ['45 min', 45],
    ['1.5 h', 90],
    ['1,5h', 90],
    ['1 h 20', 80],
    ['1:20', 80],
    ['2 hours', 120],
    ['0', null],
    ['an hour', null],
    ['1441', null],
    ['', null],
  ])('are read as people write them: %s', (text, minutes) => {
    expect(parseSpan(text)).toBe(minutes)
  })

  it('are read back exactly as they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1440 }), (minutes) => {
        expect(parseSpan(exactSpan(minutes))).toBe(minutes)
      }),
    )
  })

  it('are rounded to what one says', () => {
    expect([3, 47, 58, 90, 135, 290].map(spanWords)).toEqual([
      '3 min',
      '45 min',
      '55 min',
      '1½ h',
      '2¼ h',
      '4¾ h',
    ])
  })
})

it('remembers why by the first sentence', () => {
  expect(firstSentence('I sleep. And I wake early.')).toBe('I sleep.')
  expect(firstSentence('No full stop')).toBe('No full stop')
})
