import type { Exercise } from './exercise.ts'

const strength = ['hardly', 'completely'] as const

export const chooseAgain: Exercise = {
  id: 'choose_again',
  kind: 'choose_again',
  title: 'Choose again',
  type: 'choose again reflection',
  minutes: 10,
  purpose:
    'A heavy thought is one way to see what happened. Look again, and choose one that is truer and kinder.',
  path: '/reflection-choose-again',
  steps: [
    {
      title: 'Notice',
      intro: 'First what happened, the way a camera would have seen it. Then the thought, in its own words.',
      calmIntro: 'What happened, and the thought that came.',
      prompts: [
        {
          key: 'happened',
          as: 'page',
          label: 'What happened',
          placeholder: 'No answer to my message since Tuesday',
        },
        { key: 'thought', as: 'line', label: 'The thought that came', placeholder: '“I have annoyed her”' },
        { key: 'belief', as: 'scale', label: 'How much you believe it', ends: strength },
        { key: 'feeling', as: 'line', label: 'What you feel', placeholder: 'Worried, a little ashamed' },
        { key: 'strength', as: 'scale', label: 'How strong it is', ends: ['faint', 'very strong'] },
      ],
    },
    {
      title: 'Be kind',
      intro: 'What you would say to a friend who told you this.',
      prompts: [
        {
          key: 'kindness',
          as: 'page',
          label: 'A kind line to yourself',
          placeholder: 'Anyone might feel this after such a week',
        },
      ],
    },
    {
      title: 'Look again',
      intro: 'Only what helps. You can leave all of it out.',
      prompts: [
        {
          key: 'habit',
          as: 'choice',
          label: 'Does one of these fit the thought?',
          choices: [
            'All or nothing',
            'Reading minds',
            'Telling the future',
            'Only the bad part',
            'It is all my doing',
            'Feeling taken for fact',
          ],
        },
        { key: 'speaks_for', as: 'page', label: 'What speaks for the thought' },
        { key: 'speaks_against', as: 'page', label: 'What speaks against it' },
      ],
    },
    {
      title: 'Choose again',
      intro: 'Nobody writes this one for you. It only has to be a little truer and a little kinder.',
      prompts: [
        {
          key: 'new_thought',
          as: 'page',
          label: 'Another way to see it',
          placeholder: 'She is busy, and I can ask',
        },
        { key: 'small_act', as: 'line', label: 'One small thing to do', placeholder: 'Ask her on Friday' },
        {
          key: 'belief_after',
          as: 'scale',
          label: 'How much you believe the first thought now',
          ends: strength,
        },
        {
          key: 'strength_after',
          as: 'scale',
          label: 'How strong the feeling is now',
          ends: ['faint', 'very strong'],
        },
      ],
    },
  ],
  bypass: {
    title: 'This is not a thought to fix',
    words:
      'Grief, danger, or something that was done to you is no habit of thinking. It does not need another way of seeing it. It needs room, or somebody beside you.',
  },
  next: { to: '/day-plan', words: 'Put the small thing into today' },
}
