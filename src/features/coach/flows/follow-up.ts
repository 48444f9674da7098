import type { Source } from '../rules/change.ts'
import { eveningSource, memorySource, type CoachContext } from '../rules/context.ts'
import { lastCommitment, lastTry } from '../rules/facts.ts'
import { oneOf, readLine, said } from './answers.ts'
import { same, type Flow } from './flow.ts'

const results = ['It worked', 'Partly', 'Not yet']

/** What the person said they would do: at the end of the last talk, else in an evening. */
function promiseOf(context: CoachContext): { words: string; opener: string; source: Source } | undefined {
  const commitment = lastCommitment(context)
  if (commitment) {
    const words = commitment.statement
    return {
      words,
      opener: `Last time we talked you said you would “${words}”. `,
      source: memorySource(commitment, words),
    }
  }
  const evening = lastTry(context)
  if (!evening) return undefined
  const words = evening.tomorrow
  return {
    words,
    opener: `Last time you wrote that you would try “${words}”. `,
    source: eveningSource(evening, words),
  }
}

/** Asks about what the person wrote last evening that they would try. Started by the coach's own opening only. */
export const followUp: Flow = {
  id: 'follow_up',
  start: null,
  first: () => 'how',
  steps: {
    how: {
      ask: ({ context }) => {
        const promise = promiseOf(context)
        const opener = promise?.opener ?? ''
        return {
          text: {
            direct: `${opener}Did it happen?`,
            gentle: `${opener}How did it go?`,
            reflective: `${opener}What came of it?`,
          },
          choices: results,
          sources: promise ? [promise.source] : [],
          lead: 'none',
        }
      },
      read: (text) => oneOf(results)(text) ?? readLine(text),
      next: () => 'what',
    },
    what: {
      ask: (known) => {
        const went = said(known, 'how')
        if (went === 'Not yet')
          return {
            text: {
              direct: 'What got in the way?',
              gentle: 'That is fine. What was in the way, do you think?',
              reflective: 'What was there instead?',
            },
            lead: 'steady',
          }
        return {
          text: {
            direct: 'What made it work?',
            gentle: 'What helped, even a little?',
            reflective: 'What did you do that made it possible?',
          },
          ...(went === 'It worked' ? { lead: 'praise' as const } : {}),
        }
      },
      read: readLine,
      next: () => 'again',
    },
    again: {
      ask: (known) => ({
        text: {
          direct: 'What is the next two-minute version for today?',
          gentle: 'Would a two-minute version fit into today? What would it be?',
          reflective: 'What would you like to carry on with today?',
        },
        choices: triedBefore(known.context),
        lead: 'shrink',
      }),
      read: readLine,
      next: () => 'end',
    },
  },
  end: (known) => {
    const step = said(known, 'again')
    return {
      text: same(step ? 'Then that is for today.' : 'Good to know. Nothing to write down.'),
      changes: step ? [{ kind: 'add_priority', date: known.context.today, text: step }] : [],
    }
  },
}

function triedBefore(context: CoachContext): string[] {
  const promise = promiseOf(context)
  return promise ? [promise.words] : []
}
