import type { Exercise, Step } from './exercise.ts'

function goodThing(number: number, title: string, placeholder: string, because: string): Step {
  return {
    title,
    prompts: [
      { key: `thing_${number}`, as: 'line', label: 'What was good', placeholder },
      {
        key: `why_${number}`,
        as: 'page',
        label: 'Why it happened, or your part in it',
        placeholder: because,
      },
    ],
  }
}

export const gratitude: Exercise = {
  id: 'gratitude',
  kind: 'gratitude',
  title: 'Three good things',
  type: 'gratitude',
  minutes: 5,
  purpose: 'Good moments are easy to walk past. Naming one, and why it happened, keeps it.',
  path: '/reflection-gratitude',
  steps: [
    {
      ...goodThing(1, 'One good thing', 'Iain waited for me', 'He had noticed, because I told him'),
      intro: 'One is enough. Small is fine.',
    },
    goodThing(2, 'A second, if there was one', 'The kettle was already on', 'Somebody thought of me'),
    goodThing(3, 'A third', 'Ten minutes of sun', 'I went outside'),
    {
      title: 'Thank somebody',
      intro: 'A few words you might say to them. They stay here; nothing is sent.',
      isExtra: true,
      prompts: [{ key: 'thanks', as: 'page', label: 'What you would say' }],
    },
  ],
  note: 'Once or a few times a week keeps it fresh. It does not need to be daily.',
  next: { to: '/evening-reflection', words: 'Close the day' },
}
