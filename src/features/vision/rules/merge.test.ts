import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyVision, type VisionContent } from '../contract.ts'
import { mergeVision } from './merge.ts'

const text = fc.string({ maxLength: 10 })
const visions: fc.Arbitrary<VisionContent> = fc.record({
  picture: text,
  sentence: text,
  values: fc.array(text, { maxLength: 12 }),
  why: text,
  obstacle: text,
  if_part: text,
  then_part: text,
  goals: fc.uniqueArray(fc.record({ id: fc.stringMatching(/^[a-m]$/), text, evidence: text }), {
    selector: ({ id }) => id,
    maxLength: 10,
  }),
  first_step: text,
  is_resting: fc.boolean(),
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'id' || key === 'field' ? [] : textsOf(part),
  )
}

describe('joining two changes of a vision', () => {
  it('loses no word that either side typed, and stays within what the server takes', () => {
    fc.assert(
      fc.property(visions, visions, visions, (base, mine, theirs) => {
        const { value, conflicts } = mergeVision(base, mine, theirs)
        const kept = new Set([...textsOf(value), ...textsOf(conflicts)])
        const old = new Set(textsOf(base))
        for (const written of [...textsOf(mine), ...textsOf(theirs)])
          if (!old.has(written)) expect(kept).toContain(written)
        expect(value.values.length).toBeLessThanOrEqual(12)
        expect(value.goals.length).toBeLessThanOrEqual(10)
      }),
    )
  })

  it('takes the side that changed when only one did', () => {
    fc.assert(
      fc.property(visions, visions, (base, changed) => {
        expect(mergeVision(base, changed, base)).toEqual({ value: changed, conflicts: [] })
        expect(mergeVision(base, base, changed)).toEqual({ value: changed, conflicts: [] })
      }),
    )
  })

  it('joins values and goals that were added in two places', () => {
    const goal = (id: string) => ({ id, text: id, evidence: '' })
    const { value, conflicts } = mergeVision(
      { ...emptyVision, values: ['calm', 'work'], goals: [goal('a')] },
      { ...emptyVision, values: ['calm'], goals: [goal('a'), goal('b')] },
      { ...emptyVision, values: ['calm', 'play', 'work'], goals: [goal('c'), goal('a')] },
    )
    expect(value.values).toEqual(['calm', 'play'])
    expect(value.goals.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    expect(conflicts).toEqual([])
  })

  it('asks about a sentence that was written in two ways', () => {
    const { value, conflicts } = mergeVision(
      emptyVision,
      { ...emptyVision, sentence: 'I sleep well.' },
      { ...emptyVision, sentence: 'I rest.' },
    )
    expect(value.sentence).toBe('I sleep well.')
    expect(conflicts).toEqual([{ field: 'sentence', mine: 'I sleep well.', theirs: 'I rest.' }])
  })
})
