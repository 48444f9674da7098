import { todayOf } from '../rules/context.ts'
import { after, asIf, leftovers, moments, readLine, said } from './answers.ts'
import { same, type Flow } from './flow.ts'

/** A day in one minute: how to be, one thing, its small version, its moment, and something for oneself. */
export const planDay: Flow = {
  id: 'plan_day',
  start: 'Plan my day',
  first: ({ context }) => (todayOf(context)?.intention ? 'one' : 'intention'),
  steps: {
    intention: {
      ask: () => ({
        text: {
          direct: 'In one sentence: how do you want to be today?',
          gentle: 'If one sentence comes to mind: how would you like to be today?',
          reflective: 'How would you like to meet this day?',
        },
        choices: ['Patient', 'Focused', 'Kind to myself'],
      }),
      read: readLine,
      next: after('one'),
    },
    one: {
      ask: ({ context }) => ({
        text: {
          direct: 'Name the one thing that makes today count.',
          gentle: 'What one thing would make today feel worth it?',
          reflective: 'When you look back tonight, what would you be glad to have done?',
        },
        choices: leftovers(context),
      }),
      read: readLine,
      next: (known) => (said(known, 'one') ? 'tiny' : 'me'),
    },
    tiny: {
      ask: (known) => ({
        text: {
          direct: 'Now the two-minute version of it. It counts as done.',
          gentle: 'What would a two-minute version look like? It also counts as done.',
          reflective: `What is the smallest part of “${said(known, 'one')}” that is still real?`,
        },
        lead: 'shrink',
      }),
      read: readLine,
      next: after('when'),
    },
    when: {
      ask: ({ context }) => ({
        text: {
          direct: 'When does it start? Name a moment, not a time.',
          gentle: 'Is there a moment in your day that it could follow?',
          reflective: 'Where in your day does it fit by itself?',
        },
        choices: moments(context.hour),
      }),
      read: readLine,
      next: (known) => (todayOf(known.context)?.timeForMe ? 'end' : 'me'),
    },
    me: {
      ask: () => ({
        text: {
          direct: 'Last one: what is just for you today?',
          gentle: 'And one small thing that is only for you?',
          reflective: 'What would feel like rest today?',
        },
        choices: ['A short walk', 'Ten quiet minutes', 'An early night'],
      }),
      read: readLine,
      next: after('end'),
    },
  },
  end: (known) => {
    const date = known.context.today
    const day = todayOf(known.context)
    const [intention, one, tiny, moment, me] = ['intention', 'one', 'tiny', 'when', 'me'].map((step) =>
      said(known, step),
    )
    return {
      text: same(
        one || intention || me ? 'Here it is, ready for today’s plan.' : 'Nothing to write down this time.',
      ),
      changes: [
        ...(intention
          ? [{ kind: 'set_intention' as const, date, text: intention, was: day?.intention ?? '' }]
          : []),
        ...(one
          ? [
              {
                kind: 'add_priority' as const,
                date,
                text: one,
                ...(tiny ? { tiny } : {}),
                ...(moment ? { if_part: asIf(moment), then_part: tiny || one } : {}),
              },
            ]
          : []),
        ...(me ? [{ kind: 'set_time_for_me' as const, date, text: me, was: day?.timeForMe ?? '' }] : []),
      ],
    }
  },
}
