import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame } from '#platform/web/documents/merge.ts'
import type { DayContent, Item } from '../contract.ts'
import { itemsOf, newItem, patchItem, placesOf, putList } from '../rules.ts'
import { days, dayWith } from './days.fixture.ts'
import { isOnlyTyped } from './typed.ts'

/** A day in which every word is the same one. */
function muted(day: DayContent): DayContent {
  const mute = (item: Item): Item => ({ ...item, text: '', tiny: '', if_part: '', then_part: '' })
  const rest = day.time_for_me.trim() === '' ? '' : 'some'
  let next: DayContent = { ...day, intention: '', great_day: '', time_for_me: rest }
  for (const place of placesOf(day)) {
    const list = place === 'priorities' ? next.main_priorities : listOf(next, place)
    next = { ...next, ...putList(next, place, list.map(mute)) }
  }
  return next
}

function listOf(day: DayContent, place: string): Item[] {
  const lists = { mind: day.mind_tasks, body: day.body_tasks, relationships: day.relationships_tasks }
  const own = { ...lists, purpose: day.purpose_tasks }[place]
  return own ?? day.other_pillars[place] ?? []
}

describe('what was only typed', () => {
  it('is true for two days exactly when they are the same without their words', () => {
    fc.assert(
      fc.property(days, days, (before, after) => {
        expect(isOnlyTyped(before, after)).toBe(isSame(muted(before), muted(after)))
        expect(isOnlyTyped(before, muted(before))).toBe(true)
      }),
    )
  })

  it('is a letter in a line, and neither a tick nor another line', () => {
    const day = dayWith({ main_priorities: [newItem('a', 'Walk', 'priorities')] })
    const change = (patch: Partial<Item>) => ({ ...day, ...patchItem(day, 'a', patch) })
    expect(isOnlyTyped(day, change({ text: 'Walk on' }))).toBe(true)
    expect(isOnlyTyped(day, change({ tiny: 'One step' }))).toBe(true)
    expect(isOnlyTyped(day, change({ state: 'done' }))).toBe(false)
    expect(isOnlyTyped(day, change({ minutes: 10 }))).toBe(false)
    const [first] = itemsOf(day)
    const longer = { ...day, main_priorities: [first as Item, newItem('b', '', 'priorities')] }
    expect(isOnlyTyped(day, longer)).toBe(false)
    expect(isOnlyTyped(day, { ...day, time_for_me: 'Tea' })).toBe(false)
  })
})
