import { pillars, type Pillar } from '#features/vision/contract.ts'
import { pillarName } from '../rules/names.ts'
import { plainText } from '../rules/words.ts'
import { after, readLine, readScale, said, scaleChoices } from './answers.ts'
import { same, type Flow, type Known } from './flow.ts'

const offered = ['Mind', 'Body', 'Relationships', 'Purpose']

/** One part of life on a scale, what already holds it up, and one step more. */
export const checkIn: Flow = {
  id: 'check_in',
  start: 'Check in',
  first: () => 'pillar',
  steps: {
    pillar: {
      ask: () => ({
        text: {
          direct: 'Pick one part of life.',
          gentle: 'Which part of life would you like to look at?',
          reflective: 'Which part of life asks for your attention today?',
        },
        choices: offered,
      }),
      read: (text) => pillarIn(text),
      next: after('number'),
    },
    number: {
      ask: (known) => ({
        text: {
          direct: `${partName(known)} today, from 0 to 10?`,
          gentle: `From 0 to 10, where would you put ${partName(known)} today? A guess is fine.`,
          reflective: `If ${partName(known)} had a number from 0 to 10 today, what would it be?`,
        },
        choices: scaleChoices,
      }),
      read: readScale,
      next: after('holds'),
    },
    holds: {
      ask: (known) => {
        const number = numberOf(known)
        return {
          text:
            number === null || number === 0
              ? same('What helps with it at the moment, even a little?')
              : {
                  direct: `What makes it ${number} and not ${number - 1}?`,
                  gentle: `What keeps it at ${number} and not lower? Small things count.`,
                  reflective: `Something holds it at ${number}. What is it?`,
                },
          ...(number !== null && number <= 3 ? { lead: 'steady' as const } : {}),
        }
      },
      read: readLine,
      next: after('more'),
    },
    more: {
      ask: (known) => {
        const number = numberOf(known)
        return {
          text:
            number === null || number >= 10
              ? same('What would help it to stay as it is?')
              : {
                  direct: `Name one thing that a ${number + 1} has and a ${number} has not.`,
                  gentle: `What might one point more look like, on an ordinary day?`,
                  reflective: `How would you notice that it is one point higher?`,
                },
        }
      },
      read: readLine,
      next: after('step'),
    },
    step: {
      ask: () => ({
        text: {
          direct: 'Make it something that fits into today, ten minutes at most.',
          gentle: 'Which small piece of that could fit into today?',
          reflective: 'What is one small way to go there today?',
        },
        lead: 'shrink',
      }),
      read: readLine,
      next: after('end'),
    },
  },
  end: (known) => {
    const step = said(known, 'step')
    const pillar = pillars.find((pillar) => pillarName(pillar) === said(known, 'pillar'))
    return {
      text: same(
        step ? 'One step, small enough for today.' : 'Looking at it was the exercise. Nothing to write down.',
      ),
      changes: step
        ? [{ kind: 'add_priority', date: known.context.today, text: step, ...(pillar ? { pillar } : {}) }]
        : [],
    }
  },
}

function pillarIn(text: string): string | null {
  const words = plainText(text).split(' ')
  const found: Pillar | undefined = pillars.find(
    (pillar) => words.includes(pillar) || words.includes(pillar.slice(0, -1)),
  )
  return found ? pillarName(found) : null
}

function partName(known: Known): string {
  return said(known, 'pillar') || 'your day'
}

function numberOf(known: Known): number | null {
  const answer = said(known, 'number')
  return answer === '' ? null : Number(answer)
}
