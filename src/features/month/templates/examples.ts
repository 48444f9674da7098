import type { MainPillar } from '#features/vision/rules.ts'

/** One of the three cards of a month that nobody has written in: a kind of outcome, with one example a pillar. */
export interface Card {
  title: string
  hint: string
  /** Each completes "By the end of the month I will have …". */
  examples: Record<MainPillar, string>
}

export const cards: readonly Card[] = [
  {
    title: 'Something to finish',
    hint: 'Open for a while now.',
    examples: {
      mind: 'read the novel on my bedside table to its last page',
      body: 'had the check-up that I keep putting off',
      relationships: 'answered the letter from my aunt',
      purpose: 'sent the draft to the first reader',
    },
  },
  {
    title: 'Something to begin',
    hint: 'Start it this week.',
    examples: {
      mind: 'sat quietly for five minutes on twelve mornings',
      body: 'walked round the harbour every Sunday',
      relationships: 'eaten supper without phones once a week',
      purpose: 'spent four Thursday afternoons on the course',
    },
  },
  {
    title: 'Someone to look after',
    hint: 'You count as someone.',
    examples: {
      mind: 'kept my evenings free of news',
      body: 'been in bed by half past ten on weekdays',
      relationships: 'taken Mum out for lunch',
      purpose: 'handed one task to somebody who would like it',
    },
  },
]
