import { expect, it } from 'vitest'
import { nextIndex } from '#ui/roving.ts'

it('goes around both ends', () => {
  expect(nextIndex('ArrowRight', 2, 3)).toBe(0)
  expect(nextIndex('ArrowLeft', 0, 3)).toBe(2)
})

it('treats down and up as forward and back, because chips wrap', () => {
  expect(nextIndex('ArrowDown', 0, 3)).toBe(1)
  expect(nextIndex('ArrowUp', 1, 3)).toBe(0)
})

it('jumps to the ends and leaves every other key alone', () => {
  expect(nextIndex('Home', 2, 3)).toBe(0)
  expect(nextIndex('End', 0, 3)).toBe(2)
  expect(nextIndex('a', 0, 3)).toBeNull()
})

it('turns around for scripts that run from right to left', () => {
  expect(nextIndex('ArrowLeft', 0, 3, true)).toBe(1)
  expect(nextIndex('ArrowRight', 0, 3, true)).toBe(2)
})
