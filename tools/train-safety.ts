// Learns the weights of the safety gate from the labelled sentences in features/safety/lexicon/sentences and writes
// lexicon/weights.generated.ts: node tools/train-safety.ts. The same sentences and rules always give the same file.
// `--check` writes nothing: it learns from four fifths of the hands and judges the last one, in turn, and prints what
// each threshold would give. Thresholds are chosen by that and by nothing else (docs/decisions/0012).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alphabet, widest } from '../src/features/safety/rules/weigh.ts'
import { heaviest, learn, summarise, type Learned, type Pair } from './safety-learning.ts'
import { encode, hurriedRows, joinedRows, readRows, type Learnable, type Row } from './safety-rows.ts'

const lexicon = join(import.meta.dirname, '../src/features/safety/lexicon')
/** How many places have a pair of weights, and how many different pairs there are: as many as 150 KB carry. */
const keptPlaces = 90_000
const differentPairs = 28
/** Which places say something is seen with many of them; what they say is learned when only those are left. */
const choosing = { rounds: 10, decay: 1e-3 }
const settling = { rounds: 14, decay: 2e-3 }

const short = (value: number) => Number(value.toFixed(2))

/** What the app itself offers as a button is learned so many times over: it may alarm nobody. */
const buttonsTimes = 10

function learnable(rows: Row[]): Learnable[] {
  const buttons = rows.filter(({ file }) => file === 'train-buttons.txt')
  const repeated = Array.from({ length: buttonsTimes - 1 }, () => buttons).flat()
  return [...rows, ...repeated, ...joinedRows(rows), ...hurriedRows(rows)].map((row) => encode(row))
}

function learnKept(rows: Learnable[]): { kept: Uint8Array; learned: Learned } {
  const kept = heaviest(rows, learn(rows, 7, choosing), keptPlaces)
  return { kept, learned: learn(rows, 7, settling, kept) }
}

function write(rows: Learnable[]): void {
  const { kept, learned } = learnKept(rows)
  const keys = [...kept.keys()].filter((key) => kept[key] === 1)
  const points = keys.map((key): Pair => [
    learned.weights[0][key] as number,
    learned.weights[1][key] as number,
  ])
  const { centres, nearest } = summarise(points, differentPairs)
  let before = -1
  const gaps = keys.map((key) => {
    const gap = key - before - 1
    before = key
    return (alphabet[widest] ?? '').repeat(Math.floor(gap / widest)) + alphabet[gap % widest]
  })
  writeFileSync(
    join(lexicon, 'weights.generated.ts'),
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
export const start: readonly [number, number] = [${learned.start.map(short).join(', ')}]
`,
  )
}

const rows = readRows(join(lexicon, 'sentences'))
if (process.argv.includes('--check')) {
  const { check } = await import('./safety-check.ts')
  check(rows, (given) => learnKept(learnable(given)).learned)
} else write(learnable(rows))
process.stdout.write(`${rows.length} sentences\n`)
