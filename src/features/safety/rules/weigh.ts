import { codes, gaps, pairs, start } from '../lexicon/weights.generated.ts'
import { featuresOf, keyBits } from './features.ts'
import type { Sentence } from './normalise.ts'

/** How far a text leans towards danger, and towards any kind of distress; natural logarithms of the odds. */
export interface Leaning {
  crisis: number
  any: number
}

/** The characters that the weights are written in, one for each pair. */
export const alphabet = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((sign) => !"'\\`".includes(sign))
  .join('')
/** This character of `gaps` is no gap by itself: so many places are passed over and the next character goes on. */
export const widest = alphabet.length - 1

/** For every key the number of its pair of weights, from 1; 0 where nothing was learned. */
let ready: Uint8Array | undefined

function pairByKey(): Uint8Array {
  if (ready === undefined) {
    const values = new Uint8Array(128)
    for (let at = 0; at < alphabet.length; at++) values[alphabet.charCodeAt(at)] = at
    ready = new Uint8Array(2 ** keyBits)
    let key = -1
    let read = 0
    for (let at = 0; at < gaps.length; at++) {
      const gap = values[gaps.charCodeAt(at)] ?? 0
      key += gap
      if (gap < widest) ready[++key] = (values[codes.charCodeAt(read++)] ?? 0) + 1
    }
  }
  return ready
}

/** What a sentence holds that was learned, and how much it holds in all. */
export interface Load {
  known: number[]
  features: number
}

export function loadOf(sentence: Sentence): Load {
  const table = pairByKey()
  const keys = featuresOf(sentence)
  const known: number[] = []
  for (const key of keys) if (table[key]) known.push(key)
  return { known, features: keys.size }
}

/** Adds up what was learned of the words of some sentences, their company and their spelling. */
export function lean(loads: readonly Load[]): Leaning {
  const table = pairByKey()
  let [crisis, any, features] = [0, 0, 0]
  const [only] = loads
  const known = only && loads.length === 1 ? only.known : new Set(loads.flatMap((load) => load.known))
  for (const key of known) {
    const pair = pairs[(table[key] ?? 0) - 1]
    if (pair === undefined) continue
    crisis += pair[0]
    any += pair[1]
  }
  for (const load of loads) features += load.features
  // A long sentence holds more of everything: the sum grows with the root of what is in it, not with its count.
  const share = 1 / Math.sqrt(features || 1)
  return { crisis: start[0] + crisis * share, any: start[1] + any * share }
}
