import type { Exercise } from './exercise.ts'

export const freeWriting: Exercise = {
  id: 'free_writing',
  kind: 'free_writing',
  title: 'Free writing',
  type: 'free writing',
  minutes: 10,
  purpose: 'Whatever is there, as it comes. Spelling and sense do not matter here.',
  path: '/reflection-free-writing',
  steps: [
    {
      title: 'Write',
      prompts: [{ key: 'body', as: 'page', label: 'Your writing', placeholder: 'Begin anywhere' }],
    },
  ],
  note: 'After writing about something hard it is common to feel heavier for a while. It usually passes. You can stop at any time.',
  next: { to: '/reflection-gratitude', words: 'Name one good thing' },
}

/** First lines for somebody who looks at an empty page; shown, never written into the entry. */
export const firstLines = [
  'What I am not saying out loud is…',
  'Right now my body feels…',
  'The best minute of today was…',
  'If nobody needed anything from me, I would…',
  'Something I keep putting off thinking about…',
  'A sound, a smell and a colour from today…',
  'I would like more of…',
  'What I would tell myself of ten years ago…',
  'The thing that takes the most room in my head is…',
  'One thing I can lay down for tonight…',
] as const
