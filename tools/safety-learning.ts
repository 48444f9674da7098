// Logistic regression for two questions at once, is it a crisis and is it anything at all, over hashed features.
import { keyBits } from '../src/features/safety/rules/features.ts'
import type { Leaning } from '../src/features/safety/rules/weigh.ts'
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

/**
 * AdaGrad, one sentence at a time; the answer is the mean of the second half of the rounds, so that less hangs on which
 * sentences came last. Where `kept` is given, only its places have a weight.
 */
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
  const means: Learned = { weights: [column(), column()], start: [0, 0] }
  const counted = Math.ceil(rounds / 2)
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
    if (round < rounds - counted) continue
    for (const head of [0, 1] as const) {
      const [own, mean] = [weights[head], means.weights[head]]
      for (let key = 0; key < places; key++)
        mean[key] = (mean[key] as number) + (own[key] as number) / counted
      means.start[head] += start[head] / counted
    }
  }
  return means
}

/** How a text leans, from the features of each of its sentences: what rules/weigh.ts does with the weights written. */
export function scoreOf({ weights, start }: Learned, sentences: readonly Set<number>[]): Leaning {
  const share = 1 / Math.sqrt(sentences.reduce((sum, found) => sum + found.size, 0) || 1)
  let [crisis, any] = [0, 0]
  for (const key of new Set(sentences.flatMap((found) => [...found]))) {
    crisis += weights[0][key] as number
    any += weights[1][key] as number
  }
  return { crisis: start[0] + crisis * share, any: start[1] + any * share }
}

/** The places that say most: heavy ones that many sentences have. */
export function heaviest(rows: readonly Learnable[], { weights }: Learned, count: number): Uint8Array {
  const uses = new Uint32Array(places)
  for (const { keys } of rows) for (const key of keys) uses[key] = (uses[key] as number) + 1
  const worth = Float32Array.from(uses, (use, key) =>
    use === 0 ? 0 : Math.hypot(weights[0][key] as number, weights[1][key] as number) * use ** 0.4,
  )
  const least = worth.toSorted()[places - count] ?? 0
  return Uint8Array.from(worth, (value) => (value >= least && value > 0 ? 1 : 0))
}

/** Pairs of weights that stand for all: k-means from evenly spread beginnings. */
export function summarise(points: readonly Pair[], count: number): { centres: Pair[]; nearest: number[] } {
  const sorted = points.toSorted((one, other) => one[0] + one[1] - other[0] - other[1])
  const centres = Array.from({ length: count }, (_, at): Pair => {
    const [crisis, any] = sorted[Math.floor(((at + 0.5) / count) * sorted.length)] as Pair
    return [crisis, any]
  })
  let nearest: number[] = []
  for (let round = 0; round < 30; round++) {
    nearest = points.map(([crisis, any]) => {
      let best = 0
      let least = Infinity
      for (const [at, centre] of centres.entries()) {
        const distance = (crisis - centre[0]) ** 2 + (any - centre[1]) ** 2
        if (distance < least) [best, least] = [at, distance]
      }
      return best
    })
    const sums = centres.map((): [number, number, number] => [0, 0, 0])
    for (const [point, at] of nearest.entries()) {
      const sum = sums[at] as [number, number, number]
      const [crisis, any] = points[point] as Pair
      sum[0] += crisis
      sum[1] += any
      sum[2]++
    }
    for (const [at, [crisis, any, own]] of sums.entries())
      if (own > 0) centres[at] = [crisis / own, any / own]
  }
  return { centres, nearest }
}
