import type { CrisisRegion, SafetyCard } from '../contract.ts'

/** The card of a level. Its words are the same for every voice, style and mode, and no model has a part in them. */
export function buildCard(level: 'concern' | 'crisis', region: CrisisRegion): SafetyCard {
  if (level === 'concern')
    return {
      level,
      heading: 'Help is here if you want it',
      sentences: ['Talking to a person can help, also when it is not an emergency.'],
      region,
    }
  return {
    level,
    heading: 'Support is here, now',
    sentences: [
      'What you wrote sounds as if you or somebody else may be in danger. People are ready to listen right now, free and without judging.',
      'I am software, and nobody else has been told. You decide what happens next.',
    ],
    region,
  }
}
