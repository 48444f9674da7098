import { describe, expect, it } from 'vitest'
import { belongsTo, isAnswered, noAnswers, parseAnswers } from './rules.ts'

describe('answers that wait on the device', () => {
  it.each([null, '', '{', '[]', '7', '{"preferences":3,"intention":[],"answeredAt":1}'])(
    'reads %j as none',
    (text) => {
      expect(isAnswered(parseAnswers(text))).toBe(false)
    },
  )
  it('come back as they were kept, with a bound on the text', () => {
    const kept = {
      preferences: { time_commitment: '5min' as const },
      intention: 'x'.repeat(900),
      answeredAt: 'then',
    }
    expect(parseAnswers(JSON.stringify(kept))).toEqual({ ...kept, intention: 'x'.repeat(500) })
  })
})

describe('whose answers they are', () => {
  const answers = { ...noAnswers, intention: 'Be here', answeredAt: '2026-11-21T10:00:00Z' }
  it.each([
    ['made a minute later', '2026-11-21T10:01:00Z', true],
    ['made the same second by a clock that is a little behind', '2026-11-21T09:59:00Z', true],
    ['made long before', '2026-11-01T10:00:00Z', false],
    ['made days later by somebody else', '2026-11-24T10:00:00Z', false],
    ['with a date that is none', 'never', false],
  ])('an account %s', (_, created_at, expected) => {
    expect(belongsTo(answers, { created_at })).toBe(expected)
  })
})
