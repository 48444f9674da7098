import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FlowState } from '../contract.ts'
import type { Manner } from '../voices/speaker.ts'
import { anyContext, anyInput, contextOf, dayRow, eveningRow, today } from './context.fixture.ts'
import { guide, type GuidedTurn } from './conversation.ts'
import { openingFor } from './opening.ts'

const manner: Manner = { voice: 'calm_guide', style: 'gentle', isLowStim: false }

function say(text: string, more: Partial<GuidedTurn> = {}) {
  return guide({
    text,
    state: null,
    context: contextOf(),
    manner,
    seed: 's',
    isAskingIfHuman: false,
    ...more,
  })
}

describe('a turn of the guided coach', () => {
  test('always answers with words, and leaves something to tap', () => {
    fc.assert(
      fc.property(
        anyContext,
        fc.array(anyInput, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (context, inputs, isLowStim) => {
          let state: FlowState | null = openingFor(context, manner, 's').state
          for (const text of inputs) {
            const reply = guide({
              text,
              state,
              context,
              manner: { ...manner, isLowStim },
              seed: 's',
              isAskingIfHuman: false,
            })
            expect(reply.message.trim()).not.toBe('')
            expect(reply.quick.length).toBeGreaterThan(0)
            state = reply.state
          }
        },
      ),
    )
  })

  test('begins the exercise whose button was tapped, also in the middle of another one', () => {
    const begun = say('Plan my day')
    expect(begun.state?.flow).toBe('plan_day')
    expect(say('Just listen', { state: begun.state }).state?.flow).toBe('listen')
  })

  test('does not leave an exercise because an answer sounds like another one', () => {
    const begun = say('Plan my day')
    expect(say('overwhelmed, too much to do', { state: begun.state }).state?.flow).toBe('plan_day')
  })

  test('says that it is software when asked, and asks its question again', () => {
    const begun = say('Plan my day')
    const reply = say('are you real?', { state: begun.state, isAskingIfHuman: true })
    expect(reply.message.startsWith('No. I’m software')).toBe(true)
    expect(reply.message).toContain('how would you like to be today?')
    expect(reply.state).toEqual(begun.state)
  })

  test('says that it does not understand free text, and offers three starts, when no exercise fits', () => {
    const reply = say('the weather is grey')
    expect(reply.message).toContain('I do not understand free text')
    expect(reply.quick).toHaveLength(3)
    expect(reply.state).toBeNull()
  })

  test('keeps within 60 words in low-stim', () => {
    fc.assert(
      fc.property(
        anyContext,
        fc.constantFrom(
          'Plan my day',
          'I’m stuck',
          'Check in',
          'A calm minute',
          'grey',
          'hello',
          'Look at my vision',
        ),
        (context, text) => {
          const { message } = guide({
            text,
            state: null,
            context,
            manner: { ...manner, isLowStim: true },
            seed: 's',
            isAskingIfHuman: false,
          })
          expect(message.split(/\s+/).length).toBeLessThanOrEqual(60)
        },
      ),
    )
  })

  test('takes a place that another version stored, or somebody made up, as the end of an exercise', () => {
    const made: FlowState = { flow: 'constructor', step: '__proto__', answers: {}, trail: [] }
    expect(say('hm', { state: made }).state).toBeNull()
    expect(say('hm', { state: { ...made, flow: 'grow' } }).state).toBeNull()
  })
})

describe('the first words of a day', () => {
  test('ask about what the person wrote they would try, with the evening it stands in', () => {
    const context = contextOf({
      evenings: [eveningRow('2026-11-19', { tomorrow: 'walk first, then decide' })],
    })
    const opening = openingFor(context, manner, 's')
    expect(opening.message).toContain(
      'Last time you wrote that you would try “walk first, then decide”. How did it go?',
    )
    expect(opening.sources).toEqual([
      {
        ref: 'evening:2026-11-19',
        label: 'Thu evening',
        quote: 'walk first, then decide',
        path: '/evening-reflection?date=2026-11-19',
      },
    ])
    expect(
      guide({ text: 'It worked', state: opening.state, context, manner, seed: 's', isAskingIfHuman: false })
        .state?.step,
    ).toBe('what')
  })

  test('let somebody who comes with a wish of their own go first', () => {
    const context = contextOf({ evenings: [eveningRow('2026-11-20', { tomorrow: 'walk' })] })
    const { state } = openingFor(context, manner, 's')
    const reply = guide({
      text: 'I feel completely overwhelmed',
      state,
      context,
      manner,
      seed: 's',
      isAskingIfHuman: false,
    })
    expect(reply.state?.flow).toBe('overwhelm')
  })

  test('name what stood in the plan on several days', () => {
    const context = contextOf({
      days: [dayRow('2026-11-16', [{ text: 'Call Mum' }]), dayRow('2026-11-18', [{ text: 'call mum' }])],
    })
    expect(openingFor(context, manner, 's').message).toContain('“call mum” was in your plan on Mon and Wed.')
  })

  test('do not bring up what was done or let go', () => {
    const days = (state: 'done' | 'let_go') => [
      dayRow('2026-11-16', [{ text: 'Call Mum' }]),
      dayRow('2026-11-18', [{ text: 'Call Mum', state }]),
    ]
    for (const state of ['done', 'let_go'] as const)
      expect(openingFor(contextOf({ days: days(state) }), manner, 's').state).toBeNull()
  })

  test('suggest rest in the small hours, and no list', () => {
    const context = contextOf({ days: [dayRow(today, [{ text: 'A' }])] }, 2)
    const { message, quick } = openingFor(context, manner, 's')
    expect(message).toContain('It is late.')
    expect(message).not.toContain('open in')
    expect(quick[0]).toBe('A calm minute')
  })

  test('count only what today’s plan holds', () => {
    const context = contextOf({
      days: [
        dayRow(today, [
          { text: 'A', state: 'done' },
          { id: 'b', text: 'B' },
          { id: 'c', text: 'C' },
        ]),
      ],
    })
    expect(openingFor(context, manner, 's').message).toContain('Two things are open in today’s plan.')
    expect(openingFor(contextOf(), manner, 's').message).not.toMatch(/plan\./)
  })
})
