import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyDay, type DayContent } from '#features/day/contract.ts'
import { emptyEvening } from '#features/reflect/contract.ts'
import { emptyVision } from '#features/vision/contract.ts'
import type { Change } from './change.ts'
import { contextOf, dayRow, today } from '../flows/context.fixture.ts'
import { flows } from '../flows/flows.ts'
import { begin, step } from '../flows/step.ts'
import { speakerFor } from '../voices/speaker.ts'
import { applyToDay, applyToEvening, applyToVision, type DayChange } from './apply-change.ts'

const id = '0d9fbd0e-5a4f-4a5f-9f3c-6d1a2b3c4d5e-0'
const add: DayChange = { kind: 'add_priority', date: today, text: 'Budget talk', tiny: 'Open the sheet' }
const day: DayContent = {
  ...emptyDay,
  intention: 'Calm',
  main_priorities: [{ id: 'a', text: 'Call Mum', state: 'open' }],
}

describe('accepting a change of a day', () => {
  test('adds a priority once, however often the tap comes', () => {
    const once = applyToDay(day, id, add)
    expect(once.outcome).toBe('changed')
    if (once.outcome !== 'changed') return
    expect(once.value.main_priorities.map(({ text }) => text)).toEqual(['Call Mum', 'Budget talk'])
    expect(applyToDay(once.value, id, add)).toEqual({ outcome: 'already' })
  })

  test('marks an item only while it is open and still says the same', () => {
    const done: DayChange = { kind: 'mark_item', date: today, item_id: 'a', text: 'Call Mum', state: 'done' }
    expect(applyToDay(day, id, done)).toMatchObject({ outcome: 'changed' })
    const withItem = (item: object) => ({
      ...day,
      main_priorities: [{ ...day.main_priorities[0]!, ...item }],
    })
    expect(applyToDay(withItem({ state: 'done' }), id, done).outcome).toBe('already')
    expect(applyToDay(withItem({ state: 'let_go' }), id, done).outcome).toBe('differs')
    expect(applyToDay(withItem({ text: 'Call Dad' }), id, done).outcome).toBe('differs')
    expect(applyToDay(emptyDay, id, done).outcome).toBe('differs')
  })

  test('gives an item its small version unless it got another one since', () => {
    const shrink: DayChange = {
      kind: 'shrink_item',
      date: today,
      item_id: 'a',
      text: 'Call Mum',
      tiny: 'Find the number',
      was: '',
    }
    const applied = applyToDay(day, id, shrink)
    expect(applied.outcome === 'changed' && applied.value.main_priorities[0]).toMatchObject({
      tiny: 'Find the number',
      text: 'Call Mum',
    })
    const other = { ...day, main_priorities: [{ ...day.main_priorities[0]!, tiny: 'Say hello' }] }
    expect(applyToDay(other, id, shrink).outcome).toBe('differs')
  })

  test('sets a line only where it still stands as it was offered', () => {
    const set: DayChange = { kind: 'set_intention', date: today, text: 'Patient', was: 'Calm' }
    expect(applyToDay(day, id, set)).toMatchObject({ outcome: 'changed', value: { intention: 'Patient' } })
    expect(applyToDay({ ...day, intention: 'Brave' }, id, set).outcome).toBe('differs')
    expect(applyToDay({ ...day, intention: 'Patient' }, id, set).outcome).toBe('already')
  })
})

test('an evening is only added to: no word of the person is replaced', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.array(fc.string({ minLength: 1 }), { maxLength: 9 }),
      (challenges, tomorrow, wins) => {
        const evening = { ...emptyEvening, mood: 'flat' as const, challenges, tomorrow, wins }
        const applied = applyToEvening(evening, {
          kind: 'add_evening',
          date: today,
          mood: 'bright',
          wins: ['Soup'],
          challenges: 'New',
          tomorrow: 'Walk',
        })
        const value = applied.outcome === 'changed' ? applied.value : evening
        expect(value.mood).toBe('flat')
        expect(value.challenges.startsWith(challenges.trimEnd())).toBe(true)
        if (tomorrow) expect(value.tomorrow).toBe(tomorrow)
        for (const win of wins) if (win.trim()) expect(value.wins).toContain(win)
        expect(applyToEvening(value, { kind: 'add_evening', date: today, wins: ['Soup'] }).outcome).toBe(
          'already',
        )
      },
    ),
  )
})

test('a first step of a vision changes only while it is the one that was offered for', () => {
  const change = { kind: 'set_first_step' as const, pillar: 'mind' as const, text: 'Read one page', was: '' }
  expect(applyToVision(emptyVision, change)).toMatchObject({
    outcome: 'changed',
    value: { first_step: 'Read one page' },
  })
  expect(applyToVision({ ...emptyVision, first_step: 'Meditate' }, change).outcome).toBe('differs')
})

test('whatever an exercise offers for a day can be applied to the day it was made from', () => {
  const context = contextOf(
    {
      days: [
        dayRow(today, [
          { id: 'mum', text: 'Call Mum' },
          { id: 'tax', text: 'Tax' },
        ]),
      ],
    },
    20,
  )
  const row = dayRow(today, [
    { id: 'mum', text: 'Call Mum' },
    { id: 'tax', text: 'Tax' },
  ])
  const speaker = speakerFor({ voice: 'zen', style: 'gentle', isLowStim: false }, 's')
  const answers = fc.constantFrom(
    'Call Mum',
    'Tax',
    '3',
    'Start now',
    'Later today',
    'Done',
    'Move them to tomorrow',
    'Let them go',
    'Find it',
    'Skip',
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(flows).map(({ id }) => id)),
      fc.array(answers, { minLength: 6, maxLength: 8 }),
      (flow, inputs) => {
        let spoken = begin(flow, context, speaker)
        for (const input of inputs) if (spoken.next) spoken = step(spoken.next, input, context, speaker)
        let content: DayContent = row
        spoken.proposals.forEach((change, n) => {
          if (!isDayChange(change)) return
          const applied = applyToDay(content, `${id}${n}`, change)
          expect(applied.outcome).toBe('changed')
          if (applied.outcome === 'changed') content = applied.value
        })
        for (const item of row.main_priorities)
          expect(content.main_priorities.map(({ text }) => text)).toContain(item.text)
      },
    ),
    { numRuns: 300 },
  )
})

function isDayChange(change: Change): change is DayChange {
  return !['add_evening', 'set_first_step', 'set_week_intention', 'keep_commitment'].includes(change.kind)
}
