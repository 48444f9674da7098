import { after, readLine, readScale, said, scaleChoices } from './answers.ts'
import { same, type Flow } from './flow.ts'

/** A thought looked at from another side. The coach asks; the fairer sentence is always the person's own. */
export const reframe: Flow = {
  id: 'reframe',
  start: 'Look at a thought again',
  first: () => 'situation',
  steps: {
    situation: {
      ask: () => ({
        text: {
          direct: 'What happened? Only what a camera would see.',
          gentle: 'What happened, in a sentence or two?',
          reflective: 'Which moment do you mean?',
        },
      }),
      read: readLine,
      next: after('thought'),
    },
    thought: {
      ask: () => ({
        text: {
          direct: 'What did you tell yourself about it?',
          gentle: 'What thought came with it?',
          reflective: 'What did it seem to say about you or about life?',
        },
      }),
      read: readLine,
      next: after('strength'),
    },
    strength: {
      ask: () => ({
        text: {
          direct: 'How strong is the feeling, 0 to 10?',
          gentle: 'How strong is the feeling with it, from 0 to 10?',
          reflective: 'From 0 to 10, how much room does it take?',
        },
        choices: scaleChoices,
        lead: 'steady',
      }),
      read: readScale,
      next: after('against'),
    },
    against: {
      ask: (known) => ({
        text: {
          direct: 'What speaks for the thought, and what against it?',
          gentle: 'Is there anything that does not quite fit the thought?',
          reflective: said(known, 'thought')
            ? `What would a friend say who heard “${said(known, 'thought')}”?`
            : 'What would a friend say to it?',
        },
        lead: 'none',
      }),
      read: readLine,
      next: after('fairer'),
    },
    fairer: {
      ask: () => ({
        text: {
          direct: 'Write one fairer sentence. True and kind.',
          gentle: 'What might be a fairer way to say it, still true?',
          reflective: 'What is another way to see it that is just as true?',
        },
      }),
      read: readLine,
      next: after('again'),
    },
    again: {
      ask: () => ({
        text: {
          direct: 'And the feeling now, 0 to 10?',
          gentle: 'How strong is the feeling now? The same is fine too.',
          reflective: 'What number would you give it now?',
        },
        choices: scaleChoices,
      }),
      read: readScale,
      next: after('end'),
    },
  },
  end: (known) => {
    const [situation, thought, before, fairer, now] = [
      'situation',
      'thought',
      'strength',
      'fairer',
      'again',
    ].map((step) => said(known, step))
    const hard = [situation, thought && `The thought: ${thought}`].filter(Boolean).join('\n')
    if (!hard && !fairer) return { text: same('Nothing to write down this time.'), changes: [] }
    return {
      text: same(
        before && now
          ? `From ${before} to ${now}. Both numbers are yours; neither is a grade.`
          : 'Here is what you wrote, to keep.',
      ),
      changes: [
        {
          kind: 'add_evening',
          date: known.context.today,
          ...(hard ? { challenges: hard } : {}),
          ...(fairer ? { helped: `A fairer sentence: ${fairer}` } : {}),
        },
      ],
    }
  },
}
