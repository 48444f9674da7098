import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { Line, Page } from './limits.ts'

describe('text that comes in', () => {
  it('keeps emoji, right-to-left text and line breaks as they are', () => {
    const text = 'שלום 👩‍👩‍👧 مرحبا\nnext line'
    expect(z.parse(Page, text)).toBe(text)
  })

  it('takes out what Postgres cannot store and nobody can see', () => {
    expect(z.parse(Line, 'a\0b')).toBe('ab')
    expect(z.parse(Line, 'half \ud83d here')).toBe('half \ufffd here')
  })

  it('refuses a line of 501 characters and a page of 100,001 with a sentence', () => {
    expect(z.parse(Page, 'x'.repeat(100_000))).toHaveLength(100_000)
    expect(z.safeParse(Page, 'x'.repeat(100_001)).error?.issues[0]?.message).toBe(
      'Please keep this under 100,000 characters.',
    )
    expect(z.safeParse(Line, 'x'.repeat(501)).error?.issues[0]?.message).toBe(
      'Please keep this under 500 characters.',
    )
  })
})
