import { flows } from '../flows/flows.ts'
import type { FlowId } from '../flows/flow.ts'
import { intents } from '../lexicon/intents.ts'
import { todayOf, type CoachContext } from './context.ts'
import { plainText } from './words.ts'

export interface Route {
  /** Exercises that the text may ask for, best first; empty when it names none. */
  ranked: FlowId[]
  /** True when the first is clear enough to begin without asking back. */
  isClear: boolean
}

const phraseScore = 3
const stemScore = 1
/** A text that reaches this, and leads by `margin`, is clear. */
const clearScore = 3
const margin = 1

/** The exercise that a text is the button of, if it is one. */
export function startedBy(text: string): FlowId | undefined {
  const given = plainText(text)
  return Object.values(flows).find(({ start }) => start !== null && plainText(start) === given)?.id
}

/**
 * Which exercise a free text asks for: phrases and beginnings of words, one typing slip forgiven in words of five
 * letters and more, and a nudge from the time of day. Nothing is understood here; below the threshold the coach
 * offers buttons instead of guessing.
 */
export function route(text: string, context: CoachContext): Route {
  const padded = ` ${plainText(text)} `
  const words = [...new Set(padded.split(' ').filter(Boolean))].slice(0, 200)
  const scored = (Object.entries(intents) as [FlowId, NonNullable<(typeof intents)[FlowId]>][])
    .map(([id, intent]) => {
      const phrases = intent.phrases.filter(
        (phrase) => padded.includes(` ${phrase} `) || padded.includes(` ${phrase}`),
      )
      const stems = intent.stems.filter((stem) => words.some((word) => beginsWith(word, stem)))
      const score = Math.min(phrases.length, 2) * phraseScore + stems.length * stemScore
      return { id, score: score === 0 ? 0 : score + nudge(id, context) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const [first, second] = scored
  return {
    ranked: scored.map(({ id }) => id),
    isClear: first !== undefined && first.score >= clearScore && first.score - (second?.score ?? 0) >= margin,
  }
}

/** Less than one phrase, so that the hour never outweighs what somebody says. */
function nudge(id: FlowId, context: CoachContext): number {
  const isEvening = context.hour >= 18
  if (id === 'evening_review') return isEvening ? 0.6 : 0
  if (id === 'plan_day') return context.hour < 12 && !todayOf(context) ? 0.6 : 0
  if (id === 'tiny_start') return !isEvening && todayOf(context) ? 0.3 : 0
  return 0
}

function beginsWith(word: string, stem: string): boolean {
  if (stem.length < 4) return word === stem
  if (word.startsWith(stem)) return word.length - stem.length <= 5
  // A letter left out or added moves where the stem ends in the word.
  return stem.length >= 5 && [-1, 0, 1].some((shift) => isOneSlip(word.slice(0, stem.length + shift), stem))
}

/** True when one letter was changed, left out, added or swapped with its neighbour; the first letter must be right. */
export function isOneSlip(word: string, stem: string): boolean {
  if (word[0] !== stem[0] || Math.abs(word.length - stem.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === stem[start]) start++
  let end = 0
  while (end < word.length - start && end < stem.length - start && word.at(-1 - end) === stem.at(-1 - end))
    end++
  const [left, right] = [word.slice(start, word.length - end), stem.slice(start, stem.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** Three starts that fit the hour and today's plan; the last one always asks for nothing. */
export function suggestions(context: CoachContext): FlowId[] {
  const day = todayOf(context)
  const hasOpen = day?.priorities.some(({ state }) => state === 'open') ?? false
  if (context.hour < 5) return ['calm_minute', 'gratitude', 'listen']
  if (context.hour >= 18) return ['evening_review', 'gratitude', 'listen']
  if (!day) return ['plan_day', 'check_in', 'listen']
  return hasOpen ? ['tiny_start', 'check_in', 'listen'] : ['check_in', 'grow', 'listen']
}

export function startLabels(ids: readonly FlowId[]): string[] {
  return ids.map((id) => flows[id].start).filter((label) => label !== null)
}
