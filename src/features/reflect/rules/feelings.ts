import { moods, type Energy, type Mood } from '../contract.ts'

/** Words for feelings, from the pleasant to the hard; an offer, to which everybody adds their own. */
export const feelings = [
  'calm',
  'content',
  'grateful',
  'hopeful',
  'proud',
  'tender',
  'curious',
  'playful',
  'relieved',
  'energised',
  'tired',
  'restless',
  'worried',
  'afraid',
  'sad',
  'lonely',
  'angry',
  'hurt',
  'ashamed',
  'numb',
] as const

/** What helps on many days, and what gets in the way on many. */
export const helpers = [
  'Sleep',
  'Moving',
  'Fresh air',
  'People',
  'Quiet',
  'Food',
  'A plan',
  'A break',
  'Saying no',
  'Asking for help',
] as const
export const hurdles = [
  'Too much at once',
  'Little sleep',
  'Screens',
  'Interruptions',
  'Worry',
  'Pain',
  'No plan',
  'Noise',
  'Waiting',
  'The weather',
] as const

export const energies = [1, 2, 3, 4, 5] as const satisfies readonly Energy[]
export const energyWords: Record<Energy, string> = {
  1: 'hardly any energy',
  2: 'little energy',
  3: 'some energy',
  4: 'good energy',
  5: 'a lot of energy',
}

/** The lowest and the highest mood of some days in words, such as "from flat to light"; null when none was kept. */
export function moodRange(kept: readonly Mood[]): string | null {
  const places = kept.map((mood) => moods.indexOf(mood))
  const low = moods[Math.min(...places)]
  const high = moods[Math.max(...places)]
  if (!low || !high) return null
  return low === high ? low : `from ${low} to ${high}`
}

/** A word put into a list or taken out of it again; `most` of them at the most. */
export function toggleWord(words: readonly string[], word: string, most: number): string[] {
  if (words.includes(word)) return words.filter((other) => other !== word)
  return words.length < most ? [...words, word] : [...words]
}
