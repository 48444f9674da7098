import { expect, it } from 'vitest'
import { amountInWords, asCsv, readAmount, sizeInWords, waitInWords } from './rules.ts'

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

const hours = (count: number) => count * 3_600_000
it.each([
  [0, 'Answer within 24 hours', false],
  [22.6, 'Answer within 1 hour', false],
  [23.99, 'Answer within 1 hour', false],
  [24, 'Waiting for 24 hours: please answer first', true],
  [80, 'Waiting for 3 days: please answer first', true],
  [-5, 'Answer within 24 hours', false],
])('after %d hours the clock says: %s', (waited, text, isLate) => {
  expect(waitInWords(0, hours(waited), 24)).toEqual({ text, isLate })
})

it('a CSV quotes what needs it and lets no formula through', () => {
  const rows = [
    ['a', 'b "c", d'],
    ['=HYPERLINK("x")', '@x'],
    ['+1', 'two\nlines'],
  ]
  expect(asCsv(rows)).toBe('\uFEFFa,"b ""c"", d"\r\n"\'=HYPERLINK(""x"")",\'@x\r\n\'+1,"two\nlines"\r\n')
})

it.each([
  ['', null],
  [' 2.50 ', 2_500_000],
  ['0,5', 500_000],
  ['0', undefined],
  ['-1', undefined],
  ['many', undefined],
])('the amount %j is read as %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

it('a small amount is seen', () => {
  expect([0, 1_234, 2_500_000].map(amountInWords)).toEqual(['0.00', '0.0012', '2.50'])
})
