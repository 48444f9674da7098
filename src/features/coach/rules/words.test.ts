import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asLine, cutAt, hasWords, listOf, plainWords, scaleOf } from './words.ts'

test('a text is cut only between whole characters', () => {
  expect(cutAt('a'.repeat(100), 100)).toBe('a'.repeat(100))
  expect(cutAt('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`)
  // The family is one character of 11 units; only 5 would fit.
  expect(cutAt(`${'a'.repeat(95)}👨‍👩‍👧‍👦 and more`, 100)).toBe(`${'a'.repeat(95)}…`)
  expect(cutAt(`${'a'.repeat(99)}e\u0301x`, 100)).toBe(`${'a'.repeat(99)}…`)
})

test('a cut text is never longer than the limit and its sign', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 300, unit: 'grapheme' }),
      fc.integer({ min: 1, max: 120 }),
      (text, max) => {
        const cut = cutAt(text, max)
        expect(cut.length).toBeLessThanOrEqual(max + 1)
        expect(cut.isWellFormed()).toBe(true)
        expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true)
      },
    ),
  )
})

test('a number is read out of the ways in which people write one', () => {
  for (const [text, number] of [
    ['7', 7],
    ['7/10', 7],
    ['about seven', 7],
    ['10', 10],
    ['0', 0],
    ['a 6 maybe', 6],
    ['8 out of 10', 8],
    ['6.5', 6],
  ] as const)
    expect(scaleOf(text), text).toBe(number)
  for (const text of ['', '11', '100', 'lots', '-', '🙂', '2024']) expect(scaleOf(text), text).toBeNull()
})

test('a list is read by line or comma, and by "and" only when there is neither', () => {
  expect(listOf('1. call mum\n- pay rent\n\n• bread and butter', 9)).toEqual([
    'call mum',
    'pay rent',
    'bread and butter',
  ])
  expect(listOf('rent and dishes', 9)).toEqual(['rent', 'dishes'])
  expect(listOf('a, b, c, d', 2)).toEqual(['a', 'b'])
})

test('words lose accents, apostrophes and case, and nothing else', () => {
  expect(plainWords('I can’t — CAFÉ, mañana!')).toEqual(['i', 'cant', 'cafe', 'manana'])
})

test('an emoji alone holds no words, a digit or a letter of any script does', () => {
  expect(hasWords('🙂 … !')).toBe(false)
  for (const text of ['7', 'да', '水', 'é']) expect(hasWords(text)).toBe(true)
  expect(asLine('  a \n\t b ')).toBe('a b')
})
