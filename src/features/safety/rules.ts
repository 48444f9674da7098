import type { SafetyLevel } from './contract.ts'
import { english } from './rules/frames.ts'
import { detectForeign } from './rules/languages.ts'
import { hole } from './rules/match.ts'
import { normalise } from './rules/normalise.ts'
import type { Sentence } from './rules/normalise.ts'
import { skeletonOf } from './rules/skeleton.ts'
import { contextOf, judge } from './rules/scope.ts'
import type { Context, Finding, Reason } from './rules/scope.ts'
import { lean } from './rules/weigh.ts'

export interface Detection {
  level: SafetyLevel
  /** Which kind of frame decided, or `weighed`, for the "why this?" line; never a word of the text. '' for none. */
  reason: Reason | ''
}

/** From which leaning on a level is given; chosen on development sentences (docs/decisions/0012). */
const crisisFrom = 0.3
/** A danger that the frames found is doubted only when everything else speaks against it. */
const crisisKept = 0
const anyFrom = 0.3
/** What the weights say is no distress of any kind at all is no crisis either, whatever its spelling resembles. */
const deniedBelow = -0.6
const cautionPerDoubling = 0.5
const mostCaution = 2
/** Two or three words in which no frame was found say little: a button of the coach is no cry for help. */
const fewWords = 3
const fewWordsCaution = 1

const weight: Record<SafetyLevel, number> = { none: 0, concern: 1, crisis: 2 }

/**
 * How urgent a text is: the same answer in the browser and on the server, without a network. Frames find what is said,
 * learned weights judge how it is said. Texts of any length and content are read (the first and last 20,000
 * characters); it never throws and keeps nothing.
 */
export function detect(text: string): Detection {
  const readings = readFrames(text)
  // More sentences are more chances to be wrong.
  const caution = Math.min(mostCaution, cautionPerDoubling * Math.log2(readings.length))
  let found: Detection = { level: 'none', reason: '' }
  for (const reading of readings) {
    found = worse(found, weighed(reading, caution))
    if (found.level === 'crisis') break
  }
  return found
}

/** What the frames say; a figure of speech that was taken out makes the rest less likely to be meant. */
export interface FrameFinding extends Detection {
  hasIdiom: boolean
}

interface Reading {
  sentence: Sentence
  found: FrameFinding
}

/** What the frames say of each sentence. */
export function readFrames(text: string): Reading[] {
  const sentences = normalise(text)
  const context = contextOf(sentences, text)
  return sentences.map((sentence) => ({ sentence, found: findIn(sentence, context) }))
}

function weighed({ sentence, found }: Reading, textCaution: number): Detection {
  const { crisis, any } = lean([sentence], found)
  const isShort = found.level === 'none' && sentence.bones.stems.length <= fewWords
  const caution = textCaution + (isShort ? fewWordsCaution : 0)
  if (found.level === 'crisis' && crisis > crisisKept + caution) return found
  if (crisis > crisisFrom + caution && any > deniedBelow) return { level: 'crisis', reason: 'weighed' }
  if (any > anyFrom + caution)
    return found.level === 'concern' ? found : { level: 'concern', reason: 'weighed' }
  return { level: 'none', reason: '' }
}

function findIn(sentence: Sentence, context: Context): FrameFinding {
  const { frames, idioms } = english()
  const stems = [...sentence.bones.stems]
  for (const { start, end } of idioms.find(stems)) stems.fill(hole, start, end)
  const foreign = detectForeign(sentence.raw)
  const hasIdiom = foreign.hasIdiom || stems.includes(hole)
  let found: Detection = { level: 'none', reason: '' }
  const skeleton = skeletonOf(stems, sentence.bones)
  for (const { label, start, end } of frames.find(skeleton.words)) {
    found = worse(found, judge({ kind: label, start, end, skeleton }, sentence, context))
    if (found.level === 'crisis') break
  }
  if (foreign.level !== 'none')
    found = worse(found, {
      level: foreign.level,
      reason: foreign.level === 'crisis' ? 'ideation' : 'distress',
    })
  return { ...found, hasIdiom }
}

/** The more urgent of two; the first when they are equal. */
export function worse(one: Detection, other: Finding | Detection): Detection {
  return weight[other.level] > weight[one.level] ? other : one
}
