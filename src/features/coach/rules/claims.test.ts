import { describe, expect, it } from 'vitest'
import { contextOf, dayRow, today } from '../flows/context.fixture.ts'
import { withoutInvented } from './claims.ts'

const context = contextOf({
  days: [dayRow(today, [{ text: 'Budget talk' }])],
  messages: [{ sender: 'user', content: 'My boss is away until Monday' }],
})
const whole = (reply: string) => withoutInvented(reply, context, true)

describe('a reply that claims to know what the person said', () => {
  it('keeps a quote that stands in a row or in this talk', () => {
    for (const reply of [
      'You planned “Budget talk”. What is the first bit?',
      'You said “My boss is away”. What does that leave room for?',
      'You mentioned being busy. One breath first.',
      'Try “five minutes” of it. You can stop after that.',
    ])
      expect(whole(reply)).toBe(reply)
  })

  it('loses the sentence with an invented quote, and nothing around it', () => {
    expect(whole('Good morning. You also said “I hate mornings”. What is one small step?')).toBe(
      'Good morning. What is one small step?',
    )
    expect(whole('You’ve told me “I always fail.” What helps?')).toBe('What helps?')
    expect(whole('Last week you wrote "nothing works".')).toBe('')
  })

  it('never shows a part of an invented claim while it is being written', () => {
    const reply = 'Good morning. Yesterday you said “I hate mornings”. What is one small step?'
    for (let end = 0; end <= reply.length; end++) {
      const shown = withoutInvented(reply.slice(0, end), context, false)
      expect(shown).not.toMatch(/said|hate/)
    }
  })

  it('is the same text again when nothing is invented, whatever its white space', () => {
    const reply = 'One.\n\n- Two? Yes!  Three…\nA "quote. Inside" goes on. End'
    expect(whole(reply)).toBe(reply)
  })
})
