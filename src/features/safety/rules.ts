import type { SafetyLevel } from './contract.ts'
import { english } from './rules/frames.ts'
import { detectForeign } from './rules/languages.ts'
import { hole, startOver } from './rules/match.ts'
import { normalise } from './rules/normalise.ts'
import type { Sentence } from './rules/normalise.ts'
import { skeletonOf } from './rules/skeleton.ts'
import { contextOf, judge } from './rules/scope.ts'
import type { Context, Finding, Reason } from './rules/scope.ts'
import { lean } from './rules/weigh.ts'
import type { Leaning } from './rules/weigh.ts'

export interface Detection {
  level: SafetyLevel
  /** Which kind of frame decided, or `weighed`, for the "why this?" line; never a word of the text. '' for none. */
  reason: Reason | ''
}

export interface Thresholds {
  /** From which leaning on a level is given. */
  crisisFrom: number
  anyFrom: number
  /** A danger that the frames found is doubted only when everything else speaks against it. */
  crisisKept: number
}
/** Chosen by cross-validation on what is learned (docs/decisions/0012). */
const thresholds: Thresholds = { crisisFrom: 0.3, anyFrom: 0.3, crisisKept: 0 }
/** What the weights say is no distress of any kind at all is no crisis either, whatever its spelling resembles. */
const deniedBelow = -0.6
const cautionPerDoubling = 0.5
const mostCaution = 2
/** An entry of up to so many sentences is also read as a whole. */
const entryLength = 6
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
  const whole = wholeLeaning(readings)
  let found: Detection = { level: 'none', reason: '' }
  for (const reading of readings) {
    found = worse(found, weighed(reading, readings.length, whole))
    if (found.level === 'crisis') break
  }
  return found
}

/** How a short entry leans as a whole, so that a sentence is read with the ones beside it; null for one and for many. */
function wholeLeaning(readings: readonly Reading[]): Leaning | null {
  if (readings.length < 2 || readings.length > entryLength) return null
  const worst = readings.reduce<Detection>((found, reading) => worse(found, reading.found), {
    level: 'none',
    reason: '',
  })
  const hasIdiom = readings.some(({ found }) => found.hasIdiom)
  const sentences = readings.map(({ sentence }) => sentence)
  return lean(sentences, { ...worst, hasIdiom })
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

function weighed({ sentence, found }: Reading, sentences: number, whole: Leaning | null): Detection {
  const shape = { level: found.level, words: sentence.bones.stems.length, sentences }
  const own = lean([sentence], found)
  const together = whole && beside(own, whole, cautionOf(sentences))
  const level = levelOf(together ? { ...shape, sentences: 1 } : shape, together ?? own, thresholds)
  if (level === 'none') return { level, reason: '' }
  return level === found.level ? found : { level, reason: 'weighed' }
}

/** Half what a sentence says, half what the entry says. */
function beside(own: Leaning, whole: Leaning, caution: number): Leaning {
  return { crisis: (own.crisis - caution + whole.crisis) / 2, any: (own.any - caution + whole.any) / 2 }
}

/** More sentences are more chances to be wrong. */
function cautionOf(sentences: number): number {
  return Math.min(mostCaution, cautionPerDoubling * Math.log2(sentences || 1))
}

/** What beside the leaning decides: what the frames found, and how much there is to read. */
interface Shape {
  level: SafetyLevel
  words: number
  sentences: number
}

/** The shape of a whole text, for learning. */
export function shapeOf(text: string): Shape {
  const readings = readFrames(text)
  return {
    level: readings.reduce<Detection>((found, reading) => worse(found, reading.found), {
      level: 'none',
      reason: '',
    }).level,
    words: Math.max(0, ...readings.map(({ sentence }) => sentence.bones.stems.length)),
    sentences: readings.length,
  }
}

export function levelOf(
  { level, words, sentences }: Shape,
  { crisis, any }: Leaning,
  { crisisFrom, anyFrom, crisisKept }: Thresholds,
): SafetyLevel {
  const caution = cautionOf(sentences) + (level === 'none' && words <= fewWords ? fewWordsCaution : 0)
  if (level === 'crisis' && crisis > crisisKept + caution) return 'crisis'
  if (crisis > crisisFrom + caution && any > deniedBelow) return 'crisis'
  return any > anyFrom + caution ? 'concern' : 'none'
}

function findIn(sentence: Sentence, context: Context): FrameFinding {
  const { frames, idioms } = english()
  const stems = [...sentence.bones.stems]
  for (const { start, end } of idioms.find(stems)) {
    stems.fill(hole, start, end)
    startOver()
  }
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
