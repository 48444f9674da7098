import { expect, test } from 'vitest'
import { contextOf, dayRow, eveningRow, today, visionRow } from '../flows/context.fixture.ts'
import { coachContract } from '../prompts/coach-contract.ts'
import { asPlainText, leakFinder, replyMax, sourcesIn, tidyReply } from './output.ts'

test('a reply is plain text: no links, pictures, headings or tags come through', () => {
  expect(
    asPlainText(
      '# Hi\n**Go** to [this](https://evil.example/x) ![p](http://t.example/p.png) <img src=x> www.a.example',
    ),
  ).toBe('Hi\nGo to this p  ')
})

test('a reply that is too long ends with a whole sentence', () => {
  const tidy = tidyReply('This is one sentence. '.repeat(100))
  expect(tidy.length).toBeLessThanOrEqual(replyMax)
  expect(tidy.endsWith('sentence.')).toBe(true)
  expect(tidyReply('x'.repeat(5000)).length).toBeLessThanOrEqual(replyMax + 1)
})

test('a reply that repeats the instructions or the nonce is found, one that shares a phrase is not', () => {
  const isLeak = leakFinder(coachContract, 'abc123nonce')
  expect(isLeak(`Sure: ${coachContract.slice(200, 300).toUpperCase()}`)).toBe(true)
  expect(isLeak('It says abc123nonce there')).toBe(true)
  expect(isLeak('I am software, not a therapist. One idea: walk first.')).toBe(false)
})

test('a leak is found in a reply that grows by a letter, wherever it begins, and in one that changed', () => {
  const leak = coachContract.slice(120, 200)
  for (const before of ['', 'Of course. ', 'One  idea:\n\nwalk first, and then rest a while. '.repeat(3)]) {
    const whole = `${before}${leak} and so on`
    const isLeak = leakFinder(coachContract, 'abc123nonce')
    const ends = Array.from({ length: whole.length + 1 }, (_, end) => end)
    const first = ends.find((end) => isLeak(whole.slice(0, end)))
    const anew = ends.find((end) => leakFinder(coachContract, 'abc123nonce')(whole.slice(0, end)))
    expect([before, first]).toEqual([before, anew])
    expect(first).toBeLessThan(whole.length)
  }
  const isLeak = leakFinder(coachContract, 'abc123nonce')
  expect(isLeak('One idea: walk first, and then rest a while.')).toBe(false)
  expect(isLeak(leak)).toBe(true)
})

test('a quote gets the row in which it stands word for word, an invented one gets none', () => {
  const context = contextOf({
    days: [dayRow(today, [{ id: 'b', text: 'Budget talk' }], { intention: 'Patient with myself' })],
    evenings: [eveningRow('2026-11-19', { tomorrow: 'walk first, then decide' })],
    visions: [visionRow('purpose', { sentence: 'I say the number out loud' })],
  })
  const reply =
    'You planned “Budget talk”, “Patient with myself”. You wrote “walk first, then decide.” and “say the number out loud”, and “I hate it”.'
  expect(sourcesIn(reply, context).map(({ ref, quote }) => [ref, quote])).toEqual([
    [`item:${today}:b`, 'Budget talk'],
    [`day:${today}`, 'Patient with myself'],
    ['evening:2026-11-19', 'walk first, then decide'],
    ['vision:purpose', 'say the number out loud'],
  ])
})
