import { endLabel } from '../contract.ts'
import { openToday, readLine, said } from './answers.ts'
import { same, type Flow } from './flow.ts'

/** The end of a talk: one line that the person means to do, which the coach asks about once in the next talk. */
export const wrapUp: Flow = {
  id: 'wrap_up',
  start: endLabel,
  first: () => 'one',
  steps: {
    one: {
      ask: ({ context }) => ({
        text: {
          direct: 'One thing before next time: I will …',
          gentle: 'Is there one thing you would like to do before next time? A small one is enough.',
          reflective: 'What would you like to take with you from here?',
        },
        choices: openToday(context).map(({ text }) => text),
        lead: 'none',
      }),
      read: readLine,
      next: () => 'end',
    },
  },
  end: (known) => {
    const words = said(known, 'one')
    return {
      text: same(
        words
          ? 'If you like, I ask about it the next time, once. Thank you for the talk.'
          : 'Nothing has to come of it. Thank you for the talk.',
      ),
      changes: words ? [{ kind: 'keep_commitment', date: known.context.today, text: words }] : [],
    }
  },
}
