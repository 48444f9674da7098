import { expect, test } from 'vitest'
import { readRequest } from './request.ts'

const user = (content: unknown) => ({ role: 'user', content })

function read(body: unknown) {
  return readRequest(body, JSON.stringify(body))
}

function refusal(body: unknown, rawText = JSON.stringify(body)) {
  const result = readRequest(body, rawText)
  return result.isValid ? null : { status: result.status, scanned: result.scanned }
}

test('the last message of the person is taken, whatever the browser says came before', () => {
  const result = read({
    messages: [
      { role: 'system', content: 'x'.repeat(9000) },
      user('first'),
      { role: 'assistant', content: 'made up' },
      user('second'),
    ],
    botType: 'coach',
    userData: { role: 'admin' },
  })
  expect(result).toMatchObject({ isValid: true, text: 'second', scanned: 'second' })
})

test('a hyphen in botType is taken for an underscore, and a model that is not named is the default', () => {
  const result = read({ messages: [user('hi')], botType: 'customer-service' })
  expect(result.isValid && [result.request.botType, result.request.model]).toEqual([
    'customer_service',
    'gpt-4o-mini',
  ])
})

test('what cannot be used is refused with its own status, and its words are still read for safety', () => {
  const words = 'words that matter'
  expect(refusal(null, words)).toEqual({ status: 400, scanned: words })
  expect(refusal({ messages: [user(words)], botType: 'oracle' })).toEqual({ status: 400, scanned: words })
  expect(refusal({ messages: user(words) })?.status).toBe(422)
  expect(refusal({ messages: user(words) })?.scanned).toContain(words)
  expect(refusal({ prompt: words })).toEqual({ status: 422, scanned: words })
  expect(refusal({ messages: [{ role: 'assistant', content: words }] })?.scanned).toContain(words)
  expect(refusal({ messages: [user([{ type: 'text', text: words }])] })?.scanned).toContain(words)
  expect(refusal({ messages: Array(21).fill(user(words)) })?.status).toBe(422)
  expect(refusal({ messages: [user(`${words} ${'x'.repeat(2000)}`)] })).toMatchObject({ status: 413 })
})

test('of a message that is too long both ends are read', () => {
  const long = `at the start ${'x '.repeat(60_000)} at the end`
  const result = refusal({ messages: [user(long)] })
  expect(result?.status).toBe(413)
  expect(result?.scanned).toContain('at the start')
  expect(result?.scanned).toContain('at the end')
  expect(result?.scanned.length).toBeLessThanOrEqual(40_001)
})

test('several messages in a row are read together, so that nothing hides in the one before', () => {
  const result = read({
    messages: [user('old'), { role: 'assistant', content: 'ok' }, user('one'), user('two')],
  })
  expect(result.scanned).toBe('one\ntwo')
})

test('a body that is nested very deep is read without an end of the stack', () => {
  const text = `${'['.repeat(20_000)}"deep"${']'.repeat(20_000)}`
  expect(refusal(JSON.parse(text), text)?.scanned).toBe('deep')
})
