import { describe, expect, it } from 'vitest'
import { buildCard } from '#features/safety/rules/card.ts'
import { crisisRegions } from '#features/safety/rules/lines.ts'
import { cardText } from './card-text.ts'
import { readCommand } from './command.ts'
import { messageText } from './message.ts'

describe('what somebody types after /balanse', () => {
  it.each([
    ['', { kind: 'help' }],
    [' HELP ', { kind: 'help' }],
    ['task', { kind: 'help' }],
    ['task:  ', { kind: 'help' }],
    ['task ring  Ann', { kind: 'task', text: 'ring Ann' }],
    ['Task: ring Ann', { kind: 'task', text: 'ring Ann' }],
    ['tasks are many', { kind: 'entry', text: 'tasks are many' }],
    ['help me see the good in it', { kind: 'entry', text: 'help me see the good in it' }],
    ['a &amp;lt; b', { kind: 'entry', text: 'a &lt; b' }],
    ['two\nlines', { kind: 'entry', text: 'two\nlines' }],
  ])('%j is %j', (typed, command) => expect(readCommand(typed)).toEqual(command))
})

describe('a message', () => {
  it('is cut to what Slack takes, and never in the middle of a sign', () => {
    const text = messageText(
      { title: '*'.repeat(9) + 'T', text: '🌿'.repeat(5_000), path: '/x' },
      'https://b.example',
    )
    expect(text.startsWith('*T*\n🌿')).toBe(true)
    expect(text.isWellFormed()).toBe(true)
    expect(Array.from(text).length).toBeLessThan(3_000)
  })
})

it('the help card says every line of every region with a way to reach it', () => {
  for (const region of crisisRegions) {
    const text = cardText(buildCard('crisis', region))
    for (const line of region.lines) {
      expect(text).toContain(line.name)
      for (const way of [line.call, line.text, line.chat, line.email, line.web])
        if (way) expect(text).toContain(way)
    }
    expect(text).not.toMatch(/undefined|: \(/)
  }
})
