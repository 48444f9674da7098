import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { emptyDay } from './contract.ts'
import {
  arrange,
  isEmptyDay,
  isHere,
  itemsOf,
  listAt,
  newItem,
  outcomeOf,
  outcomePatch,
  patchItem,
  placeOf,
  putList,
  reachOf,
  writingOf,
  type Outcome,
} from './rules.ts'
import { days, dayWith, items, task } from './rules/days.fixture.ts'

const today = '2026-11-21'
const outcomes: Outcome[] = ['done', 'moved', 'let_go', 'not_counted']

describe('the lists of a day', () => {
  it('are found again where they were put, optional pillars too', () => {
    fc.assert(
      fc.property(
        days,
        items,
        fc.constantFrom('priorities', 'mind', 'purpose', 'growth'),
        (day, list, place) => {
          const where = place as Parameters<typeof listAt>[1]
          expect(listAt({ ...day, ...putList(day, where, list) }, where)).toEqual(list)
        },
      ),
    )
  })

  it('change one item wherever it stands, and nothing else', () => {
    const day = dayWith({ main_priorities: [task('a')], other_pillars: { growth: [task('b'), task('c')] } })
    expect(patchItem(day, 'b', { text: 'new' })).toEqual({
      other_pillars: { growth: [task('b', { text: 'new' }), task('c')] },
    })
    expect(patchItem(day, 'nobody', { text: 'new' })).toEqual({})
    expect(placeOf(day, 'c')).toBe('growth')
  })

  it('give a task its pillar and a priority none', () => {
    expect(newItem('a', 'Stretch', 'body')).toEqual({
      id: 'a',
      text: 'Stretch',
      state: 'open',
      pillar: 'body',
    })
    expect(newItem('a', 'Stretch', 'priorities')).not.toHaveProperty('pillar')
  })
})

describe('what became of an item', () => {
  it('is read back as it was chosen', () => {
    for (const outcome of [...outcomes, null])
      expect(outcomeOf({ ...task('a'), ...outcomePatch(outcome, today) })).toBe(outcome)
  })

  it('names the next day when it moved, across months too', () => {
    expect(outcomePatch('moved', '2026-11-30')).toMatchObject({ state: 'moved', moved_to: '2026-12-01' })
  })

  it('leaves no trace of an earlier choice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...outcomes), (first) => {
        const opened = { ...task('a'), ...outcomePatch(first, today), ...outcomePatch(null, today) }
        expect(JSON.parse(JSON.stringify(opened))).toEqual({ ...task('a'), moved_to: null })
      }),
    )
  })
})

describe('arranging', () => {
  it('keeps every item exactly once, in the order that was asked for', () => {
    fc.assert(
      fc.property(items, fc.infiniteStream(fc.nat(100)), (list, numbers) => {
        const ids = list
          .filter(isHere)
          .map(({ id }) => ({ id, at: numbers.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ id }) => id)
        const arranged = arrange(list, ids)
        expect(arranged.toSorted(byId)).toEqual(list.toSorted(byId))
        expect(arranged.filter(isHere).map(({ id }) => id)).toEqual(ids)
      }),
    )
  })

  it('leaves items that were put aside where they are', () => {
    const list = [task('a'), task('gone', { state: 'let_go' }), task('b')]
    expect(arrange(list, ['b', 'a']).map(({ id }) => id)).toEqual(['b', 'gone', 'a'])
  })

  it('is not confused by items that came or went meanwhile', () => {
    expect(arrange([task('a'), task('b'), task('new')], ['b', 'old', 'a']).map(({ id }) => id)).toEqual([
      'b',
      'a',
      'new',
    ])
  })
})

describe('a day', () => {
  it('is empty until something is written', () => {
    expect(isEmptyDay(emptyDay)).toBe(true)
    expect(isEmptyDay(dayWith({ time_for_me: '  ' }))).toBe(true)
    expect(isEmptyDay(dayWith({ great_day: 'Tea' }))).toBe(false)
    expect(isEmptyDay(dayWith({ other_pillars: { growth: [task('a')] } }))).toBe(false)
    expect(itemsOf(emptyDay)).toEqual([])
  })

  it('gives every word of it to the safety check, part by part', () => {
    const day = dayWith({
      intention: 'one',
      great_day: 'two',
      main_priorities: [task('a', { text: 'three', tiny: 'four', if_part: 'five', then_part: 'six' })],
      body_tasks: [task('b', { text: 'seven' })],
      other_pillars: { growth: [task('c', { text: 'eight' })] },
      time_for_me: 'nine',
    })
    const words = Object.values(writingOf(day)).flatMap((text) => text.split(/\n+/))
    expect(words.filter(Boolean)).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
    ])
  })

  it('is open from seven days back to sixty days ahead', () => {
    const reach = (days: number) => reachOf(addDays(today, days), today)
    expect([-8, -7, 0, 60, 61].map(reach)).toEqual(['closed', 'open', 'open', 'open', 'too-far'])
  })
})

function byId(a: { id: string }, b: { id: string }): number {
  return a.id.localeCompare(b.id)
}
