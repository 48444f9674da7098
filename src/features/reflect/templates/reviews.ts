import type { Exercise } from './exercise.ts'

export const weekly: Exercise = {
  id: 'weekly',
  kind: 'weekly',
  title: 'Weekly reflection',
  type: 'weekly reflection',
  minutes: 10,
  purpose: 'What this week gave and took, and the one thing worth carrying into the next.',
  path: '/weekly-reflection',
  steps: [
    {
      title: 'What happened',
      intro: 'What you ticked in the last seven days stands here already. Change it as you like.',
      prompts: [
        { key: 'finished', as: 'page', label: 'What I finished' },
        { key: 'moved', as: 'page', label: 'What moved to another day' },
        { key: 'let_go', as: 'page', label: 'What I let go of' },
        { key: 'felt', as: 'line', label: 'How the days felt' },
      ],
    },
    {
      title: 'Energy',
      prompts: [
        { key: 'gave', as: 'page', label: 'What gave me energy', placeholder: 'Walking to work' },
        { key: 'took', as: 'page', label: 'What took it', placeholder: 'Screens after ten' },
      ],
    },
    {
      title: 'A win and a lesson',
      prompts: [
        { key: 'proud', as: 'line', label: 'A win I am glad of', placeholder: 'I said no once' },
        { key: 'learned', as: 'page', label: 'What I learned' },
      ],
    },
    {
      title: 'Keep, stop, try',
      intro: 'One of each is plenty.',
      prompts: [
        { key: 'keep', as: 'line', label: 'Keep' },
        { key: 'stop', as: 'line', label: 'Stop' },
        { key: 'try', as: 'line', label: 'Try' },
      ],
    },
    {
      title: 'Next week',
      prompts: [
        {
          key: 'next_week',
          as: 'line',
          label: 'How I want to be next week',
          placeholder: 'Slower in the mornings',
        },
      ],
    },
  ],
  next: { to: '/week-plan', words: 'Look at next week' },
}
