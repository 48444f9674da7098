// Logistic regression for two questions at once, is it a crisis and is it anything at all, over hashed features.
import { keyBits } from '../src/features/safety/rules/features.ts'
import type { Measure } from '../src/features/safety/rules.ts'
import { random, type Learnable } from './safety-rows.ts'

export type Pair = [crisis: number, any: number]
const places = 2 ** keyBits

export interface Learned {
  weights: [Float32Array, Float32Array]
  start: Pair
}

interface Manner {
  rounds: number
  /** How strongly a weight is drawn back to nothing. */
  decay: number
}

/** AdaGrad, one sentence at a time. Where `kept` is given, only its places have a weight. */
export function learn(
  rows: readonly Learnable[],
  seed: number,
  { rounds, decay }: Manner,
  kept?: Uint8Array,
): Learned {
  const next = random(seed)
  const column = () => new Float32Array(places)
  const weights: Learned['weights'] = [column(), column()]
  const sums = [column().fill(1e-6), column().fill(1e-6)] as const
  const start: Pair = [0, 0]
  const given = kept ? rows.map((row) => ({ ...row, keys: row.keys.filter((key) => kept[key]) })) : rows
  const order = given.map((_, at) => at)
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1))
      ;[order[at], order[other]] = [order[other] as number, order[at] as number]
    }
    for (const at of order) {
      const { keys, features, label } = given[at] as Learnable
      const share = 1 / Math.sqrt(features || 1)
      for (const head of [0, 1] as const) {
        const own = weights[head]
        const ownSums = sums[head]
        let sum = 0
        for (let place = 0; place < keys.length; place++) sum += own[keys[place] as number] as number
        const truth = head === 0 ? label === 'crisis' : label !== 'none'
        const error = 1 / (1 + Math.exp(-start[head] - sum * share)) - (truth ? 1 : 0)
        start[head] -= 0.02 * error
        for (let place = 0; place < keys.length; place++) {
          const key = keys[place] as number
          const slope = error * share + decay * (own[key] as number)
          const slopes = (ownSums[key] as number) + slope * slope
          ownSums[key] = slopes
          own[key] = (own[key] as number) - (0.15 * slope) / Math.sqrt(slopes)
        }
      }
    }
  }
  return { weights, start }
}
