import { expect, it } from 'vitest'
import { stepsAside } from './step-aside.ts'

const most = 2000

it('makes room going down, and is back going up', () => {
  expect(stepsAside({ before: 300, now: 400, most })).toBe(true)
  expect(stepsAside({ before: 400, now: 370, most })).toBe(false)
})

it('decides nothing for a finger that trembles', () => {
  expect(stepsAside({ before: 400, now: 405, most })).toBeNull()
  expect(stepsAside({ before: 400, now: 395, most })).toBeNull()
})

it('is there at both ends of the page, also beyond them, and on a page that does not scroll', () => {
  expect(stepsAside({ before: 0, now: 40, most })).toBe(false)
  expect(stepsAside({ before: 1000, now: 1960, most })).toBe(false)
  expect(stepsAside({ before: 0, now: -50, most })).toBe(false)
  expect(stepsAside({ before: 0, now: 0, most: 0 })).toBe(false)
})
