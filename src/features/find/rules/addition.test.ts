import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineMax } from '#platform/contract/limits.ts'
import { addedWords, dayTrouble, withLine, withoutLine } from './addition.ts'

describe('a line for tomorrow', () => {
  it('follows what is there, and is refused rather than cut', () => {
    expect(withLine('', ' Walk first ')).toBe('Walk first')
    expect(withLine('Walk first', 'Then decide')).toBe('Walk first; Then decide')
    expect(withLine('x'.repeat(lineMax - 3), 'ab')).toBeNull()
  })

  it('is taken back without a trace, unless somebody wrote on', () => {
    expect(withoutLine('Walk first; Then decide', 'Then decide')).toBe('Walk first')
    expect(withoutLine('Walk', 'Walk')).toBe('')
    expect(withoutLine('Walk first; Then decide, or not', 'Then decide')).toBeNull()
    const text = fc.string({ maxLength: 100 }).map((words) => words.trim())
    fc.assert(
      fc.property(
        text,
        text.filter((words) => words !== ''),
        (before, line) => {
          const joined = withLine(before, line) ?? ''
          expect(joined).toContain(before)
          expect(withoutLine(joined, line)).toBe(before)
        },
      ),
    )
  })
})

it('a task goes to today or to one of the sixty days after it', () => {
  const today = '2026-11-21'
  expect(dayTrouble(today, today)).toBeNull()
  expect(dayTrouble('2027-01-20', today)).toBeNull()
  expect(dayTrouble('2027-01-21', today)).toContain('60')
  expect(dayTrouble('2026-11-20', today)).toContain('has passed')
  expect(addedWords('task', '2026-11-22', today)).toBe('Added to tomorrow')
  expect(addedWords('task', '2026-11-28', today)).toBe('Added to Saturday 28 November')
})
