import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pillars } from '#features/vision/contract.ts'
import { emptyEvening, moods, type EntryContent, type EveningContent } from '../contract.ts'
import { emptyEntry } from './entry.ts'
import { mergeEntry, mergeEvening } from './merge.ts'

const text = fc.string({ maxLength: 10 })
const lines = fc.array(text, { maxLength: 10 })
const evenings: fc.Arbitrary<EveningContent> = fc.record({
  mood: fc.constantFrom(null, ...moods),
  wins: lines,
  challenges: text,
  helped: text,
  grateful_for: lines,
  tomorrow: text,
  helped_by: lines,
  got_in_way: lines,
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'field' ? [] : textsOf(part)))
}

describe('joining two changes of an evening', () => {
  it('loses no word that either side typed, and stays within what the server takes', () => {
    fc.assert(
      fc.property(evenings, evenings, evenings, (base, mine, theirs) => {
        const { value, conflicts } = mergeEvening(base, mine, theirs)
        const kept = new Set([...textsOf(value), ...textsOf(conflicts)])
        const old = new Set(textsOf(base))
        for (const written of [...textsOf(mine), ...textsOf(theirs)])
          if (!old.has(written)) expect(kept).toContain(written)
        expect(value.wins.length).toBeLessThanOrEqual(10)
        expect(value.grateful_for.length).toBeLessThanOrEqual(10)
      }),
    )
  })

  it('takes the side that changed when only one did', () => {
    fc.assert(
      fc.property(evenings, evenings, (base, changed) => {
        expect(mergeEvening(base, changed, base)).toEqual({ value: changed, conflicts: [] })
        expect(mergeEvening(base, base, changed)).toEqual({ value: changed, conflicts: [] })
      }),
    )
  })

  it('keeps two different versions of one line as two lines, and does not double what both added', () => {
    const wins = (...lines: string[]) => ({ ...emptyEvening, wins: lines })
    const { value, conflicts } = mergeEvening(
      wins('Called Mum'),
      wins('Called Mum at noon', 'Walked'),
      wins('Called Mum and Iain', 'Walked'),
    )
    expect(value.wins.toSorted()).toEqual(['Called Mum and Iain', 'Called Mum at noon', 'Walked'])
    expect(conflicts).toEqual([])
  })

  it('lets go of a line that one side removed and the other left alone', () => {
    const wins = (...lines: string[]) => ({ ...emptyEvening, wins: lines })
    expect(mergeEvening(wins('a', 'b'), wins('b', 'c'), wins('a')).value.wins).toEqual(['c'])
  })
})

const entries: fc.Arbitrary<EntryContent> = fc.record({
  date: fc.constantFrom('2026-11-20', '2026-11-21'),
  title: text,
  body: text,
  fields: fc.dictionary(fc.constantFrom('a', 'b', 'c'), text.filter(Boolean)),
  mood: fc.constantFrom(null, ...moods),
  energy: fc.constantFrom(null, 1, 3, 5),
  feelings: fc.uniqueArray(text, { maxLength: 12 }),
  pillars: fc.uniqueArray(fc.constantFrom(...pillars)),
  tags: fc.uniqueArray(text, { maxLength: 12 }),
})

describe('joining two changes of a journal entry', () => {
  it('loses no word that either side typed into any answer, and stays within what the server takes', () => {
    fc.assert(
      fc.property(entries, entries, entries, (base, mine, theirs) => {
        const { value, conflicts } = mergeEntry(base, mine, theirs)
        const kept = [...textsOf(value), ...textsOf(conflicts)].join('\n')
        const old = new Set(textsOf(base))
        for (const written of [...textsOf(mine), ...textsOf(theirs)])
          if (!old.has(written)) expect(kept).toContain(written)
        expect(value.tags.length).toBeLessThanOrEqual(12)
      }),
    )
  })

  it('takes the side that changed when only one did', () => {
    fc.assert(
      fc.property(entries, entries, (base, changed) => {
        expect(mergeEntry(base, changed, base)).toEqual({ value: changed, conflicts: [] })
        expect(mergeEntry(base, base, changed)).toEqual({ value: changed, conflicts: [] })
      }),
    )
  })

  it('joins answers to different questions, keeps both of one, and mine of two places on a scale', () => {
    const fields = (given: EntryContent['fields']) => ({ ...emptyEntry('2026-11-21'), fields: given })
    expect(
      mergeEntry(
        fields({ thing: 'Tea', belief: 10 }),
        fields({ thing: 'Tea with Iain', belief: 20, why: 'he came' }),
        fields({ thing: 'Tea and cake', belief: 30, kind: 'yes' }),
      ).value.fields,
    ).toEqual({ thing: 'Tea with Iain\nTea and cake', belief: 20, why: 'he came', kind: 'yes' })
  })
})
