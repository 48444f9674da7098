import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

test('five failures within a minute leave the provider alone for a minute', () => {
  const breaker = createBreaker()
  for (const time of [0, 10_000, 20_000, 30_000]) breaker.failed(time)
  expect(breaker.isOpen(30_001)).toBe(false)
  breaker.failed(40_000)
  expect(breaker.isOpen(99_999)).toBe(true)
  expect(breaker.isOpen(100_000)).toBe(false)
})

test('failures that lie further apart do not add up, and a success clears them', () => {
  const breaker = createBreaker()
  for (const time of [0, 20_000, 40_000, 60_000, 80_000, 100_000]) breaker.failed(time)
  expect(breaker.isOpen(100_001)).toBe(false)
  breaker.worked()
  for (const time of [101_000, 102_000, 103_000, 104_000]) breaker.failed(time)
  expect(breaker.isOpen(104_001)).toBe(false)
})
