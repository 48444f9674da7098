// Logistic regression for two questions at once, is it a crisis and is it anything at all, over hashed features.
import { keyBits } from '../src/features/safety/rules/features.ts'
import { random, type Learnable } from './safety-rows.ts'

type Pair = [crisis: number, any: number]
const places = 2 ** keyBits

export interface Learned {
  weights: [Float32Array, Float32Array]
  findings: Map<string, Pair>
  start: Pair
}

interface Manner {
  rounds: number
  /** How strongly a weight is drawn back to nothing. */
  decay: number
  /** The places that may have a weight; all when there is none. */
  kept?: Uint8Array
}

/** AdaGrad, one sentence at a time. */
export function learn(rows: readonly Learnable[], seed: number, { rounds, decay, kept }: Manner): Learned {
  const next = random(seed)
  const column = () => new Float32Array(places)
  const weights: Learned['weights'] = [column(), column()]
  const sums = [column().fill(1e-6), column().fill(1e-6)] as const
  const findings = new Map<string, Pair>()
  const findingSums = new Map<string, Pair>()
  const start: Pair = [0, 0]
  const order = rows.map((_, at) => at)
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1))
      ;[order[at], order[other]] = [order[other] as number, order[at] as number]
    }
    for (const at of order) {
      const { keys, finding, label, weight } = rows[at] as Learnable
      const share = 1 / Math.sqrt(keys.length || 1)
      const found = findings.get(finding) ?? [0, 0]
      const foundSums = findingSums.get(finding) ?? [1e-6, 1e-6]
      findings.set(finding, found)
      findingSums.set(finding, foundSums)
      for (const head of [0, 1] as const) {
        const own = weights[head]
        const ownSums = sums[head]
        let score = start[head] + found[head]
        for (let place = 0; place < keys.length; place++)
          score += (own[keys[place] as number] as number) * share
        const truth = head === 0 ? label === 'crisis' : label !== 'none'
        const error = weight * (1 / (1 + Math.exp(-score)) - (truth ? 1 : 0))
        start[head] -= 0.02 * error
        for (let place = 0; place < keys.length; place++) {
          const key = keys[place] as number
          if (kept && kept[key] === 0) continue
          const slope = error * share + decay * (own[key] as number)
          const sum = (ownSums[key] as number) + slope * slope
          ownSums[key] = sum
          own[key] = (own[key] as number) - (0.15 * slope) / Math.sqrt(sum)
        }
        const slope = error / 4 + 1e-4 * found[head]
        foundSums[head] += slope * slope
        found[head] -= (0.075 * slope) / Math.sqrt(foundSums[head])
      }
    }
  }
  return { weights, findings, start }
}

/** The places that say most: heavy ones that many sentences have. */
export function heaviest(rows: readonly Learnable[], { weights }: Learned, count: number): Uint8Array {
  const uses = new Uint32Array(places)
  for (const { keys } of rows) for (const key of keys) uses[key] = (uses[key] as number) + 1
  const worth = Float32Array.from(uses, (use, key) =>
    use === 0 ? 0 : Math.hypot(weights[0][key] as number, weights[1][key] as number) * Math.sqrt(use),
  )
  const least = worth.toSorted()[places - count] ?? 0
  return Uint8Array.from(worth, (value) => (value >= least && value > 0 ? 1 : 0))
}

export function score({ weights, findings, start }: Learned, { keys, finding }: Learnable): Pair {
  const share = 1 / Math.sqrt(keys.length || 1)
  const found = findings.get(finding) ?? [0, 0]
  return ([0, 1] as const).map((head) => {
    let sum = 0
    for (const key of keys) sum += weights[head][key] as number
    return start[head] + found[head] + sum * share
  }) as Pair
}

/** Pairs of weights that stand for all: k-means from evenly spread beginnings. */
export function summarise(points: readonly Pair[], count: number): { centres: Pair[]; nearest: number[] } {
  const sorted = points.toSorted((one, other) => one[0] + one[1] - other[0] - other[1])
  const centres = Array.from({ length: count }, (_, at): Pair => {
    const [crisis, any] = sorted[Math.floor(((at + 0.5) / count) * sorted.length)] as Pair
    return [crisis, any]
  })
  let nearest: number[] = []
  for (let round = 0; round < 20; round++) {
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
