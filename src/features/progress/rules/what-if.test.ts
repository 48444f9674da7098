import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyDay, type DayContent, type Item } from '#features/plan/contract.ts'
import { pillars } from '#features/vision/contract.ts'
import { anyHistory, dayAt } from './days.fixture.ts'
import { emptyFacts, planFacts, withDay } from './facts.ts'
import { flowScore } from './flow-score.ts'
import { whatIf, type Action } from './what-if.ts'

const item = (id: number): fc.Arbitrary<Item> =>
  fc.record({
    id: fc.constant(`item-${id}`),
    text: fc.constantFrom('Walk before the talk', 'Call Mum'),
    state: fc.constantFrom('open', 'open', 'done', 'moved', 'let_go'),
    pillar: fc.option(fc.constantFrom(...pillars)),
  })
const content: fc.Arbitrary<DayContent> = fc.record({
  intention: fc.constantFrom('', 'Unhurried'),
  great_day: fc.constant(''),
  main_priorities: fc.tuple(item(1), item(2), item(3)),
  time_for_me: fc.constantFrom('', 'The novel'),
  time_for_me_done: fc.constant(false),
  mind_tasks: fc.tuple(item(4)),
  body_tasks: fc.tuple(item(5)),
  relationships_tasks: fc.constant([]),
  purpose_tasks: fc.constant([]),
  other_pillars: fc.constant({ health: [] }),
})

/** The same deed twice: as the action that what-if is asked about, and as the edit that the person makes. */
function deed(day: DayContent, choice: number): { action: Action; after: DayContent } | null {
  const finish = (items: Item[], index: number) =>
    items.map((each, at) => (at === index ? { ...each, state: 'done' as const } : each))
  if (choice < 3) {
    const priority = day.main_priorities[choice]
    if (priority?.state !== 'open') return null
    const after = { ...day, main_priorities: finish(day.main_priorities, choice) }
    return { action: { kind: 'finish_priority', pillar: priority.pillar ?? null }, after }
  }
  if (choice === 3) {
    if (day.body_tasks[0]?.state !== 'open') return null
    return {
      action: { kind: 'finish_task', pillar: 'body' },
      after: { ...day, body_tasks: finish(day.body_tasks, 0) },
    }
  }
  return { action: { kind: 'take_time_for_me' }, after: { ...day, time_for_me_done: true } }
}

it('what-if says exactly the score that the day has after the deed', () => {
  fc.assert(
    fc.property(anyHistory(40), content, fc.nat({ max: 4 }), (history, day, choice) => {
      const today = dayAt(41)
      const before = withDay(history, { ...emptyFacts(today), ...planFacts(day) })
      const done = deed(day, choice)
      if (!done) return
      const after = withDay(history, { ...emptyFacts(today), ...planFacts(done.after) })
      expect(whatIf(before, today, [done.action])).toBe(flowScore(after, today).value)
    }),
    { numRuns: 2_000 },
  )
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
