import { visionSource } from '../rules/context.ts'
import { asLine, hasWords, listOf } from '../rules/words.ts'
import {
  after,
  asIf,
  itemNamed,
  moments,
  openToday,
  readLine,
  readScale,
  said,
  scaleChoices,
} from './answers.ts'
import { same, type Flow } from './flow.ts'

/** How sure somebody needs to be before a plan is left as large as it is. */
const sureEnough = 7

/** Goal, reality, options, will: from "I want" to one moment of today. */
export const grow: Flow = {
  id: 'grow',
  start: 'Talk it through',
  first: () => 'goal',
  steps: {
    goal: {
      ask: ({ context }) => {
        const vision = context.visions.find(({ sentence }) => sentence !== '')
        const choices = [
          ...openToday(context)
            .map(({ text }) => text)
            .slice(0, 2),
          ...(vision ? [vision.sentence] : []),
        ]
        return {
          text: {
            direct: 'What do you want to be different?',
            gentle: 'What would you like to be a little different?',
            reflective: 'What matters to you in this?',
          },
          choices,
          sources: vision ? [visionSource(vision, vision.sentence)] : [],
        }
      },
      read: readLine,
      next: after('reality'),
    },
    reality: {
      ask: () => ({
        text: {
          direct: 'Where is it now, from 0 (nowhere near) to 10 (there)?',
          gentle: 'Where would you say it is now, from 0 to 10?',
          reflective: 'How near does it feel today, from 0 to 10?',
        },
        choices: scaleChoices,
      }),
      read: readScale,
      next: after('options'),
    },
    options: {
      ask: () => ({
        text: {
          direct: 'List up to three things you could do. Put the one you would try first on top.',
          gentle: 'What could you try? Up to three ideas, the one you like best first.',
          reflective: 'Which ways do you see? Write up to three, the nearest one first.',
        },
      }),
      read: (text) => (hasWords(text) ? listOf(text, 3).join('\n') || null : null),
      next: (known) => (said(known, 'options') ? 'when' : 'end'),
    },
    when: {
      ask: (known) => ({
        text: {
          direct: `“${firstOption(said(known, 'options'))}”. Start it after what?`,
          gentle: `When could “${firstOption(said(known, 'options'))}” begin? A moment is better than a time.`,
          reflective: `Where in your day does “${firstOption(said(known, 'options'))}” fit?`,
        },
        choices: moments(known.context.hour),
        lead: 'none',
      }),
      read: readLine,
      next: after('sure'),
    },
    sure: {
      ask: () => ({
        text: {
          direct: 'How sure are you that it happens, 0 to 10?',
          gentle: 'How likely does that feel, from 0 to 10?',
          reflective: 'From 0 to 10, how much do you believe this plan?',
        },
        choices: scaleChoices,
      }),
      read: readScale,
      next: (known) => {
        const sure = said(known, 'sure')
        return sure !== '' && Number(sure) < sureEnough ? 'shrink' : 'end'
      },
    },
    shrink: {
      ask: () => ({
        text: {
          direct: 'Under 7 means it is too big. What is the two-minute version?',
          gentle: 'Then it may be a little big. What would a two-minute version be?',
          reflective: 'What would make it small enough to be sure of?',
        },
        lead: 'shrink',
      }),
      read: readLine,
      next: after('end'),
    },
  },
  end: (known) => {
    const { today, visions } = known.context
    const text = firstOption(said(known, 'options'))
    if (!text)
      return {
        text: same('You said what matters. That is a start; there is nothing to write down yet.'),
        changes: [],
      }
    const [moment, tiny] = [said(known, 'when'), said(known, 'shrink')]
    const plan = {
      ...(tiny ? { tiny } : {}),
      ...(moment ? { if_part: asIf(moment), then_part: tiny || text } : {}),
    }
    const planned = itemNamed(text, known.context)
    const pillar = visions.find(({ sentence }) => sentence === said(known, 'goal'))?.pillar
    return {
      text: same('That is a plan with a moment of its own.'),
      changes:
        planned && tiny
          ? [
              {
                kind: 'shrink_item',
                date: today,
                item_id: planned.id,
                text: planned.text,
                was: planned.tiny ?? '',
                ...plan,
                tiny,
              },
            ]
          : [{ kind: 'add_priority', date: today, text, ...plan, ...(pillar ? { pillar } : {}) }],
    }
  },
}

function firstOption(options: string): string {
  return asLine(options.split('\n')[0] ?? '', 120)
}
