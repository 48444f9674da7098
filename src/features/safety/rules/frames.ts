import { explicit, indirect } from '../lexicon/ideation.ts'
import { control, distress, grief, past } from '../lexicon/distress.ts'
import { idioms } from '../lexicon/idioms.ts'
import { macros } from '../lexicon/macros.ts'
import { otherDanger, worry } from '../lexicon/others.ts'
import { method, plan } from '../lexicon/plan.ts'
import { selfHarm } from '../lexicon/self-harm.ts'
import { abuse, harmOthers } from '../lexicon/violence.ts'
import { createCompiler } from './compile.ts'
import { endsOf, openingsOf } from './match.ts'
import type { Step } from './match.ts'
import { bone } from './skeleton.ts'

const tables = { explicit, indirect, plan, method, selfHarm, abuse, harmOthers, otherDanger, worry, distress, control, grief, past }
export type Kind = keyof typeof tables

export interface Found<Label> {
  label: Label
  start: number
  end: number
}

/** Finds every line of a table in a list of words; lines are looked up by the words they can begin with. */
export class Finder<Label> {
  readonly #byWord = new Map<string, { label: Label; steps: Step[] }[]>()
  readonly #byStem: { stem: string; label: Label; steps: Step[] }[] = []
  readonly #atStart: { label: Label; steps: Step[] }[] = []

  add(label: Label, steps: Step[]): void {
    const [first, ...rest] = steps
    if (first?.kind === 'start') {
      this.#atStart.push({ label, steps })
      return
    }
    if (first?.kind === 'gap') return this.add(label, rest)
    // What may be absent at the front is looked up both ways.
    if (first?.kind === 'one' && first.isOptional) {
      this.add(label, rest)
      return this.add(label, [{ ...first, isOptional: false }, ...rest])
    }
    const openings = openingsOf(steps)
    if (openings === null) throw new Error('A frame has to begin with a word')
    for (const word of openings.words) {
      const known = this.#byWord.get(word)
      if (known) known.push({ label, steps })
      else this.#byWord.set(word, [{ label, steps }])
    }
    for (const stem of openings.stems) this.#byStem.push({ stem, label, steps })
  }

  *find(words: readonly string[]): Generator<Found<Label>> {
    for (const [start, word] of words.entries()) {
      const candidates = [
        ...(start === 0 ? this.#atStart : []),
        ...(this.#byWord.get(word) ?? []),
        ...this.#byStem.filter(({ stem }) => word.startsWith(stem)),
      ]
      for (const { label, steps } of candidates) {
        const ends = endsOf(steps, words, start)
        if (ends.length > 0) yield { label, start, end: Math.max(...ends) }
      }
    }
  }
}

/** The lines of a table. */
export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

let ready: { frames: Finder<Kind>; idioms: Finder<string> } | undefined

/** All frames and idioms, read on first use: a page on which nobody writes does not pay for them. */
export function english(): { frames: Finder<Kind>; idioms: Finder<string> } {
  if (ready === undefined) {
    const compile = createCompiler({ macros, read: bone })
    ready = { frames: new Finder(), idioms: new Finder() }
    for (const [kind, text] of Object.entries(tables))
      for (const line of linesOf(text)) ready.frames.add(kind as Kind, compile(line))
    for (const line of linesOf(idioms)) ready.idioms.add('', compile(line))
  }
  return ready
}
