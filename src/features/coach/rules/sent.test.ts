import { expect, it } from 'vitest'
import { partsOfSent } from './sent.ts'

it('shows every word of a request, in the forms of both kinds of provider', () => {
  const open = JSON.stringify({
    model: 'm',
    temperature: 1,
    messages: [
      { role: 'system', content: 'Rules' },
      { role: 'user', content: 'Hello' },
    ],
  })
  expect(partsOfSent(open).map(({ text }) => text)).toEqual([
    'Rules',
    'Hello',
    '{\n "model": "m",\n "temperature": 1\n}',
  ])
  const anthropic = JSON.stringify({
    system: [{ type: 'text', text: 'Rules' }],
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  })
  expect(partsOfSent(anthropic).slice(0, 2)).toEqual([
    { title: 'Instructions and notes', text: 'Rules' },
    { title: 'You', text: 'Hello' },
  ])
})

it('shows what it does not know as it is', () => {
  for (const body of ['not JSON', '"text"', 'null', '{"prompt":"x"}'])
    expect(partsOfSent(body)).toEqual([{ title: 'As it was sent', text: body }])
})
