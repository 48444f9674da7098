import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notesMax, outcomesMax, type MonthContent } from '../contract.ts'
import { newOutcome } from '../rules.ts'
import { mergeMonth } from './merge.ts'
import { months, monthWith } from './months.fixture.ts'

const untyped = new Set(['id', 'state', 'pillar', 'date', 'game_changer_step_by', 'from_month', 'origin_id'])

/** Every typed text of a value, wherever it stands: every text but ids, days and choices. */
function typed(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return untyped.has(field) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => typed(one, key))
}

describe('joining two changes of a month', () => {
  it('loses no word that either side typed', () => {
    fc.assert(
      fc.property(months, months, months, (base, mine, theirs) => {
        const { value, conflicts } = mergeMonth(base, mine, theirs)
        // A line of the balance that both wrote holds both texts under each other.
        const kept = [...typed(value), ...typed(conflicts)]
        const old = new Set(typed(base))
        for (const text of [...typed(mine), ...typed(theirs)])
          if (text !== '' && !old.has(text)) expect(kept.flatMap((one) => one.split('\n'))).toContain(text)
      }),
    )
  })

  it('takes the side that changed when only one did', () => {
    fc.assert(
      fc.property(months, months, (base, changed) => {
        expect(mergeMonth(base, changed, base)).toEqual({ value: changed, conflicts: [] })
        expect(mergeMonth(base, base, changed)).toEqual({ value: changed, conflicts: [] })
      }),
    )
  })

  it('never gives two outcomes, or two notes of one, the same id', () => {
    fc.assert(
      fc.property(months, months, months, (base, mine, theirs) => {
        const { big_three: list } = mergeMonth(base, mine, theirs).value
        const isUnique = (all: readonly { id: string }[]) =>
          new Set(all.map(({ id }) => id)).size === all.length
        expect(isUnique(list)).toBe(true)
        for (const { notes } of list) expect(isUnique(notes)).toBe(true)
      }),
    )
  })

  it('keeps one outcome when both sides added a note to it, and both notes', () => {
    const note = (id: string) => ({ id, date: '2026-11-08', text: `note ${id}` })
    const side = (...ids: string[]) =>
      monthWith({ big_three: [newOutcome('a', { text: 'Read', notes: ids.map(note) })] })
    const { value, conflicts } = mergeMonth(side('x'), side('x', 'mine'), side('x', 'theirs'))
    expect(value.big_three).toHaveLength(1)
    expect(value.big_three[0]?.notes.map(({ id }) => id).toSorted()).toEqual(['mine', 'theirs', 'x'])
    expect(conflicts).toEqual([])
  })

  it('keeps a sentence twice that both sides wrote differently, and a line of the balance too', () => {
    const side = (text: string) =>
      monthWith({
        big_three: [newOutcome('a', { text })],
        balance_sections: { mind: { now: 4, wish: null, more: text, less: '' } },
      })
    const { value } = mergeMonth(side('Read'), side('Read ten pages'), side('Read the letter'))
    expect(value.big_three.map(({ id, text }) => [id, text])).toEqual([
      ['a', 'Read ten pages'],
      ['a-2', 'Read the letter'],
    ])
    expect(value.balance_sections.mind?.more).toBe('Read ten pages\nRead the letter')
  })

  it('joins the numbers that each side set in the same pillar', () => {
    const side = (now: number | null, wish: number | null) =>
      monthWith({ balance_sections: { mind: { now, wish, more: '', less: '' } } })
    expect(mergeMonth(monthWith({}), side(4, null), side(null, 8)).value).toEqual(side(4, 8))
  })

  it('asks when the joined month would be more than the server takes', () => {
    const outcomes = (name: string) =>
      monthWith({ big_three: Array.from({ length: 7 }, (_, n) => newOutcome(`${name}${n}`, { text: name })) })
    const joined = mergeMonth(monthWith({}), outcomes('mine'), outcomes('theirs'))
    expect(joined.value.big_three.length).toBeLessThanOrEqual(outcomesMax)
    expect(joined.conflicts.map(({ field }) => field)).toEqual(['big_three'])

    const notes = (name: string): MonthContent =>
      monthWith({
        big_three: [
          newOutcome('a', {
            notes: Array.from({ length: notesMax / 2 + 1 }, (_, n) => ({
              id: `${name}${n}`,
              date: '2026-11-08',
              text: name,
            })),
          }),
        ],
      })
    const begun = monthWith({ big_three: [newOutcome('a')] })
    expect(mergeMonth(begun, notes('mine'), notes('theirs')).conflicts.map(({ field }) => field)).toEqual([
      'big_three',
    ])

    const long = (letter: string) =>
      monthWith({ balance_sections: { mind: { now: null, wish: null, more: letter.repeat(400), less: '' } } })
    expect(mergeMonth(monthWith({}), long('m'), long('t')).conflicts.map(({ field }) => field)).toEqual([
      'balance_sections',
    ])
  })
})
