import { expect, test } from 'vitest'
import { contextOf, dayRow, eveningRow, today, visionRow } from '../flows/context.fixture.ts'
import { notesOf } from '../prompts/notes.ts'
import { withoutTopics } from './left-alone.ts'
import { speaksOf, uses } from './words.ts'

const life = contextOf({
  days: [
    dayRow(today, [{ text: 'Call the old JOB about papers' }, { text: 'Water the plants' }], {
      intention: 'Not think of my old job',
    }),
  ],
  evenings: [eveningRow(today, { wins: ['Left the old job behind', 'Walked'], tomorrow: 'Old job letter' })],
  visions: [
    visionRow('mind', { sentence: 'Free of the old job' }),
    visionRow('body', { sentence: 'Strong' }),
  ],
})

test('nothing that speaks of what is to be left alone reaches the notes, and everything else does', () => {
  const notes = notesOf(withoutTopics(life, ['old job']))
  expect(notes).not.toMatch(/old job/i)
  for (const words of ['Water the plants', 'Walked', 'Strong']) expect(notes).toContain(words)
})

test('nothing to leave alone changes nothing, not even where it is only dots', () => {
  expect(withoutTopics(life, [])).toBe(life)
  expect(notesOf(withoutTopics(life, ['…', '🙂']))).toBe(notesOf(life))
})

test('a word is found as a word, a thing by how it begins', () => {
  expect(uses('That is Productive.', ['productive'])).toBe(true)
  expect(uses('Productively spent', ['productive'])).toBe(false)
  expect(speaksOf('working late', ['work'])).toBe(true)
  expect(speaksOf('at the network', ['work'])).toBe(false)
})
