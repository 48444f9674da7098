import { describe, expect, it } from 'vitest'
import { CallError } from '#platform/contract/errors.ts'
import { ChatRequest, failures, messageMax } from '#features/coach/contract.ts'
import { chatFailures, chatRequest, pathIn, questionMax, readFailure, readReply } from './chat.ts'

it('says the same as the coach when something does not work, and asks within the same limits', () => {
  expect(chatFailures).toEqual(failures)
  expect(questionMax).toBe(messageMax)
  expect(ChatRequest.parse(chatRequest('How?'))).toMatchObject({ botType: 'customer_service' })
})

describe('a reply', () => {
  it.each([null, undefined, 'text', {}, { message: '' }, { message: '  ' }, { message: 3 }, []])(
    'is none in %j',
    (answer) => expect(readReply(answer)).toBeNull(),
  )

  it('keeps only sources that lead into this site', () => {
    const sources = [
      { label: 'A', path: '/help#a' },
      { label: 'B', path: 'https://example.org' },
      { label: 4, path: '/x' },
    ]
    expect(readReply({ message: 'Yes.', sources })).toEqual({
      message: 'Yes.',
      sources: [{ label: 'A', path: '/help#a' }],
      writtenBy: null,
      safety: null,
    })
  })
})

describe('a failure', () => {
  const refused = (status: number, current: unknown = null) =>
    new CallError(status, { code: 'x', message: 'Said by the server.', current })

  it.each([
    [new TypeError('x'), failures.service],
    [refused(0), failures.service],
    [refused(500), failures.service],
    [refused(502, { error: failures.provider }), failures.provider],
    [refused(413), 'Said by the server.'],
    [refused(429), 'Said by the server.'],
  ])('%# is said in the right words', (error, words) => expect(readFailure(error).failure).toBe(words))

  it('brings its card along', () => {
    const safety = { level: 'concern', card: {} }
    expect(readFailure(refused(413, { safety })).safety).toBe(safety)
  })
})

it('leads somebody in the app to help in the app', () => {
  expect(pathIn('/help-auth', '/help#streak')).toBe('/help-auth#streak')
  expect(pathIn('/help', '/help#streak')).toBe('/help#streak')
  expect(pathIn('/help-auth', '/urgent-help')).toBe('/urgent-help')
})
