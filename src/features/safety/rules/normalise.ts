import { respell } from './respell.ts'
import { bonesOf } from './skeleton.ts'
import type { Bones } from './skeleton.ts'

/** One sentence in the two forms that are read. */
export interface Sentence {
  /** Lower case, without accents, every word as it was written: for other languages and for what is misspelt. */
  raw: string[]
  /** In plain English spelling. */
  bones: Bones
}

/** A longer text is read in its first and last part: a limit keeps the gate quick on any input. */
const scannedEnds = 20_000

/** In words. */
const longestPiece = 40
const pieceOverlap = 10

const emoji: [RegExp, string][] = [
  [/[💀☠⚰🪦]\uFE0F?/gu, ' skull '],
  [/[🔪🗡]\uFE0F?/gu, ' knife '],
  [/💊/gu, ' pills '],
  [/🔫/gu, ' gun '],
  [/[😂🤣😆😹]/gu, ' lol '],
]

/** Letters that look Latin and are not; written to slip past a reader that is not a person. */
const lookalikes = new Map(
  [...'аaеeоoрpсcуyхxіiѕsјjԁdһhӏlкkмmтtвbнhαaοoιiεeκkνvρpτtυuηnɑaɡgıiłløođdßsæaœo'].reduce<
    [string, string][]
  >(
    (pairs, letter, index, all) => (index % 2 === 0 ? [...pairs, [letter, all[index + 1] ?? letter]] : pairs),
    [],
  ),
)

/** Cuts a text to its ends, folds case, accents and disguises, and splits it into sentences. */
export function normalise(text: string): Sentence[] {
  const cut =
    text.length > 2 * scannedEnds ? `${text.slice(0, scannedEnds)}\n\n${text.slice(-scannedEnds)}` : text
  return splitSentences(fold(cut)).flatMap(inPieces).map(readSentence)
}

/** What goes on and on without a stop is read in pieces that overlap, so that nothing drowns in it. */
function inPieces(sentence: string): string[] {
  const words = sentence.split(/\s+/)
  if (words.length <= longestPiece) return [sentence]
  const pieces: string[] = []
  for (let from = 0; from < words.length - pieceOverlap; from += longestPiece - pieceOverlap)
    pieces.push(words.slice(from, from + longestPiece).join(' '))
  return pieces
}

function fold(text: string): string {
  let folded = text.replaceAll('&nbsp;', ' ')
  for (const [picture, word] of emoji) folded = folded.replace(picture, word)
  return folded
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\p{Cs}\p{Co}\u{E0000}-\u{E007F}]/gu, '')
    .toLowerCase()
    .replace(/[Ѐ-ԯͰ-Ͽłøđßæœıɑɡ]/g, (letter) => lookalikes.get(letter) ?? letter)
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/\.{2,}|…/g, ', ')
    .replace(/ [-–—]+ |—|--+/g, ', ')
    .replace(/[“”"«»„]/g, ' ')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\r' ? '\n' : ' '))
}

/**
 * Sentences end at a stop, a bracket, a list mark or an empty line; a single line break may stand in the middle of one.
 */
function splitSentences(folded: string): string[] {
  const spelledOut = folded.replace(
    /(?<![a-z0-9])(?:[a-z0-9@$!][ \t.\-_*]{1,3}){2,}[a-z0-9@$!]\.?(?![a-z0-9'])/g,
    joinLetters,
  )
  const sentences = spelledOut.split(/[.!?]+(?=[\s)\]}'<]|$)|[;:[\]<>{}|]|\n\s*(?:[-*•]|\d+[.)])\s|\n\s*\n/u)
  const parts = sentences.filter((sentence) => /[a-z0-9]/.test(sentence))
  // "I. Want. To. Die." is one sentence, whatever the stops say.
  const words = parts.reduce((sum, part) => sum + part.trim().split(/\s+/).length, 0)
  return parts.length >= 3 && words <= parts.length * 1.5 ? [...parts, parts.join(' ')] : parts
}

/** "k i l l" and "s.u.i.c.i.d.e" become words again; two spaces in a row end a word. */
function joinLetters(run: string): string {
  const words = run.split(/\s{2,}/)
  const joined = words.map((word) => word.replace(/[^a-z0-9@$!]/g, ''))
  return joined.every((word) => word.length <= 2) ? run.replace(/[ \t.\-_*]+/g, '') : joined.join(' ')
}

const onlyLetters = /^[a-z]+$/

function readSentence(sentence: string): Sentence {
  const raw: string[] = []
  const plain: string[] = []
  for (const chunk of sentence.split(/[\s/\\()[\]{}<>~=_]+/)) {
    // Most of what people write is letters; nothing has to be taken off them.
    if (onlyLetters.test(chunk)) {
      raw.push(chunk)
      for (const word of respell(chunk)) plain.push(word)
      continue
    }
    const core = chunk.replace(/^[^a-z0-9@$*]+|[^a-z0-9@$*]+$/g, '').replace(/^\*+|\*+$/g, '')
    const comma = /,\W*$/.test(chunk) ? ',' : ''
    if (core === '') {
      if (comma) closeWord(plain)
      continue
    }
    raw.push(...core.split(/[^a-z]+/).filter(Boolean))
    plain.push(...respell(core).map((word, index, all) => (index === all.length - 1 ? word + comma : word)))
  }
  return { raw, bones: bonesOf(plainEnglish(plain.join(' '))) }
}

function closeWord(words: string[]): void {
  const last = words.pop()
  if (last !== undefined) words.push(last.endsWith(',') ? last : `${last},`)
}

/** What depends on the neighbouring word: figures that stand for words, and the Scots "a" for "I". */
function plainEnglish(words: string): string {
  return ` ${words} `
    .replace(/ (want|wants|wanted|need|have|going|how|way|ready|trying|about|got|rather|like) 2 /g, ' $1 to ')
    .replace(/ 2 (die|dye|be|go|kill|end|live|hurt|cut|do) /g, ' to $1 ')
    .replace(/ 4 (ever|me|u|you|life|good|this|the) /g, ' for $1 ')
    .replace(
      / to (dye|dei|dy|diee|skull|dai|diy)(?=,? $|,? (i|so|and|right|tonight|now|please) )/g,
      ' to die',
    )
    .replace(/ the nicht(?=[, ])/g, ' tonight')
    .replace(/ no cap(?=[, ])/g, '')
    .replace(/ (?:would|could|is|was|does) (?:not it|it not)(?= )/g, '')
    .replace(
      / (?:do|does|did) (?=(?:not|i|you|we|they|he|she|people|anyone|my|your|this|everyone|nobody) )/g,
      ' ',
    )
    .replace(/^ (?:do|does|did) (?=it )/, ' ')
    .replace(
      / (a|am|i'm|ah) (?=(?:do|can|could|did|was|would|will|have|am|want|wish|hate|feel|know|think|just|need|wanted|keep|hope|should|hurt|cut) (?:not|to|that|it|i|a|ma|my|myself|like|was|about|thinking|no|in|on|all|nobody|never|pure|this|everything|been)[, ])/g,
      ' i ',
    )
    .trim()
    .replace(/ {2,}/g, ' ')
}
