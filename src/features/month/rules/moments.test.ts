import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moods } from '#features/reflect/contract.ts'
import { chooseMoments, offeredMost, type Written } from './moments.ts'

const one = (id: string, more: Partial<Written> = {}): Written => ({
  id,
  date: '2026-11-10',
  texts: [`words of ${id}`],
  mood: null,
  length: 10,
  ...more,
})

const written: fc.Arbitrary<Written> = fc.record({
  id: fc.uuid(),
  date: fc.integer({ min: 10, max: 30 }).map((day) => `2026-11-${day}`),
  texts: fc.array(fc.string({ unit: 'grapheme', maxLength: 700 }), { maxLength: 3 }),
  mood: fc.option(fc.constantFrom(...moods)),
  length: fc.nat(5_000),
})

describe('the moments of a month', () => {
  it('are at most five, oldest first, each sentence once, none empty or torn', () => {
    fc.assert(
      fc.property(fc.array(written, { maxLength: 20 }), (all) => {
        const moments = chooseMoments(all)
        expect(moments.length).toBeLessThanOrEqual(offeredMost)
        expect(moments.map(({ date }) => date)).toEqual(moments.map(({ date }) => date).toSorted())
        expect(new Set(moments.map(({ text }) => text)).size).toBe(moments.length)
        for (const { text } of moments) {
          expect(text.trim().length).toBeGreaterThan(0)
          expect(text.length).toBeLessThanOrEqual(500)
          expect(text.isWellFormed()).toBe(true)
        }
      }),
    )
  })

  it('prefer bright and heavy days to steady ones, and much written to little', () => {
    const equal = Array.from({ length: 6 }, (_, n) => one(`plain-${n}`, { mood: 'steady' }))
    const moments = chooseMoments([
      ...equal,
      one('bright', { mood: 'bright' }),
      one('heavy', { mood: 'heavy' }),
      one('long', { length: 900 }),
    ])
    const ids = moments.map(({ id }) => id)
    for (const id of ['bright', 'heavy', 'long']) expect(ids).toContain(id)
  })

  it('quote a title before a text, and the first line of it', () => {
    expect(chooseMoments([one('a', { texts: ['', '  \n The gull \n took it'] })])[0]?.text).toBe('The gull')
    expect(chooseMoments([one('a', { texts: ['Sunday', 'The gull'] })])[0]?.text).toBe('Sunday')
    expect(chooseMoments([one('a', { texts: ['', ' '] })])).toEqual([])
  })
})
