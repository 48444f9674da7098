import type { LocalDate } from '#platform/contract/dates.ts'
import type { MonthContent } from '#features/month/contract.ts'
import { isEmptySection, sectionOf } from '#features/month/rules.ts'
import { feelingWord } from '#features/month/rules/words.ts'
import { pillars } from '#features/vision/contract.ts'
import { mainPillars, pillarNames } from '#features/vision/rules.ts'
import { reviewedOutcomes, reviewedMost } from '../rules/month-review.ts'
import type { Exercise, Prompt, Step } from './exercise.ts'

const outcomeAnswers = ['Happened', 'Partly', 'Changed my mind'] as const

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

/** What was meant, as it stood in the plan: kept with the answer, so that the answer can be read on its own. */
const meant = (n: number): Prompt => ({
  key: `outcome_${n}_was`,
  as: 'line',
  label: `The ${ordinals[n - 1] ?? 'next'} of the big three`,
})

const outcomePrompts = (n: number): Prompt[] => [
  { key: `outcome_${n}`, as: 'choice', label: 'What became of it?', choices: outcomeAnswers },
  { key: `outcome_${n}_note`, as: 'line', label: 'A word about it' },
]

const gameChangerWas: Prompt = { key: 'game_changer_was', as: 'page', label: 'The game changer' }
const gameChanger: readonly Prompt[] = [
  {
    key: 'game_changer',
    as: 'choice',
    label: 'Did it matter?',
    choices: ['It mattered', 'A little', 'Not this month', 'It did not come to it'],
  },
  { key: 'game_changer_note', as: 'page', label: 'What changed, or what took its place' },
]

const feltAs = (key: string, label: string): Prompt => ({ key, as: 'scale', label, ends: ['empty', 'full'] })

const happened: Step = {
  title: 'What happened',
  intro: 'What you ticked in the month stands here already. Change it as you like.',
  prompts: [{ key: 'finished', as: 'page', label: 'What I finished' }],
}

const mattered: Step = {
  title: 'What mattered',
  prompts: [{ key: 'mattered', as: 'page', label: 'The one thing that mattered most' }],
}

const keeping: readonly Step[] = [
  {
    id: 'moments',
    title: 'Moments to keep',
    intro: 'Three of them, picked from what you wrote or in new words.',
    prompts: [
      { key: 'moment_1', as: 'line', label: 'A moment' },
      { key: 'moment_2', as: 'line', label: 'Another' },
      { key: 'moment_3', as: 'line', label: 'And one more' },
    ],
  },
  {
    title: 'A letter to next month',
    prompts: [
      { key: 'letter', as: 'page', label: 'Dear next month', placeholder: 'Go easy on the evenings' },
    ],
  },
]

const balanceIntro = 'How each part of life feels at the end of the month.'

/** Every question that a month can be asked, for reading an entry. What is asked of one month is `monthlyFor`. */
export const monthly: Exercise = {
  id: 'monthly',
  kind: 'monthly',
  title: 'Monthly reflection',
  type: 'monthly reflection',
  minutes: 20,
  scaleMax: 10,
  purpose:
    'The month from a little higher up: what happened, what mattered, and what you changed your mind about. All of these are results.',
  path: '/month-review',
  steps: [
    happened,
    {
      title: 'The big three',
      prompts: Array.from({ length: reviewedMost }, (_, at) => [
        meant(at + 1),
        ...outcomePrompts(at + 1),
      ]).flat(),
    },
    { title: 'Game changer', prompts: [gameChangerWas, ...gameChanger] },
    mattered,
    {
      title: 'Balance now',
      prompts: pillars.map((pillar) => feltAs(`now_${pillar}`, pillarNames[pillar])),
    },
    ...keeping,
  ],
  next: { to: '/month-schedule', words: 'Look at the month ahead' },
}

/** The pillars that a review asks about, beyond the four that everybody has: those with a place in the plan. */
export interface ReviewedPillar {
  id: string
  name: string
}

/** The exercise for one month as it was planned; without a plan it asks what mattered instead. */
export function monthlyFor(
  month: LocalDate,
  plan: MonthContent,
  ownPillars: readonly ReviewedPillar[],
  hidesNumbers: boolean,
): Exercise {
  const shared = pillars
    .filter((id) => (mainPillars as readonly string[]).includes(id) || !isEmptySection(sectionOf(plan, id)))
    .map((id) => ({ id, name: pillarNames[id] }))
  const own = ownPillars.filter(({ id }) => !isEmptySection(sectionOf(plan, id)))
  const outcomes = reviewedOutcomes(plan)
  return {
    ...monthly,
    draft: `monthly:${month}`,
    steps: [
      happened,
      ...outcomes.map(({ text }, at): Step => ({
        id: `outcome_${at + 1}`,
        title: `Big three: the ${ordinals[at] ?? 'next'}`,
        intro: `“${text}”`,
        prompts: outcomePrompts(at + 1),
      })),
      plan.game_changer.trim() === ''
        ? mattered
        : {
            id: 'game_changer',
            title: 'Game changer',
            intro: `“${plan.game_changer}”`,
            prompts: gameChanger,
          },
      {
        id: 'balance',
        title: 'Balance now',
        intro: balanceIntro,
        prompts: [...shared, ...own].slice(0, 12).map(({ id, name }) => {
          const { now } = sectionOf(plan, id)
          const before = now === null ? '' : ` (${hidesNumbers ? feelingWord(now) : now} at the start)`
          return feltAs(`now_${id}`, `${name}${before}`)
        }),
      },
      ...keeping,
    ],
  }
}
