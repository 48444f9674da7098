import { expect, test } from 'vitest'
import { limitsOf } from './limits.ts'

test.each([
  [0, null, 0],
  [0, 5, 5],
  [7, null, 7],
  [7, 5, 5],
  [7, 9, 7],
])('of a setting of %s and a decision of %s, %s counts', (setting, dailyBudget, counts) => {
  expect(limitsOf(setting, { isOff: false, dailyBudget }).dailyBudget).toBe(counts)
})
