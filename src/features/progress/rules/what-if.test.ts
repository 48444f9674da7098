import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyDay, type DayContent, type Item } from '#features/day/contract.ts'
import { pillars } from '#features/vision/contract.ts'
import { anyChoices, anyHistory, dayAt } from './days.fixture.ts'
import { emptyFacts, planFacts, withDay } from './facts.ts'
import { flowScore } from './flow-score.ts'
import { openActions, whatIf } from './what-if.ts'

const item = (id: number): fc.Arbitrary<Item> =>
  fc.record({
    id: fc.constant(`item-${id}`),
    text: fc.constantFrom('Walk before the talk', 'Call Mum'),
    state: fc.constantFrom('open', 'open', 'done', 'moved', 'let_go'),
    pillar: fc.option(fc.constantFrom(...pillars)),
  })
const content: fc.Arbitrary<DayContent> = fc
  .record({
    intention: fc.constantFrom('', 'Unhurried'),
    great_day: fc.constant(''),
    main_priorities: fc.tuple(item(1), item(2), item(3)),
    time_for_me: fc.constantFrom('', 'The novel'),
    time_for_me_done: fc.constant(false),
    mind_tasks: fc.tuple(item(4)),
    body_tasks: fc.tuple(item(5)),
    relationships_tasks: fc.constant<Item[]>([]),
    purpose_tasks: fc.constant<Item[]>([]),
    other_pillars: fc.constant<DayContent['other_pillars']>({ health: [] }),
  })
  .map((written): DayContent => ({ ...emptyDay, ...written }))

/** The edits that the person makes when they do some of what is open, by the id of each. */
function after(day: DayContent, ids: readonly string[]): DayContent {
  const finish = (items: Item[]) =>
    items.map((each) => (ids.includes(each.id) ? { ...each, state: 'done' as const } : each))
  return {
    ...day,
    main_priorities: finish(day.main_priorities),
    mind_tasks: finish(day.mind_tasks),
    body_tasks: finish(day.body_tasks),
    other_pillars: Object.fromEntries(
      Object.entries(day.other_pillars).map(([pillar, items]) => [pillar, finish(items)]),
    ),
    time_for_me_done: day.time_for_me_done || ids.includes('time_for_me'),
  }
}

it('what-if says exactly the score that the day has after the deeds, whichever of the open ones they are', () => {
  fc.assert(
    fc.property(
      anyHistory(40),
      content,
      fc.infiniteStream(fc.boolean()),
      anyChoices,
      (history, day, picks, choices) => {
        const today = dayAt(41)
        const before = withDay(history, { ...emptyFacts(today), ...planFacts(day) })
        const chosen = openActions(day, false).filter(() => picks.next().value)
        const ids = chosen.map(({ id }) => id)
        const later = withDay(history, {
          ...emptyFacts(today),
          ...planFacts(after(day, ids)),
          reflection: ids.includes('evening') ? 'full' : 'none',
        })
        const actions = chosen.map(({ action }) => action)
        expect(whatIf(before, today, actions, choices)).toBe(flowScore(later, today, choices).value)
      },
    ),
    { numRuns: 3_000 },
  )
})

it('what can still be done is what is open and has words, time for me, and the evening', () => {
  const item = (id: string, more: Partial<Item> = {}): Item => ({ id, text: id, state: 'open', ...more })
  const day: DayContent = {
    ...emptyDay,
    main_priorities: [
      item('walk', { pillar: 'body' }),
      item('call', { state: 'done' }),
      item('x', { text: ' ' }),
    ],
    time_for_me: 'Tea',
    other_pillars: { health: [item('dentist')] },
  }
  expect(openActions(day, false)).toEqual([
    { id: 'walk', words: 'walk', action: { kind: 'finish_priority', pillar: 'body' } },
    { id: 'dentist', words: 'dentist', action: { kind: 'finish_task', pillar: 'health' } },
    { id: 'time_for_me', words: 'Tea', action: { kind: 'take_time_for_me' } },
    { id: 'evening', words: 'Close the evening', action: { kind: 'write_evening' } },
  ])
  expect(openActions({ ...day, time_for_me_done: true }, true).map(({ id }) => id)).toEqual([
    'walk',
    'dentist',
  ])
})

it('what-if of closing the evening never lowers the score', () => {
  fc.assert(
    fc.property(anyHistory(40), (days) => {
      const today = dayAt(41)
      const now = flowScore(days, today).value
      expect(whatIf(days, today, [{ kind: 'write_evening' }]) ?? 0).toBeGreaterThanOrEqual(now ?? 0)
    }),
    { numRuns: 1_000 },
  )
})

it('lines without text are nothing to do, and an untouched plan is no plan', () => {
  const blank = { id: 'a', text: ' \n', state: 'open' as const }
  expect(planFacts({ ...emptyDay, main_priorities: [blank], other_pillars: { health: [blank] } })).toEqual(
    planFacts(emptyDay),
  )
  expect(planFacts(emptyDay).has_plan).toBe(false)
})
