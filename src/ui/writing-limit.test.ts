import { expect, it } from 'vitest'
import { charactersLeft } from '#ui/writing-limit.ts'

it('says nothing while there is room', () => {
  expect(charactersLeft(0, 300)).toBeNull()
  expect(charactersLeft(269, 300)).toBeNull()
  expect(charactersLeft(5000, undefined)).toBeNull()
})

it('counts the last tenth of the room', () => {
  expect(charactersLeft(270, 300)).toBe(30)
  expect(charactersLeft(300, 300)).toBe(0)
})

it('starts at 20 characters for short lines and at 200 for long pages', () => {
  expect(charactersLeft(79, 100)).toBeNull()
  expect(charactersLeft(80, 100)).toBe(20)
  expect(charactersLeft(19_799, 20_000)).toBeNull()
  expect(charactersLeft(19_800, 20_000)).toBe(200)
})

it('never counts below nothing', () => {
  expect(charactersLeft(310, 300)).toBe(0)
})
