import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import * as mini from 'zod/mini'
import { speakPlainly } from './plain-words.server.ts'

const before = z.config().localeError
beforeAll(speakPlainly)
afterAll(() => void z.config(before ? { localeError: before } : {}))

function wordsOf(shape: z.ZodType | mini.ZodMiniType, input: unknown): string | undefined {
  return shape.safeParse(input).error?.issues[0]?.message
}

test('what is wrong with an input is said in a sentence, whatever the shape', () => {
  expect(wordsOf(mini.object({ text: mini.string() }), {})).toBe('This is missing.')
  expect(wordsOf(mini.string(), 5)).toBe('This has to be a text.')
  expect(wordsOf(mini.enum(['low', 'steady', 'high']), 'huge')).toBe(
    'This has to be one of these: low, steady, high.',
  )
  expect(wordsOf(mini.literal('DELETE'), 'delete')).toBe('This can only be DELETE.')
  expect(wordsOf(mini.number().check(mini.lte(6)), 9)).toBe('This has to be at most 6.')
  expect(wordsOf(mini.array(mini.string()).check(mini.maxLength(1)), ['a', 'b'])).toBe(
    'This can have at most 1 item.',
  )
  expect(wordsOf(z.string().min(1_000), 'a')).toBe('This needs at least 1,000 characters.')
  expect(wordsOf(z.strictObject({}), { more: 1 })).toBe('This is not known here: more.')
  expect(wordsOf(z.uuid(), 'x')).toBe('This is not written the way it has to be.')
})

test('what a contract says itself stays', () => {
  expect(wordsOf(mini.string('Say which.'), 5)).toBe('Say which.')
})
