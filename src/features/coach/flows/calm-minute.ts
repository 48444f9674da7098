import { oneOf, readLine, said } from './answers.ts'
import { same, type Flow } from './flow.ts'

const ready = ['Ready', 'I did it']
const results = ['A little easier', 'The same', 'Harder']

/** Four in, four held, six out, for about a minute. No picture, no sound, nothing that moves. */
export const calmMinute: Flow = {
  id: 'calm_minute',
  start: 'A calm minute',
  first: () => 'breathe',
  steps: {
    breathe: {
      ask: () => ({
        text: {
          direct: 'Breathe in and count to 4. Hold for 4. Out for 6. Four times.',
          gentle:
            'Breathe in while you count to 4, hold it for 4, and let it out for 6. Four rounds, or fewer. Leave out the hold if it feels better.',
          reflective: 'In for 4, hold for 4, out for 6. Four rounds. Just watch what happens.',
        },
        choices: ready,
        lead: 'none',
      }),
      read: (text) => (text.trim() === '' ? null : 'Ready'),
      next: () => 'after',
    },
    after: {
      ask: () => ({
        text: {
          direct: 'How is it now?',
          gentle: 'How is it now? Any answer is fine.',
          reflective: 'What do you notice now?',
        },
        choices: results,
        lead: 'none',
      }),
      read: (text) => oneOf(results)(text) ?? readLine(text),
      next: () => 'end',
    },
  },
  end: (known) =>
    said(known, 'after') === 'Harder'
      ? {
          text: same(
            'That happens, and it is fine to stop. Looking around and naming five things you see can help. The help page lists people you can talk to.',
          ),
          changes: [],
        }
      : { text: same('That was a minute for you. Nothing to write down.'), changes: [] },
}
