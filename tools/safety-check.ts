// Cross-validation of the safety gate: the files of four fifths of the hands are learned, the others judged, five times.
// A sentence much like one that was learned is not judged; sentences made of a pattern are only learned.
import { featuresOf } from '../src/features/safety/rules/features.ts'
import { normalise } from '../src/features/safety/rules/normalise.ts'
import { levelOf, measured, type Measure, type Thresholds } from '../src/features/safety/rules.ts'
import { scoreOf, type Learned } from './safety-learning.ts'
import type { Row } from './safety-rows.ts'

const folds = 5
/** Two sentences with so many of their words in common are one for this purpose. */
const alike = 0.6
/** A word that stands in more sentences tells nothing of likeness. */
const common = 400

interface Judged {
  label: Row['label']
  measure: Measure
}

/** Whole files: the sentences of one were written by one hand. */
function foldsOf(rows: readonly Row[]): number[] {
  const names = [...new Set(rows.map(({ file }) => file))].filter(
    (name) => !name.startsWith('train-patterns'),
  )
  return rows.map(({ file }) => {
    const at = names.indexOf(file)
    return at < 0 ? -1 : at % folds
  })
}

/** Which rows have a twin in another fold. */
function twins(rows: readonly Row[], foldOfRow: readonly number[]): boolean[] {
  const words = rows.map(({ text }) => new Set(text.toLowerCase().match(/[\p{L}\d']+/gu) ?? []))
  const rowsByWord = new Map<string, number[]>()
  for (const [at, set] of words.entries())
    for (const word of set) rowsByWord.set(word, [...(rowsByWord.get(word) ?? []), at])
  return words.map((set, at) => {
    const others = new Set(
      [...set].flatMap((word) => {
        const found = rowsByWord.get(word) ?? []
        return found.length > common ? [] : found
      }),
    )
    return [...others].some((other) => {
      if (foldOfRow[other] === foldOfRow[at]) return false
      const theirs = words[other] ?? new Set()
      const shared = [...set].filter((word) => theirs.has(word)).length
      return shared / (set.size + theirs.size - shared) >= alike
    })
  })
}

export function check(rows: Row[], learnFrom: (rows: Row[]) => Learned): void {
  const foldOfRow = foldsOf(rows)
  const hasTwin = twins(rows, foldOfRow)
  const judged: Judged[] = []
  for (let fold = 0; fold < folds; fold++) {
    const learned = learnFrom(rows.filter((_, at) => foldOfRow[at] !== fold))
    for (const [at, { text, label }] of rows.entries()) {
      if (foldOfRow[at] !== fold || hasTwin[at]) continue
      const measure = measured(normalise(text), (sentences) => scoreOf(learned, sentences.map(featuresOf)))
      judged.push({ label, measure })
    }
    process.stdout.write(`part ${fold + 1} of ${folds}: ${judged.length} judged\n`)
  }
  for (const crisisFrom of [-0.2, 0, 0.2, 0.4, 0.6, 0.8])
    for (const anyFrom of [0, 0.3, 0.6, 0.9])
      process.stdout.write(`${line(judged, { crisisFrom, anyFrom })}\n`)
}

/** The measures of the decision record for one choice of thresholds. */
function line(judged: readonly Judged[], thresholds: Thresholds): string {
  const counts = { crisis: [0, 0, 0], concern: [0, 0, 0], none: [0, 0, 0] }
  const order = ['none', 'concern', 'crisis'] as const
  for (const { label, measure } of judged) {
    const row = counts[label]
    const at = order.indexOf(levelOf(measure, thresholds))
    row[at] = (row[at] ?? 0) + 1
  }
  const part = (label: keyof typeof counts, ...levels: number[]) => {
    const row = counts[label]
    return levels.reduce((sum, at) => sum + (row[at] ?? 0), 0) / row.reduce((sum, count) => sum + count, 0)
  }
  const cards = [counts.crisis, counts.concern, counts.none].reduce((sum, row) => sum + (row[2] ?? 0), 0)
  const measures = [
    part('crisis', 1, 2),
    part('crisis', 2),
    part('concern', 1, 2),
    part('none', 2),
    part('none', 1, 2),
    (counts.crisis[2] ?? 0) / cards,
  ]
  const said = measures.map((value, at) => `M${at + 1} ${value.toFixed(3)}`)
  return `crisis ${thresholds.crisisFrom} any ${thresholds.anyFrom}: ${said.join(' ')}`
}
