import { expect, test } from 'vitest'
import { asksAbout } from './thread.ts'

const today = '2026-11-21'
const vision = { sentence: 'I have quiet mornings', is_resting: false }
const on = (...dates: string[]) => ({ served: dates.map((date) => ({ date })), since: null })

test('asks when nothing served a vision for 14 days, and not a day before', () => {
  expect(asksAbout(vision, on(), today)).toBe(true)
  expect(asksAbout(vision, on('2026-11-07'), today)).toBe(true)
  expect(asksAbout(vision, on('2026-11-08'), today)).toBe(false)
  expect(asksAbout(vision, on('2026-11-20', '2026-10-30'), today)).toBe(false)
})

test('does not ask of what rests, of what has no sentence yet, and of plans younger than that', () => {
  expect(asksAbout({ ...vision, is_resting: true }, on(), today)).toBe(false)
  expect(asksAbout({ ...vision, sentence: ' ' }, on(), today)).toBe(false)
  expect(asksAbout(vision, { served: [], since: '2026-11-09' }, today)).toBe(false)
  expect(asksAbout(vision, { served: [], since: '2026-11-08' }, today)).toBe(true)
})
