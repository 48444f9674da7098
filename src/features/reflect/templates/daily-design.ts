import type { Exercise } from './exercise.ts'

export const dailyDesign: Exercise = {
  id: 'daily_design',
  kind: 'daily_design',
  title: 'Design your day',
  type: 'daily design',
  minutes: 5,
  purpose:
    'A few questions first, the list last. What you answer goes into the plan of today when you finish.',
  path: '/reflection-daily-design',
  steps: [
    {
      title: 'Three words for today',
      intro: 'How you want to be. They become the intention of the day.',
      prompts: [
        { key: 'intention', as: 'line', label: 'How I want to be', placeholder: 'Calm, curious, kind' },
      ],
    },
    {
      title: 'A great day',
      prompts: [
        {
          key: 'great_day',
          as: 'page',
          label: 'What would make today great',
          placeholder: 'Home before dark, and the draft sent',
        },
      ],
    },
    {
      title: 'The one thing',
      intro: 'If only one thing happened today, which one?',
      prompts: [
        { key: 'one_thing', as: 'line', label: 'The one thing', placeholder: 'Send the draft' },
        {
          key: 'first_minutes',
          as: 'line',
          label: 'Its first five minutes',
          placeholder: 'Open the file and read one page',
        },
      ],
    },
    {
      title: 'What may get in the way',
      prompts: [
        { key: 'if_part', as: 'line', label: 'If…', placeholder: 'I start looking at the news' },
        { key: 'then_part', as: 'line', label: 'then I will…', placeholder: 'Put the phone in the hall' },
      ],
    },
    {
      title: 'Time for me',
      prompts: [
        {
          key: 'time_for_me',
          as: 'line',
          label: 'Something that is only yours',
          placeholder: 'Twenty minutes with a book',
        },
      ],
    },
  ],
  next: { to: '/day-plan', words: 'See the plan of today' },
}
