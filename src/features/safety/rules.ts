import type { SafetyLevel } from './contract.ts'
import { normalise } from './rules/normalise.ts'
import { lean, loadOf } from './rules/weigh.ts'
import type { Leaning } from './rules/weigh.ts'

export interface Thresholds {
  /** From which leaning on a level is given. */
  crisisFrom: number
  anyFrom: number
}
/** Chosen on sentences of hands that were not learned from then (docs/decisions/0012). */
const thresholds: Thresholds = { crisisFrom: 0.3, anyFrom: 0.3 }
/** What is surely no distress of any kind is no crisis either, whatever its spelling resembles. */
const deniedBelow = -0.6
const cautionPerDoubling = 0.5
const mostCaution = 2
/** An entry of up to so many sentences is also read as a whole. */
const entryLength = 6
/** Two or three words say little: a button of the coach is no cry for help. */
const fewWords = 3
const fewWordsCaution = 1

const order: readonly SafetyLevel[] = ['none', 'concern', 'crisis']

/**
 * How urgent a text is: the same answer in the browser and on the server, without a network. Learned weights judge each
 * sentence, and a short entry as a whole. Texts of any length and content are read (the first and last 20,000
 * characters); it never throws and keeps nothing.
 */
export function detect(text: string): SafetyLevel {
  return levelOf(measure(text), thresholds)
}

/** What a text is judged by. */
export interface Measure {
  sentences: { words: number; leaning: Leaning }[]
  /** A short entry of several sentences is read as a whole, too; null for one and for many. */
  whole: Leaning | null
}

/** Reads a text as the weights know it. */
export function measure(text: string): Measure {
  const sentences = normalise(text)
  const loads = sentences.map(loadOf)
  return {
    sentences: loads.map((load, at) => ({
      words: sentences[at]?.bones.stems.length ?? 0,
      leaning: lean([load]),
    })),
    whole: loads.length > 1 && loads.length <= entryLength ? lean(loads) : null,
  }
}

/** The most urgent level of any sentence. */
export function levelOf({ sentences, whole }: Measure, given: Thresholds): SafetyLevel {
  // More sentences are more chances to be wrong.
  const caution = Math.min(mostCaution, cautionPerDoubling * Math.log2(sentences.length || 1))
  let worst = 0
  for (const { words, leaning } of sentences) {
    const own = { crisis: leaning.crisis - caution, any: leaning.any - caution }
    const few = words <= fewWords ? fewWordsCaution : 0
    // Half what a sentence says, half what the entry says.
    const crisis = (whole ? (own.crisis + whole.crisis) / 2 : own.crisis) - few
    const any = (whole ? (own.any + whole.any) / 2 : own.any) - few
    if (crisis > given.crisisFrom && any > deniedBelow) return 'crisis'
    if (any > given.anyFrom) worst = 1
  }
  return order[worst] ?? 'none'
}
