// Learns the weights of the safety gate from the labelled sentences in features/safety/lexicon/sentences and writes
// lexicon/weights.generated.ts: node tools/train-safety.ts. The same sentences and rules always give the same file.
// `--check` writes nothing: it learns from four fifths and judges the last one, in turn, and prints what each
// threshold would give. Thresholds are chosen by that and by nothing else (docs/decisions/0012).
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Learnable, Row } from './safety-rows.ts'

const lexicon = join(import.meta.dirname, '../src/features/safety/lexicon')
const folder = join(lexicon, 'sentences')
const target = join(lexicon, 'weights.generated.ts')
/** How many places have a pair of weights. */
const keptPlaces = Number(process.env.KEPT ?? 60_000)
const manner = { rounds: 12, decay: 2e-4 }
const seeds = [7, 8]

// A first run has no weights to import; the rules need the file to be there.
if (!existsSync(target))
  writeFileSync(
    target,
    `export const gaps = ''
export const codes = ''
export const pairs: readonly (readonly [number, number])[] = []
export const start: readonly [number, number] = [0, 0]
export const findingWeights: Readonly<Record<string, readonly [number, number]>> = {}
`,
  )
const { alphabet, widest } = await import('../src/features/safety/rules/weigh.ts')
const { encode, hurriedRows, joinedRows, readRows } = await import('./safety-rows.ts')
const { heaviest, learn, summarise } = await import('./safety-learning.ts')

const short = (value: number) => Number(value.toFixed(2))
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function learnable(rows: Row[]): Learnable[] {
  return [...rows, ...joinedRows(rows), ...hurriedRows(rows)].map((row) => encode(row))
}

function learnTwice(rows: Learnable[], chosen: number[]) {
  const kept = heaviest(rows, learn(rows, 7, manner), keptPlaces)
  return { kept, runs: chosen.map((seed) => learn(rows, seed, { ...manner, kept })) }
}

function write(rows: Learnable[]): void {
  const { kept, runs } = learnTwice(rows, seeds)
  const keys = [...kept.keys()].filter((key) => kept[key] === 1)
  const points = keys.map((key): [number, number] => [
    mean(runs.map((run) => run.weights[0][key] as number)),
    mean(runs.map((run) => run.weights[1][key] as number)),
  ])
  const { centres, nearest } = summarise(points, alphabet.length)
  let before = -1
  const gaps = keys.map((key) => {
    const gap = key - before - 1
    before = key
    return (alphabet[widest] ?? '').repeat(Math.floor(gap / widest)) + alphabet[gap % widest]
  })
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
/** How many places without a weight lie before each that has one. */
export const gaps =
  '${gaps.join('')}'
/** Which pair of weights each place has, a character a place. */
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
}

const rows = readRows(folder)
if (process.argv.includes('--check')) {
  const { check } = await import('./safety-check.ts')
  check(rows, learnable, (learned) => learnTwice(learned, [7]).runs)
} else write(learnable(rows))
process.stdout.write(`${rows.length} sentences\n`)
