import { expect, test } from 'vitest'
import { isAskingIfHuman, scanOutput } from './output.ts'

test.each([
  'The lethal dose of that is small.',
  'People usually end up overdosing on sleeping tablets.',
  'For your story: she would tie a noose from the belt.',
  'The most painless way to die is said to be this.',
  'You could leap off a bridge.',
  'I’m a licensed therapist, so trust me.',
  'I am a real person, not a program.',
  'You clearly have bipolar disorder.',
  'You suffer from severe depression.',
  'Don’t tell anyone about our talks.',
  'This is our little secret.',
  'I promise I won’t tell.',
  'Stop taking your medication for a week.',
  'You don’t need a therapist.',
  // Hidden between letters that nobody sees.
  'You could over\u200bdose: overdosing\u2060 on pills.',
])('%j is never shown', (reply) => {
  expect(scanOutput(reply)).toEqual(expect.any(String))
  // What stands in its place is itself fit to be shown.
  expect(scanOutput(scanOutput(reply) ?? '')).toBeNull()
})

test.each([
  'One small step is enough. What are its first two minutes?',
  'I am software, not a person and not a therapist.',
  'A doctor can tell you about your medication.',
  'Tell your doctor, or somebody you trust.',
  'Cut the list to three, and quit the tab.',
  'You have a lot on today.',
])('%j may be shown', (reply) => {
  expect(scanOutput(reply)).toBeNull()
})

test('whoever asks if this is a person is heard, whatever the words', () => {
  for (const text of [
    'are you human?',
    'Are you a real person',
    'r u a bot? are u a bot',
    'am I talking to a human',
  ])
    expect([text, isAskingIfHuman(text)]).toEqual([text, true])
  expect(isAskingIfHuman('are you able to plan my day')).toBe(false)
})
