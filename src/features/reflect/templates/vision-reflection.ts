import { pillars, type Pillar } from '#features/vision/contract.ts'
import { mainPillars, pillarNames } from '#features/vision/rules.ts'
import type { Exercise, Step } from './exercise.ts'

export const stillTrue = 'Still true'
export const restForNow = 'Rest for now'

const pillarStep = (pillar: Pillar): Step => ({
  title: pillarNames[pillar],
  prompts: [
    {
      key: pillar,
      as: 'choice',
      label: `Is your ${pillarNames[pillar]} vision still true?`,
      choices: [stillTrue, 'A smaller version', restForNow],
    },
  ],
})

const looking: readonly Step[] = [
  {
    title: 'How near life feels',
    prompts: [
      { key: 'nearness', as: 'scale', label: 'How near life feels to your visions', ends: ['far', 'here'] },
      { key: 'nearer', as: 'page', label: 'What brought it nearer' },
      { key: 'surprised', as: 'page', label: 'What surprised you' },
    ],
  },
  {
    title: 'A next step',
    prompts: [
      { key: 'next_step', as: 'line', label: 'One small step', placeholder: 'Ask Iain along on Sunday' },
    ],
  },
]

export const visionReflection: Exercise = {
  id: 'vision_reflection',
  kind: 'vision',
  title: 'Vision reflection',
  type: 'vision reflection',
  minutes: 10,
  purpose:
    'Look at each vision as it is now. It may stay, become smaller, or rest; all three are good answers.',
  path: '/reflection-vision',
  steps: [...pillars.map(pillarStep), ...looking],
  next: { to: '/vision', words: 'Open your visions' },
}

/** The exercise for the visions that somebody has: each with its own sentence, the four default ones always. */
export function visionReflectionFor(
  sentences: Partial<Record<Pillar, string>>,
  resting: readonly Pillar[],
): Exercise {
  const shown = pillars.filter(
    (pillar) =>
      !resting.includes(pillar) &&
      (sentences[pillar] !== undefined || (mainPillars as readonly Pillar[]).includes(pillar)),
  )
  const steps = shown.map((pillar) => ({
    ...pillarStep(pillar),
    intro: sentences[pillar] ?? 'There is no sentence for this one yet.',
  }))
  return { ...visionReflection, steps: [...steps, ...looking] }
}
