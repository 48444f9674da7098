import { addDays } from '#platform/contract/dates.ts'
import { moods, type Mood } from '#features/reflect/contract.ts'
import type { Change } from '../rules/change.ts'
import { itemSource, openItems, todayOf, type CoachContext } from '../rules/context.ts'
import { plainText } from '../rules/words.ts'
import { after, leftovers, oneOf, readLine, said } from './answers.ts'
import { same, type Flow } from './flow.ts'

const moodWords = moods.map((mood) => mood[0]?.toUpperCase() + mood.slice(1))
const fates = ['Move them to tomorrow', 'Let them go', 'Keep them as they are']

/** Closing a day: mood, one good thing, one hard thing, what helped, what is open, and tomorrow. */
export const eveningReview: Flow = {
  id: 'evening_review',
  start: 'Close my day',
  first: () => 'mood',
  steps: {
    mood: {
      ask: () => ({
        text: {
          direct: 'One word for today.',
          gentle: 'Which word fits today best?',
          reflective: 'How was it to be you today?',
        },
        choices: moodWords,
      }),
      // Words of one's own are welcome here; only one of the five is stored as the mood.
      read: (text) => oneOf(moodWords)(text) ?? moodWithin(text) ?? readLine(text),
      next: after('win'),
    },
    win: {
      ask: () => ({
        text: {
          direct: 'Name one thing that went well. Small counts.',
          gentle: 'What is one small thing that went well?',
          reflective: 'Which moment of today would you keep?',
        },
      }),
      read: readLine,
      next: after('hard'),
    },
    hard: {
      ask: () => ({
        text: {
          direct: 'And what was hard?',
          gentle: 'If you like: what was hard today?',
          reflective: 'What took the most out of you?',
        },
      }),
      read: readLine,
      next: (known) => (said(known, 'hard') ? 'helped' : afterHard(known.context)),
    },
    helped: {
      ask: () => ({
        text: {
          direct: 'What helped with it, or would have?',
          gentle: 'Did anything help a little?',
          reflective: 'What carried you through it?',
        },
        lead: 'steady',
      }),
      read: readLine,
      next: ({ context }) => afterHard(context),
    },
    open: {
      ask: ({ context }) => {
        const day = todayOf(context)
        const items = openItems(day).slice(0, 5)
        const names = items.map(({ text }) => `“${text}”`).join(', ')
        return {
          text: same(
            `Still open in today’s plan: ${names}. What would you like to do with ${items.length === 1 ? 'it' : 'them'}?`,
          ),
          choices: fates,
          sources: day ? items.map((item) => itemSource(day, item, context.today)) : [],
          lead: 'none',
        }
      },
      read: oneOf(fates),
      next: after('tomorrow'),
    },
    tomorrow: {
      ask: ({ context }) => ({
        text: {
          direct: 'Tomorrow I will try: one thing.',
          gentle: 'Is there one thing you would like to try tomorrow?',
          reflective: 'What would you like tomorrow to begin with?',
        },
        choices: leftovers(context).slice(0, 2),
        lead: 'none',
      }),
      read: readLine,
      next: after('end'),
    },
  },
  end: (known) => {
    const { today } = known.context
    const [word, win, hard, helped, fate, tomorrow] = [
      'mood',
      'win',
      'hard',
      'helped',
      'open',
      'tomorrow',
    ].map((step) => said(known, step))
    const mood = moods.find((mood) => mood === word?.toLowerCase())
    // A mood in words of one's own would be gone otherwise; it goes in front of what was hard.
    const challenges = [...(mood || !word ? [] : [word]), ...(hard ? [hard] : [])].join('\n')
    const written: Change = {
      kind: 'add_evening',
      date: today,
      ...(mood ? { mood } : {}),
      ...(win ? { wins: [win] } : {}),
      ...(challenges ? { challenges } : {}),
      ...(helped ? { helped } : {}),
      ...(tomorrow ? { tomorrow } : {}),
    }
    const hasWords = Boolean(mood || win || challenges || helped || tomorrow)
    return {
      text: same(
        hasWords
          ? 'Your evening, ready to keep. The day can rest now.'
          : 'Nothing to write down. The day can rest now.',
      ),
      changes: [...(hasWords ? [written] : []), ...itemChanges(known.context, fate ?? '')],
    }
  },
}

function itemChanges(context: CoachContext, fate: string): Change[] {
  if (fate !== fates[0] && fate !== fates[1]) return []
  const isMoved = fate === fates[0]
  return openItems(todayOf(context))
    .slice(0, 5)
    .map(({ id, text }) => ({
      kind: 'mark_item',
      date: context.today,
      item_id: id,
      text,
      state: isMoved ? 'moved' : 'let_go',
      ...(isMoved ? { moved_to: addDays(context.today, 1) } : {}),
    }))
}

function afterHard(context: CoachContext): string {
  return openItems(todayOf(context)).length > 0 ? 'open' : 'tomorrow'
}

function moodWithin(text: string): string | null {
  const words = plainText(text).split(' ')
  const found: Mood | undefined = words.length <= 3 ? moods.find((mood) => words.includes(mood)) : undefined
  return found ? found[0]?.toUpperCase() + found.slice(1) : null
}
