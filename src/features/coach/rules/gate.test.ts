import { describe, expect, test } from 'vitest'
import { controls } from '../contract.ts'
import { contextOf } from '../flows/context.fixture.ts'
import { flows } from '../flows/flows.ts'
import { crisisAnswer, crisisFollowUp, safetyFor, withRecent } from './gate.ts'

const here = { languages: ['en-GB'] }
const crisis = safetyFor('I want to kill myself', here)

test('nothing that the coach itself offers as a button is read as distress', () => {
  const context = contextOf()
  const known = { answers: { dump: 'rent\ncall mum', more: 'It was loud' }, context }
  const buttons = Object.values(flows).flatMap(({ start, steps }) => [
    ...(start ? [start] : []),
    ...Object.values(steps).flatMap((step) => step.ask(known).choices ?? []),
  ])
  const flagged = [...buttons, ...Object.values(controls)].filter((text) => safetyFor(text, here) !== null)
  expect(flagged).toEqual([])
})

describe('after a crisis', () => {
  test('the answer names lines to call and asks one question, with three buttons', () => {
    const { message, quick, state } = crisisAnswer(crisis!)
    expect(message).toContain('116 123')
    expect(message.match(/\?/g)).toHaveLength(1)
    expect(quick).toHaveLength(3)
    for (const text of quick) {
      const next = crisisFollowUp(state, text, here)
      expect(next?.safety.level).toBe('crisis')
      expect(next?.answer.quick).not.toContain(text)
    }
  })

  test('other words, and the same words elsewhere, are read like any message', () => {
    const { state } = crisisAnswer(crisis!)
    expect(crisisFollowUp(state, 'I made tea', here)).toBeNull()
    expect(crisisFollowUp(null, 'Not right now', here)).toBeNull()
    expect(crisisFollowUp({ ...state, flow: 'grow' }, 'Not right now', here)).toBeNull()
  })

  test('the next half hour keeps a line of support, and never lowers what a message asks for by itself', () => {
    const at = new Date('2026-11-21T12:00:00Z')
    const said = (minutesAgo: number) => ({
      sender: 'user' as const,
      safety_level: 'crisis' as const,
      created_at: new Date(at.getTime() - minutesAgo * 60_000).toISOString(),
      content: '',
    })
    expect(withRecent(null, { recent: [said(10)], text: 'hello', at }, here)?.level).toBe('concern')
    expect(withRecent(null, { recent: [said(40)], text: 'hello', at }, here)).toBeNull()
    expect(withRecent(crisis, { recent: [], text: '', at }, here)?.level).toBe('crisis')
  })

  test('the lines are those of the language’s country, else of the zone, else worldwide', () => {
    const region = (where: Parameters<typeof safetyFor>[1]) =>
      safetyFor('I want to kill myself', where)?.card.region.id
    expect(region({ languages: ['en-US'] })).toBe('US')
    expect(region({ languages: ['en'], timeZone: 'Europe/London' })).toBe('GB')
    expect(region({})).toBe('Global')
  })
})
