import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareWords, type Piece } from './compare-words.ts'

const textOf = (pieces: Piece[]) => pieces.map(({ text }) => text).join('')
/** Spaces go with the marked words around them, on the side where those stand. */
const common = (pieces: Piece[]) => textOf(pieces.filter((piece) => !piece.isOnlyHere)).replaceAll(/\s/g, '')
const onlyHere = (pieces: Piece[]) => pieces.filter((piece) => piece.isOnlyHere).map(({ text }) => text)

const words = fc
  .array(fc.constantFrom('the', 'sea', 'was', 'calm', 'ein', '海', '🙂', ' ', '\n', 'a\u0301'), {
    maxLength: 30,
  })
  .map((list) => list.join(' '))

describe('two versions of a text', () => {
  it('are shown whole, and what is not marked is the same on both sides', () => {
    fc.assert(
      fc.property(words, words, (before, now) => {
        const compared = compareWords(before, now)
        expect(textOf(compared.before)).toBe(before)
        expect(textOf(compared.now)).toBe(now)
        expect(common(compared.before)).toBe(common(compared.now))
      }),
    )
  })

  it('have no marks when they are the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(onlyHere(compareWords(text, text).before)).toEqual([])
      }),
    )
  })

  it('mark the words that were put in or taken out, and no more', () => {
    const compared = compareWords('I went home by the sea.', 'I went slowly home by the canal.')
    expect(onlyHere(compared.before)).toEqual(['sea'])
    expect(onlyHere(compared.now).map((text) => text.trim())).toEqual(['slowly', 'canal'])
  })

  it('mark everything when nothing is left', () => {
    expect(compareWords('Gone.', '')).toEqual({ before: [{ text: 'Gone.', isOnlyHere: true }], now: [] })
  })

  it('stay quick when two long texts have little in common: the middle is marked as a whole', () => {
    const long = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join(' ')
    const compared = compareWords(`Begin. ${long('a')}`, `Begin. ${long('b')}`)
    expect(compared.before).toHaveLength(2)
    expect(compared.before[1]?.isOnlyHere).toBe(true)
  })
})
