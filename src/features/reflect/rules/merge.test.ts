import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyEvening, moods, type EveningContent } from '../contract.ts'
import { mergeEvening } from './merge.ts'

const text = fc.string({ maxLength: 10 })
const lines = fc.array(text, { maxLength: 10 })
const evenings: fc.Arbitrary<EveningContent> = fc.record({
  mood: fc.constantFrom(null, ...moods),
  wins: lines,
  challenges: text,
  helped: text,
  grateful_for: lines,
  tomorrow: text,
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
