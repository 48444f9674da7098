import { eveningSource } from '../rules/context.ts'
import { lastTry } from '../rules/facts.ts'
import { oneOf, readLine, said } from './answers.ts'
import { same, type Flow } from './flow.ts'

const results = ['It worked', 'Partly', 'Not yet']

/** Asks about what the person wrote last evening that they would try. Started by the coach's own opening only. */
export const followUp: Flow = {
  id: 'follow_up',
  start: null,
  first: () => 'how',
  steps: {
    how: {
      ask: ({ context }) => {
        const evening = lastTry(context)
        const opener = evening ? `Last time you wrote that you would try “${evening.tomorrow}”. ` : ''
        return {
          text: {
            direct: `${opener}Did it happen?`,
            gentle: `${opener}How did it go?`,
            reflective: `${opener}What came of it?`,
          },
          choices: results,
          sources: evening ? [eveningSource(evening, evening.tomorrow)] : [],
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

function triedBefore(context: Parameters<typeof lastTry>[0]): string[] {
  const evening = lastTry(context)
  return evening ? [evening.tomorrow] : []
}
