import { codes, findingWeights, pairs, start } from '../lexicon/weights.generated.ts'
import type { SafetyLevel } from '../contract.ts'
import { featuresOf } from './features.ts'
import type { Sentence } from './normalise.ts'

/** How far a text leans towards danger, and towards any kind of distress; natural logarithms of the odds. */
export interface Leaning {
  crisis: number
  any: number
}

/** What the frames found beforehand. */
export interface WeighedFinding {
  level: SafetyLevel
  reason: string
  hasIdiom: boolean
}

/** The characters that the weights are written in, one for each pair. */
export const alphabet = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((sign) => !"'\\`".includes(sign))
  .join('')

/** For every key the number of its pair of weights. */
let ready: Uint8Array | undefined

function pairByKey(): Uint8Array {
  if (ready === undefined) {
    const places = new Map([...alphabet].map((sign, place) => [sign, place]))
    ready = Uint8Array.from(codes, (sign) => places.get(sign) ?? 0)
  }
  return ready
}

/** What the frames found, as the weights name it. */
export function findingName({ level, reason, hasIdiom }: WeighedFinding): string {
  return `${level}${reason && ' '}${reason}${hasIdiom ? ' idiom' : ''}`
}

/** Adds up what was learned of the words, their company and their spelling, and of what the frames found. */
export function lean(sentences: readonly Sentence[], finding: WeighedFinding): Leaning {
  const table = pairByKey()
  const keys = featuresOf(sentences)
  let [crisis, any] = [0, 0]
  for (const key of keys) {
    const pair = pairs[table[key] ?? 0]
    if (pair === undefined) continue
    crisis += pair[0]
    any += pair[1]
  }
  // A long sentence holds more of everything: the sum grows with the root of what is in it, not with its count.
  const share = 1 / Math.sqrt(keys.size || 1)
  const [findingCrisis, findingAny] = findingWeights[findingName(finding)] ?? [0, 0]
  return { crisis: start[0] + crisis * share + findingCrisis, any: start[1] + any * share + findingAny }
}
