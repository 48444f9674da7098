import { anchor, explicit, indirect } from '../lexicon/ideation.ts'
import { grief, past } from '../lexicon/distress.ts'
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
import { stem } from './stem.ts'

const tables = {
  anchor,
  explicit,
  indirect,
  plan,
  method,
  selfHarm,
  abuse,
  harmOthers,
  otherDanger,
  worry,
  grief,
  past,
}
export type Kind = keyof typeof tables

export interface Found<Label> {
  label: Label
  start: number
  end: number
}

interface Frame<Label> {
  label: Label
  steps: Step[]
  /** Other parts that have to stand nearby. */
  others: Step[][]
}

/** How many words may lie between two parts of a frame. */
const nearby = 9
/** How many words are remembered with the frames they open. */
const wordsKnown = 5_000

/** Finds every line of a table in a list of words; lines are looked up by the words they can begin with. */
export class Finder<Label> {
  readonly #byWord = new Map<string, Frame<Label>[]>()
  readonly #byStem: (Frame<Label> & { stem: string })[] = []
  readonly #atStart: Frame<Label>[] = []
  readonly #opened = new Map<string, readonly Frame<Label>[]>()

  add(label: Label, [steps = [], ...others]: Step[][]): void {
    const [first, ...rest] = steps
    if (first?.kind === 'start') {
      this.#atStart.push({ label, steps, others })
      return
    }
    if (first?.kind === 'gap') return this.add(label, [rest, ...others])
    // What may be absent at the front is looked up both ways.
    if (first?.kind === 'one' && first.isOptional) {
      this.add(label, [rest, ...others])
      return this.add(label, [[{ ...first, isOptional: false }, ...rest], ...others])
    }
    const openings = openingsOf(steps)
    if (openings === null) throw new Error('A frame has to begin with a word')
    const frame = { label, steps, others }
    for (const word of openings.words) {
      const known = this.#byWord.get(word)
      if (known) known.push(frame)
      else this.#byWord.set(word, [frame])
    }
    for (const stem of openings.stems) this.#byStem.push({ stem, ...frame })
  }

  /** One after the other, as they are asked for: what was found may be taken out of `words` before the next. */
  *find(words: readonly string[]): Generator<Found<Label>> {
    for (let start = 0; start < words.length; start++) {
      const candidates = this.#openedBy(words[start] ?? '')
      if (start === 0)
        for (const frame of this.#atStart) {
          const found = matchAt(frame, words, start)
          if (found) yield found
        }
      for (const frame of candidates) {
        const found = matchAt(frame, words, start)
        if (found) yield found
      }
    }
  }

  /** Whether a line can begin with a word, or at the start of whatever is read. */
  opensWith(word: string): boolean {
    return this.#atStart.length > 0 || this.#openedBy(word).length > 0
  }

  /** The frames that can begin with a word, those named by a beginning of it last. */
  #openedBy(word: string): readonly Frame<Label>[] {
    let known = this.#opened.get(word)
    if (known === undefined) {
      const byStem = this.#byStem.filter(({ stem }) => word.startsWith(stem))
      known = [...(this.#byWord.get(word) ?? []), ...byStem]
      if (this.#opened.size < wordsKnown) this.#opened.set(word, known)
    }
    return known
  }
}

function matchAt<Label>(
  { label, steps, others }: Frame<Label>,
  words: readonly string[],
  start: number,
): Found<Label> | null {
  const ends = endsOf(steps, words, start)
  if (ends.length === 0) return null
  const found = { label, start, end: Math.max(...ends) }
  return others.every((other) => join(found, Math.min(...ends), other, words)) ? found : null
}

/** Looks for another part of a frame beside the first and widens the finding to hold both. */
function join(found: Found<unknown>, firstEnd: number, steps: Step[], words: readonly string[]): boolean {
  const { start, end } = found
  const from = Math.max(0, start - nearby)
  const to = Math.min(words.length - 1, end + nearby)
  for (let place = from; place <= to; place++) {
    if (place >= start && place < firstEnd) continue
    const ends = endsOf(steps, words, place).filter((other) => place >= firstEnd || other <= start)
    if (ends.length === 0) continue
    found.start = Math.min(found.start, place)
    found.end = Math.max(found.end, ...ends)
    return true
  }
  return false
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
    const compileIdiom = createCompiler({ macros, read: stem })
    for (const line of linesOf(idioms)) ready.idioms.add('', compileIdiom(line))
  }
  return ready
}
