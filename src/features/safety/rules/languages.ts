import { french } from '../lexicon/languages/french.ts'
import { german } from '../lexicon/languages/german.ts'
import { italian } from '../lexicon/languages/italian.ts'
import { polish } from '../lexicon/languages/polish.ts'
import { portuguese } from '../lexicon/languages/portuguese.ts'
import { spanish } from '../lexicon/languages/spanish.ts'
import type { Language } from '../lexicon/language.ts'
import type { SafetyLevel } from '../contract.ts'
import { createCompiler } from './compile.ts'
import { Finder, linesOf } from './frames.ts'
import { hole, startOver } from './match.ts'

interface Ready {
  marks: Set<string>
  longAgo: RegExp
  idioms: Finder<string>
  frames: Finder<SafetyLevel>
}

const sources = [spanish, french, german, portuguese, italian, polish]
const ready = new Map<Language, Ready>()
const denials = new Set([
  'no',
  'nao',
  'non',
  'nie',
  'nicht',
  'pas',
  'jamais',
  'nunca',
  'mai',
  'nigdy',
  'niemals',
  'kein',
  'keine',
  'nem',
])

export interface ForeignFinding {
  level: SafetyLevel
  /** A figure of speech was taken out. */
  hasIdiom: boolean
}

/** In the signs of a word: whether it marks the language at a place, and whether it opens a line of its tables. */
const markOf = (at: number) => 1 << at
const openingOf = (at: number) => 1 << (sources.length + at)
const allMarks = openingOf(0) - 1
const signs = new Map<string, number>()
/** How many words are remembered with their signs. */
const wordsKnown = 5_000

function signsOf(word: string): number {
  let found = signs.get(word)
  if (found === undefined) {
    found = 0
    for (const [at, source] of sources.entries()) {
      const { marks, idioms, frames } = prepare(source)
      if (marks.has(word)) found |= markOf(at)
      if (idioms.opensWith(word) || frames.opensWith(word)) found |= openingOf(at)
    }
    if (signs.size < wordsKnown) signs.set(word, found)
  }
  return found
}

/** What the tables of other languages find in a sentence of folded words. */
export function detectForeign(words: readonly string[]): ForeignFinding {
  const all: ForeignFinding = { level: 'none', hasIdiom: false }
  let seen = words.length <= 3 ? allMarks : 0
  for (const word of words) seen |= signsOf(word)
  for (const [at, source] of sources.entries()) {
    const both = markOf(at) | openingOf(at)
    if ((seen & both) !== both) continue
    const { level, hasIdiom } = findIn(prepare(source), words)
    if (hasIdiom) all.hasIdiom = true
    if (level === 'crisis') return { ...all, level }
    if (level === 'concern') all.level = level
  }
  return all
}

function findIn({ longAgo, idioms, frames }: Ready, sentence: readonly string[]): ForeignFinding {
  const words = [...sentence]
  for (const { start, end } of idioms.find(words)) {
    words.fill(hole, start, end)
    startOver()
  }
  const found: ForeignFinding = { level: 'none', hasIdiom: words.includes(hole) }
  for (const { label, start } of frames.find(words)) {
    const isSoftened = denials.has(words[start - 1] ?? '') || longAgo.test(sentence.join(' '))
    if (label === 'crisis' && !isSoftened) return { ...found, level: 'crisis' }
    found.level = 'concern'
  }
  return found
}

function prepare(source: Language): Ready {
  let found = ready.get(source)
  if (found === undefined) {
    const compile = createCompiler({ macros: {}, read: (word) => word })
    found = {
      marks: new Set(source.marks.split('|')),
      longAgo: new RegExp(`\\b(?:${source.longAgo})\\b`),
      idioms: new Finder(),
      frames: new Finder(),
    }
    for (const line of linesOf(source.idioms)) found.idioms.add('', compile(line))
    for (const level of ['crisis', 'concern'] as const)
      for (const line of linesOf(source[level])) found.frames.add(level, compile(line))
    ready.set(source, found)
  }
  return found
}
