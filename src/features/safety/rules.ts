import type { SafetyLevel } from './contract.ts'
import { normalise } from './rules/normalise.ts'
import type { Sentence } from './rules/normalise.ts'
import { lean, loadOf } from './rules/weigh.ts'
import type { Leaning, Load } from './rules/weigh.ts'

export interface Thresholds {
  /** From which leaning on a level is given. */
  crisisFrom: number
  anyFrom: number
}
/** Chosen on sentences of hands that were not learned from then (docs/decisions/0012). */
const thresholds: Thresholds = { crisisFrom: 0.4, anyFrom: 0.4 }
/** Whatever is a danger is distress as well: so much of the other answer counts for the card. */
const distressShare = 0.25
const cautionPerDoubling = 0.5
const mostCaution = 2
/** A word by itself says little: "Purpose" is a pillar. */
const oneWordCaution = 1
/** An entry of up to so many sentences is also read as a whole. */
const entryLength = 6

/**
 * How urgent a text is: the same answer in the browser and on the server, without a network. Learned weights judge each
 * sentence, and a short entry as a whole. Texts of any length and content are read (the first and last 20,000
 * characters); it never throws and keeps nothing.
 */
export function detect(text: string): SafetyLevel {
  const loads = new Map<Sentence, Load>()
  const loadIn = (sentence: Sentence) => {
    const load = loads.get(sentence) ?? loadOf(sentence)
    loads.set(sentence, load)
    return load
  }
  return levelOf(
    measured(normalise(text), (sentences) => lean(sentences.map(loadIn))),
    thresholds,
  )
}

/** What a text is judged by. */
export interface Measure {
  sentences: Leaning[]
  /** A short entry of several sentences is read as a whole, too; null for one and for many. */
  whole: Leaning | null
  isOneWord: boolean
}

/** Judges each sentence of a text by itself, and a short entry as a whole. */
export function measured(
  sentences: readonly Sentence[],
  leaningOf: (sentences: readonly Sentence[]) => Leaning,
): Measure {
  return {
    sentences: sentences.map((sentence) => leaningOf([sentence])),
    whole: sentences.length > 1 && sentences.length <= entryLength ? leaningOf(sentences) : null,
    isOneWord: sentences.length === 1 && sentences[0]?.bones.stems.length === 1,
  }
}

/** The most urgent level of any sentence. */
export function levelOf(
  { sentences, whole, isOneWord }: Measure,
  { crisisFrom, anyFrom }: Thresholds,
): SafetyLevel {
  // More sentences are more chances to be wrong.
  const caution = isOneWord
    ? oneWordCaution
    : Math.min(mostCaution, cautionPerDoubling * Math.log2(sentences.length || 1))
  let worst: SafetyLevel = 'none'
  for (const own of sentences) {
    // Half what a sentence says, half what the entry says.
    const crisis = whole ? (own.crisis - caution + whole.crisis) / 2 : own.crisis - caution
    const any = whole ? (own.any - caution + whole.any) / 2 : own.any - caution
    if (crisis + any * distressShare > crisisFrom) return 'crisis'
    if (any > anyFrom) worst = 'concern'
  }
  return worst
}
