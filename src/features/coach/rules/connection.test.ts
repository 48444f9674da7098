import { expect, it } from 'vitest'
import { troubleOf } from './connection.ts'

it.each([
  [{ answer: { knowledgeBase: '# Help' } }, null],
  [{ answer: null }, 'No response received from the API.'],
  [{ answer: {} }, 'No response received from the API.'],
  [{ error: 503 }, 'Failed to connect to the API.'],
  [{ error: 0 }, 'Unable to test connection - network error'],
])('says of %j: %s', (outcome, sentence) => {
  expect(troubleOf(outcome)).toBe(sentence)
})
