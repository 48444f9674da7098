import { expect, it } from 'vitest'
import { sizeInWords } from './rules.ts'

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [8_120_000, '8.1 MB'],
  [812_000_000, '812 MB'],
  [3_000_000_000_000, '3 TB'],
  [9_000_000_000_000_000, '9,000 TB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})
