import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FlowState } from '../contract.ts'
import { Change } from '../rules/change.ts'
import type { CoachContext } from '../rules/context.ts'
import { speakerFor, type Speaker } from '../voices/speaker.ts'
import { anyContext, anyInput, contextOf, dayRow, today } from './context.fixture.ts'
import { flowIds, type FlowId } from './flow.ts'
import { flows } from './flows.ts'
import { begin, controlIn, step } from './step.ts'

const speaker = speakerFor({ voice: 'calm_guide', style: 'gentle', isLowStim: false }, 'seed')
const anySpeaker = fc
  .record({
    voice: fc.constantFrom('calm_guide', 'zen', 'direct', 'friendly', 'ted', 'sergeant', 'ninja'),
    style: fc.constantFrom('direct', 'gentle', 'reflective'),
    isLowStim: fc.boolean(),
  })
  .map((manner) => speakerFor(manner, 'seed'))

function walk(id: FlowId, inputs: string[], context: CoachContext, speaker: Speaker) {
  let spoken = begin(id, context, speaker)
  const visited = [spoken]
  for (const input of inputs) {
    if (!spoken.next) break
    spoken = step(spoken.next, input, context, speaker)
    visited.push(spoken)
  }
  return visited
}

describe.each(flowIds)('the exercise %s', (id) => {
  test('says something and keeps a place that can be stored, whatever is sent', () => {
    fc.assert(
      fc.property(
        anyContext,
        anySpeaker,
        fc.array(anyInput, { maxLength: 12 }),
        (context, speaker, inputs) => {
          for (const spoken of walk(id, inputs, context, speaker)) {
            expect(spoken.say.join('').length).toBeGreaterThan(0)
            if (spoken.next) {
              expect(FlowState.safeParse(spoken.next).success).toBe(true)
              expect(spoken.choices).toContain('Stop here')
              expect(spoken.choices).toContain('Skip')
            }
            for (const change of spoken.proposals) expect(Change.parse(change)).toBeTruthy()
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('ends at any step with Stop here, and offers no change then', () => {
    fc.assert(
      fc.property(anyContext, fc.array(anyInput, { maxLength: 6 }), (context, inputs) => {
        const last = walk(id, inputs, context, speaker).at(-1)
        if (!last?.next) return
        const stopped = step(last.next, 'Stop here', context, speaker)
        expect(stopped.next).toBeNull()
        expect(stopped.proposals).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('ends within six skips', () => {
    fc.assert(
      fc.property(anyContext, (context) => {
        const visited = walk(id, Array<string>(6).fill('Skip'), context, speaker)
        expect(visited.at(-1)?.next).toBeNull()
      }),
      { numRuns: 30 },
    )
  })

  test('restores with Back exactly the place it came from', () => {
    fc.assert(
      fc.property(anyContext, fc.array(anyInput, { maxLength: 6 }), anyInput, (context, inputs, input) => {
        const before = walk(id, inputs, context, speaker).at(-1)
        if (!before?.next || controlIn(input) === 'back') return
        const after = step(before.next, input, context, speaker)
        if (!after.next || after.next === before.next) return
        const back = step(after.next, 'Back', context, speaker)
        expect(back.next).toEqual(before.next)
        expect(back.choices).toEqual(before.choices)
      }),
      { numRuns: 80 },
    )
  })

  test('reaches every one of its steps on some way', () => {
    const reached = new Set<string>()
    const context = contextOf({ days: [dayRow(today, [{ text: 'Call Mum' }])] }, 20)
    const answers = [
      '3',
      '9',
      'Body',
      'Start now',
      'Later today',
      'Make it smaller',
      'one, two, three',
      'Steady',
      'something',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...answers), { minLength: 6, maxLength: 9 }), (inputs) => {
        for (const life of [context, contextOf()])
          for (const { next } of walk(id, inputs, life, speaker)) if (next) reached.add(next.step)
      }),
      { numRuns: 300, seed: 7 },
    )
    expect([...reached].sort()).toEqual(Object.keys(flows[id].steps).sort())
  })

  test('quotes only what stands word for word in a row of the context', () => {
    fc.assert(
      fc.property(anyContext, fc.array(anyInput, { maxLength: 6 }), (context, inputs) => {
        for (const { sources, say, next, choices } of walk(id, inputs, context, speaker))
          for (const { ref, quote } of sources) {
            expect(rowTexts(context).get(ref)).toContain(quote)
            if (next) expect([...say, ...choices].join('\n')).toContain(quote)
          }
      }),
      { numRuns: 60 },
    )
  })
})

test('planning the day offers the intention, the priority with its small version and its moment, and time for me', () => {
  const last = walk(
    'plan_day',
    ['Patient', 'Budget talk', 'Open the sheet', 'When I sit down', 'A walk'],
    contextOf(),
    speaker,
  ).at(-1)
  expect(last?.proposals).toEqual([
    { kind: 'set_intention', date: today, text: 'Patient', was: '' },
    {
      kind: 'add_priority',
      date: today,
      text: 'Budget talk',
      tiny: 'Open the sheet',
      if_part: 'I sit down',
      then_part: 'Open the sheet',
    },
    { kind: 'set_time_for_me', date: today, text: 'A walk', was: '' },
  ])
})

test('a task of today that was started is offered as done, not as a second one', () => {
  const context = contextOf({ days: [dayRow(today, [{ id: 'mum', text: 'Call Mum' }])] })
  const done = walk('tiny_start', ['Call Mum', 'Find the number', 'Start now', 'Done'], context, speaker).at(
    -1,
  )
  expect(done?.proposals).toEqual([
    { kind: 'mark_item', date: today, item_id: 'mum', text: 'Call Mum', state: 'done' },
  ])
})

test('talking it through asks for a smaller version only when the person is not sure', () => {
  const upToSure = ['Sleep better', '4', 'Read in bed, no phone', 'After I brush my teeth']
  expect(walk('grow', [...upToSure, '9'], contextOf(), speaker).at(-1)?.next).toBeNull()
  expect(walk('grow', [...upToSure, '5'], contextOf(), speaker).at(-1)?.next?.step).toBe('shrink')
})

test('the evening keeps a mood in the person’s own words in front of what was hard', () => {
  const last = walk(
    'evening_review',
    ['like wading through glue', 'Soup', 'The meeting', 'Skip', 'Skip'],
    contextOf({}, 21),
    speaker,
  ).at(-1)
  expect(last?.proposals).toEqual([
    { kind: 'add_evening', date: today, wins: ['Soup'], challenges: 'like wading through glue\nThe meeting' },
  ])
})

test('listening goes on as long as the person writes, and keeps every line', () => {
  const visited = walk('listen', ['It was loud.', 'And late.', 'That is all'], contextOf(), speaker)
  expect(visited.at(-1)?.proposals).toEqual([
    { kind: 'add_evening', date: today, challenges: 'It was loud.\nAnd late.' },
  ])
})

test('only the bare word steers: an answer may begin with stop', () => {
  expect(controlIn('Stop here')).toBe('stop')
  expect(controlIn(' back ')).toBe('back')
  expect(controlIn('I want to stop smoking')).toBeNull()
})

/** Every text of every row, by the reference that a source would name it with. */
export function rowTexts(context: CoachContext): Map<string, string> {
  return new Map([
    ...context.days.flatMap((day) =>
      day.priorities.map(
        (item) => [`item:${day.date}:${item.id}`, `${item.text} ${item.tiny ?? ''}`] as const,
      ),
    ),
    ...context.evenings.map(
      (evening) => [`evening:${evening.date}`, `${evening.tomorrow} ${evening.wins.join(' ')}`] as const,
    ),
    ...context.visions.map(
      (vision) => [`vision:${vision.pillar}`, `${vision.sentence} ${vision.first_step}`] as const,
    ),
  ])
}
