import type { SafetyLevel } from './contract.ts'
import { english } from './rules/frames.ts'
import { detectForeign } from './rules/languages.ts'
import { hole } from './rules/match.ts'
import { normalise } from './rules/normalise.ts'
import type { Sentence } from './rules/normalise.ts'
import { skeletonOf } from './rules/skeleton.ts'
import { contextOf, judge } from './rules/scope.ts'
import type { Context, Finding, Reason } from './rules/scope.ts'

export interface Detection {
  level: SafetyLevel
  /** Which kind of frame decided, for the "why this?" line; never a word of the text. '' for none. */
  reason: Reason | ''
}

const weight: Record<SafetyLevel, number> = { none: 0, concern: 1, crisis: 2 }

/**
 * How urgent a text is, by rules alone: the same answer in the browser and on the server, without a network. Texts of
 * any length and content are read (the first and last 20,000 characters); it never throws and keeps nothing.
 */
export function detect(text: string): Detection {
  const sentences = normalise(text)
  const context = contextOf(sentences, text)
  let found: Detection = { level: 'none', reason: '' }
  for (const sentence of sentences) {
    found = worse(found, detectIn(sentence, context))
    if (found.level === 'crisis') break
  }
  return found
}

function detectIn(sentence: Sentence, context: Context): Detection {
  const { frames, idioms } = english()
  const stems = [...sentence.bones.stems]
  for (const { start, end } of idioms.find(stems)) stems.fill(hole, start, end)
  const skeleton = skeletonOf(stems, sentence.bones)
  let found: Detection = { level: 'none', reason: '' }
  for (const { label, start, end } of frames.find(skeleton.words)) {
    found = worse(found, judge({ kind: label, start, end, skeleton }, sentence, context))
    if (found.level === 'crisis') return found
  }
  const foreign = detectForeign(sentence.raw)
  return foreign === 'none'
    ? found
    : worse(found, { level: foreign, reason: foreign === 'crisis' ? 'ideation' : 'distress' })
}

function worse(one: Detection, other: Finding | Detection): Detection {
  return weight[other.level] > weight[one.level] ? other : one
}
