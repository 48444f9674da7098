// Learns the weights of the safety gate from the labelled sentences in features/safety/lexicon/sentences and writes
// lexicon/weights.generated.ts: node tools/train-safety.ts. The same sentences and rules always give the same file.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFixture, type Labelled } from '../src/features/safety/rules/fixture.test-support.ts'

const lexicon = join(import.meta.dirname, '../src/features/safety/lexicon')
const target = join(lexicon, 'weights.generated.ts')
/** How many pairs of weights there are; each costs a byte in the browser. */
const keySpace = 28_500
const rounds = 15
const seeds = [7, 8]

type Weights = [number, number]

interface Row {
  label: Labelled['label']
  keys: number[]
  finding: string
}

function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Everyday words before and after: danger is named in passing as often as alone. */
function joinedRows(rows: Labelled[]): Labelled[] {
  const next = random(11)
  const pick = <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T
  const isJoinable = ({ text, category }: Labelled) => !/^(lang|injection)/.test(category) && text.length < 90
  const ordinary = rows.filter((row) => row.label === 'none' && row.text.length < 70 && isJoinable(row))
  const links = [', ', ' and ', ', but ', ' then ', ', also ', ' lol ']
  return rows.filter(isJoinable).map((row) => {
    const parts = [pick(ordinary).text, row.text]
    if (next() < 0.5) parts.reverse()
    return { ...row, text: parts.join(pick(links)).replace(/[.!?]/g, '') }
  })
}

interface Learned {
  weights: [Float64Array, Float64Array]
  findings: Map<string, Weights>
  start: Weights
}

/** Logistic regression by AdaGrad for two questions at once: is it a crisis, and is it anything at all. */
function learn(rows: Row[], seed: number): Learned {
  const next = random(seed)
  const column = () => new Float64Array(keySpace)
  const weights: Learned['weights'] = [column(), column()]
  const sums = [column().fill(1e-6), column().fill(1e-6)] as const
  const findings = new Map<string, Weights>()
  const findingSums = new Map<string, Weights>()
  const start: Weights = [0, 0]
  const order = rows.map((_, at) => at)
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1))
      ;[order[at], order[other]] = [order[other] as number, order[at] as number]
    }
    for (const at of order) {
      const { keys, finding, label } = rows[at] as Row
      const share = 1 / Math.sqrt(keys.length || 1)
      const found = findings.get(finding) ?? [0, 0]
      const foundSums = findingSums.get(finding) ?? [1e-6, 1e-6]
      findings.set(finding, found)
      findingSums.set(finding, foundSums)
      for (const head of [0, 1] as const) {
        const column = weights[head]
        const columnSums = sums[head]
        let score = start[head] + found[head]
        for (const key of keys) score += (column[key] as number) * share
        const truth = head === 0 ? label === 'crisis' : label !== 'none'
        const error = 1 / (1 + Math.exp(-score)) - (truth ? 1 : 0)
        start[head] -= 0.02 * error
        for (const key of keys) {
          const slope = error * share + 1e-4 * (column[key] as number)
          columnSums[key] = (columnSums[key] as number) + slope * slope
          column[key] = (column[key] as number) - (0.15 * slope) / Math.sqrt(columnSums[key])
        }
        const slope = error / 4 + 1e-4 * found[head]
        foundSums[head] += slope * slope
        found[head] -= (0.075 * slope) / Math.sqrt(foundSums[head])
      }
    }
  }
  return { weights, findings, start }
}

/** Pairs of weights that stand for all: k-means from evenly spread beginnings. */
function summarise(points: Weights[], count: number): { centres: Weights[]; nearest: number[] } {
  const sorted = points.toSorted((one, other) => one[0] + one[1] - other[0] - other[1])
  const centres = Array.from({ length: count }, (_, at): Weights => {
    const [crisis, any] = sorted[Math.floor(((at + 0.5) / count) * sorted.length)] as Weights
    return [crisis, any]
  })
  let nearest: number[] = []
  for (let round = 0; round < 12; round++) {
    nearest = points.map(([crisis, any]) => {
      let best = 0
      let least = Infinity
      for (const [at, centre] of centres.entries()) {
        const distance = (crisis - centre[0]) ** 2 + (any - centre[1]) ** 2
        if (distance < least) [best, least] = [at, distance]
      }
      return best
    })
    for (const [at, centre] of centres.entries()) {
      const own = points.filter((_, point) => nearest[point] === at)
      if (own.length === 0) continue
      centre[0] = own.reduce((sum, point) => sum + point[0], 0) / own.length
      centre[1] = own.reduce((sum, point) => sum + point[1], 0) / own.length
    }
  }
  return { centres, nearest }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const short = (value: number) => Number(value.toFixed(2))

// A first run has no weights to import; the rules need the file to be there.
if (!existsSync(target))
  writeFileSync(
    target,
    `export const keySpace = ${keySpace}
export const codes = ''
export const pairs: readonly (readonly [number, number])[] = []
export const start: readonly [number, number] = [0, 0]
export const findingWeights: Readonly<Record<string, readonly [number, number]>> = {}
`,
  )
const { alphabet, findingName } = await import('../src/features/safety/rules/weigh.ts')
const { featuresOf } = await import('../src/features/safety/rules/features.ts')
const { readFrames, worse } = await import('../src/features/safety/rules.ts')

const folder = join(lexicon, 'sentences')
const labelled = readdirSync(folder)
  .filter((name) => /^train-.*\.txt$/.test(name))
  .toSorted()
  .flatMap((name) => readFixture(readFileSync(join(folder, name), 'utf8')))
const unique = [...new Map(labelled.map((row) => [row.text.toLowerCase(), row])).values()]
const rows = [...unique, ...joinedRows(unique)].map(({ text, label }): Row => {
  const readings = readFrames(text)
  const worst = readings.reduce((found, reading) => worse(found, reading.found), {
    level: 'none',
    reason: '',
  } as const)
  const hasIdiom = readings.some(({ found }) => found.hasIdiom)
  const keys = [...featuresOf(readings.map(({ sentence }) => sentence))]
  return { label, keys, finding: findingName({ ...worst, hasIdiom }) }
})
const runs = seeds.map((seed) => learn(rows, seed))

const points = Array.from({ length: keySpace }, (_, key): Weights => [
  mean(runs.map((run) => run.weights[0][key] as number)),
  mean(runs.map((run) => run.weights[1][key] as number)),
])
const { centres, nearest } = summarise(points, alphabet.length)
const names = [...new Set(runs.flatMap((run) => [...run.findings.keys()]))].toSorted()
const findings = names.map((name) => {
  const weights = ([0, 1] as const).map((head) =>
    short(mean(runs.map((run) => run.findings.get(name)?.[head] ?? 0))),
  )
  return `  ${/\W/.test(name) ? `'${name}'` : name}: [${weights.join(', ')}],`
})
writeFileSync(
  target,
  `/** Written by tools/train-safety.ts; how it is read stands in rules/weigh.ts. */
export const keySpace = ${keySpace}
/** Which pair of weights each key has, a character a key. */
export const codes =
  '${nearest.map((at) => alphabet[at]).join('')}'
export const pairs: readonly (readonly [number, number])[] = [
${centres.map((centre) => `  [${centre.map(short).join(', ')}],`).join('\n')}
]
export const start: readonly [number, number] = [${([0, 1] as const).map((head) => short(mean(runs.map((run) => run.start[head])))).join(', ')}]
export const findingWeights: Readonly<Record<string, readonly [number, number]>> = {
${findings.join('\n')}
}
`,
)
process.stdout.write(`${unique.length} sentences\n`)
