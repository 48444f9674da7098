// The labelled sentences of the safety gate as its weights learn them: as they stand, with everyday words around them,
// and as a hurried hand would write them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFixture, type Labelled } from '../src/features/safety/rules/fixture.test-support.ts'
import { featuresOf } from '../src/features/safety/rules/features.ts'
import { normalise } from '../src/features/safety/rules/normalise.ts'

export interface Row extends Labelled {
  file: string
  /** Sentences that stand together were written together and are alike. */
  block: string
}

/** A row as numbers. */
export interface Learnable {
  label: Labelled['label']
  keys: Uint32Array
  /** How much its sentences hold in all, what has no weight included. */
  features: number
}

/** The same numbers for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const blockLength = 12

export function readRows(folder: string): Row[] {
  const rows = new Map<string, Row>()
  const names = readdirSync(folder).filter((name) => /^train-.*\.txt$/.test(name))
  for (const file of names.toSorted())
    for (const [at, row] of readFixture(readFileSync(join(folder, file), 'utf8')).entries()) {
      const block = `${file} ${row.category} ${Math.floor(at / (row.category.startsWith('passage') ? 3 : blockLength))}`
      rows.set(row.text.toLowerCase(), { ...row, file, block })
      // What is harmless as a whole is harmless in each of its sentences; of a danger nobody has said in which it lies.
      if (row.label !== 'none' || !row.category.startsWith('passage')) continue
      for (const text of row.text.split(/(?<=[.!?])\s+/))
        rows.set(text.toLowerCase(), { ...row, text, file, block })
    }
  return [...rows.values()]
}

export function encode({ text, label }: Pick<Row, 'text' | 'label'>): Learnable {
  const sentences = normalise(text).map(featuresOf)
  const keys = Uint32Array.from(new Set(sentences.flatMap((found) => [...found])))
  return { label, keys, features: sentences.reduce((sum, found) => sum + found.size, 0) }
}

/** Everyday words before and after, up to a short entry: danger is named in passing as often as alone. */
export function joinedRows(rows: readonly Row[]): Row[] {
  const next = random(11)
  const pick = <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T
  const isJoinable = ({ text, category }: Row) =>
    !/^(lang|injection|passage)/.test(category) && text.length < 120
  const ordinary = rows.filter((row) => row.label === 'none' && row.text.length < 70 && isJoinable(row))
  const links = [', ', ' and ', ', but ', ' then ', ', also ', ' lol ']
  return rows.filter(isJoinable).map((row) => {
    if (next() < 0.5) {
      const parts = [pick(ordinary).text, row.text]
      if (next() < 0.5) parts.reverse()
      return { ...row, text: parts.join(pick(links)).replace(/[.!?]/g, '') }
    }
    const parts = Array.from({ length: 1 + Math.floor(next() * 4) }, () => pick(ordinary).text)
    parts.splice(Math.floor(next() * (parts.length + 1)), 0, row.text)
    return { ...row, text: parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ') }
  })
}

const figures: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' }

/** Letters swapped, lost and doubled, figures for letters: in harmless sentences as much as in others. */
export function hurriedRows(rows: readonly Row[]): Row[] {
  const next = random(23)
  const below = (count: number) => Math.floor(next() * count)
  const slip = (word: string): string => {
    if (word.length < 4) return word
    const at = 1 + below(word.length - 2)
    const kind = below(5)
    if (kind === 0) return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
    if (kind === 1) return word.slice(0, at) + word.slice(at + 1)
    if (kind === 2) return word.slice(0, at) + word.charAt(at) + word.slice(at)
    if (kind === 3) return word.replaceAll("'", '')
    return word.replaceAll(/[aeiost]/g, (letter) => (next() < 0.5 ? (figures[letter] ?? letter) : letter))
  }
  return rows
    .filter(() => next() < 0.35)
    .map((row) => ({
      ...row,
      text: row.text
        .toLowerCase()
        .split(' ')
        .map((word) => (next() < 0.3 ? slip(word) : word))
        .join(' '),
    }))
}
