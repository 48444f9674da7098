import { asLine, hasWords, listOf } from '../rules/words.ts'
import { after, asIf, itemNamed, moments, readLine, said } from './answers.ts'
import { same, type Flow, type Known } from './flow.ts'

/** Everything out of the head, then only one thing back in. */
export const overwhelm: Flow = {
  id: 'overwhelm',
  start: 'Too much at once',
  first: () => 'dump',
  steps: {
    dump: {
      ask: () => ({
        text: {
          direct: 'List everything that is in your head. One thing a line.',
          gentle: 'Put everything down that is in your head, one thing a line. No order needed.',
          reflective: 'What is all in there? Let it out, one thing a line.',
        },
      }),
      read: (text) => (hasWords(text) ? listOf(text, 12).join('\n') || null : null),
      next: (known) => (said(known, 'dump') ? 'others' : 'end'),
    },
    others: {
      ask: (known) => ({
        text: {
          direct: 'Which of these is not yours to carry?',
          gentle: 'Is there one that is not really yours to carry?',
          reflective: 'Which of these belongs to somebody else?',
        },
        choices: [...linesOf(known).slice(0, 5), 'None of them'],
        lead: 'steady',
      }),
      read: readLine,
      next: after('one'),
    },
    one: {
      ask: (known) => ({
        text: {
          direct: 'Pick the one that matters before tonight. The rest can wait.',
          gentle: 'Which one would give you the most air if it were done today?',
          reflective: 'Which one is the real one?',
        },
        choices: mine(known).slice(0, 5),
        lead: 'none',
      }),
      read: readLine,
      next: (known) => (said(known, 'one') ? 'tiny' : 'end'),
    },
    tiny: {
      ask: () => ({
        text: {
          direct: 'What is its two-minute version?',
          gentle: 'What would two minutes of it look like?',
          reflective: 'What is the very first bit of it?',
        },
        lead: 'shrink',
      }),
      read: readLine,
      next: after('when'),
    },
    when: {
      ask: ({ context }) => ({
        text: {
          direct: 'After what does it start?',
          gentle: 'Which moment could it follow?',
          reflective: 'Where in the day is there room for it?',
        },
        choices: moments(context.hour),
        lead: 'none',
      }),
      read: readLine,
      next: after('end'),
    },
  },
  end: (known) => {
    const [one, tiny, moment] = ['one', 'tiny', 'when'].map((step) => said(known, step))
    const rest = mine(known).filter((line) => line !== one).length
    if (!one) return { text: same('It is written down and no longer only in your head.'), changes: [] }
    const planned = itemNamed(one, known.context)
    const plan = {
      ...(tiny ? { tiny } : {}),
      ...(moment ? { if_part: asIf(moment), then_part: tiny || one } : {}),
    }
    return {
      text: same(
        rest > 0 ? 'One thing for today. The rest is written above and can wait.' : 'One thing for today.',
      ),
      changes:
        planned && tiny
          ? [
              {
                kind: 'shrink_item',
                date: known.context.today,
                item_id: planned.id,
                text: planned.text,
                was: planned.tiny ?? '',
                ...plan,
                tiny,
              },
            ]
          : planned
            ? []
            : [{ kind: 'add_priority', date: known.context.today, text: asLine(one), ...plan }],
    }
  },
}

function linesOf(known: Known): string[] {
  return said(known, 'dump').split('\n').filter(Boolean)
}

function mine(known: Known): string[] {
  return linesOf(known).filter((line) => line !== said(known, 'others'))
}
