import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listMax, type DayContent } from '../contract.ts'
import { days, dayWith, items, task } from './days.fixture.ts'
import { mergeDay } from './merge.ts'

/** Every typed text of a value, wherever it stands. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const untyped = new Set(['id', 'state', 'pillar', 'energy', 'place', 'aside_on', 'time_for_me_starts_at'])

/** What a person typed into a day: every text but the ids and choices of its items. */
function typed(day: DayContent): string[] {
  return textsOf(JSON.parse(JSON.stringify(day, (key, value: unknown) => (untyped.has(key) ? 0 : value))))
}

describe('joining two changes of a day', () => {
  it('loses no word that either side typed', () => {
    fc.assert(
      fc.property(days, days, days, (base, mine, theirs) => {
        const { value, conflicts } = mergeDay(base, mine, theirs)
        const kept = new Set([...typed(value), ...textsOf(conflicts)])
        const old = new Set(typed(base))
        for (const text of [...typed(mine), ...typed(theirs)])
          if (!old.has(text)) expect(kept).toContain(text)
      }),
    )
  })

  it('takes the side that changed when only one did', () => {
    fc.assert(
      fc.property(days, days, (base, changed) => {
        expect(mergeDay(base, changed, base)).toEqual({ value: changed, conflicts: [] })
        expect(mergeDay(base, base, changed)).toEqual({ value: changed, conflicts: [] })
      }),
    )
  })

  it('never gives two entries of a list the same id', () => {
    fc.assert(
      fc.property(items, items, items, (base, mine, theirs) => {
        const day = (list: typeof base) => dayWith({ main_priorities: list })
        const ids = mergeDay(day(base), day(mine), day(theirs)).value.main_priorities.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  it('keeps both versions of an intention that both sides wrote', () => {
    const { value, conflicts } = mergeDay(
      dayWith({}),
      dayWith({ intention: 'Slow' }),
      dayWith({ intention: 'Kind' }),
    )
    expect(value.intention).toBe('Slow')
    expect(conflicts).toEqual([{ field: 'intention', mine: 'Slow', theirs: 'Kind' }])
  })

  it('joins what each side did to different items', () => {
    const base = dayWith({ main_priorities: [task('a'), task('b')] })
    const mine = dayWith({ main_priorities: [task('a', { state: 'done' }), task('b'), task('mine')] })
    const theirs = dayWith({ main_priorities: [task('theirs'), task('a'), task('b', { text: 'other' })] })
    expect(mergeDay(base, mine, theirs)).toEqual({
      value: dayWith({
        main_priorities: [
          task('theirs'),
          task('a', { state: 'done' }),
          task('b', { text: 'other' }),
          task('mine'),
        ],
      }),
      conflicts: [],
    })
  })

  it('keeps an item twice when both sides typed different words into it', () => {
    const side = (text: string) => dayWith({ mind_tasks: [task('a', { text })] })
    const { value, conflicts } = mergeDay(side('Read'), side('Read ten pages'), side('Read the letter'))
    expect(value.mind_tasks.map(({ id, text }) => [id, text])).toEqual([
      ['a', 'Read ten pages'],
      ['a-2', 'Read the letter'],
    ])
    expect(conflicts).toEqual([])
  })

  it('keeps an item that one side removed while the other was typing in it', () => {
    const base = dayWith({ body_tasks: [task('a')] })
    const typing = dayWith({ body_tasks: [task('a', { tiny: 'two minutes' })] })
    expect(mergeDay(base, dayWith({}), typing).value).toEqual(typing)
    expect(mergeDay(base, typing, dayWith({})).value).toEqual(typing)
  })

  it('follows the order of the side that moved things', () => {
    const order = (...ids: string[]) => dayWith({ main_priorities: ids.map((id) => task(id)) })
    const { value } = mergeDay(order('a', 'b', 'c'), order('c', 'a', 'b'), order('a', 'b', 'c', 'new'))
    expect(value.main_priorities.map(({ id }) => id)).toEqual(['c', 'new', 'a', 'b'])
  })

  it('asks when the joined list would be longer than a day can hold', () => {
    const many = (name: string) =>
      dayWith({ body_tasks: Array.from({ length: 30 }, (_, n) => task(`${name}${n}`)) })
    const { value, conflicts } = mergeDay(dayWith({}), many('mine'), many('theirs'))
    expect(value.body_tasks.length).toBeLessThanOrEqual(listMax)
    expect(conflicts).toEqual([
      { field: 'body_tasks', mine: many('mine').body_tasks, theirs: many('theirs').body_tasks },
    ])
  })
})
