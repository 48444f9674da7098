import { realWords } from '../lexicon/real-words.ts'
import { wordClasses } from '../lexicon/word-classes.ts'
import { anchors, fusable, spellings } from '../lexicon/words.ts'
import { isBone } from './skeleton.ts'
import { stem } from './stem.ts'

const figures: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'ate',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}
const endings: [string, string][] = [
  ["n't", 'not'],
  ["'ll", 'will'],
  ["'ve", 'have'],
  ["'re", 'are'],
  ["'m", 'am'],
  ["'d", 'would'],
  ["'s", 'is'],
]
/** Words that people blot out with stars. */
const starred = [
  'kill',
  'killing',
  'suicide',
  'suicidal',
  'die',
  'dead',
  'dying',
  'harm',
  'hang',
  'cut',
  'cutting',
  'rape',
  'raped',
  'overdose',
  'death',
  'myself',
]

const anchorsByLetter = new Map<string, string[]>()
for (const word of anchors)
  if (word.length >= 4)
    anchorsByLetter.set(word[0] ?? '', [...(anchorsByLetter.get(word[0] ?? '') ?? []), word])
const anchorSet = new Set(anchors)

let known: Set<string> | undefined

/** Whether a word, in any ending, is one that the gate has a use for: such a word is no misspelling of another. */
function isKnown(written: string): boolean {
  known ??= new Set([...wordClasses.split(/\s+/), ...anchors].map(stem))
  return known.has(stem(written)) || !isBone(written)
}

const respelled = new Map<string, readonly string[]>()

/** Plain English words for one written token; the token itself where nothing better is known. */
export function respell(token: string): readonly string[] {
  let found = respelled.get(token)
  if (found === undefined) {
    found = respellAnew(token)
    if (respelled.size < 5_000 && token.length <= 40) respelled.set(token, found)
  }
  return found
}

function respellAnew(token: string): readonly string[] {
  const abbreviation = spellings.get(token)
  if (abbreviation !== undefined) return abbreviation === '' ? [] : abbreviation.split(' ')
  if (isKnown(token)) return [token]
  if (token.includes("'")) return respellApostrophe(token)
  if (/[^a-z0-9@$!|+*]/.test(token)) return respellParts(token)
  if (token.length > 40) return [token.slice(0, 40)]
  if (/[^a-z]/.test(token) && /[a-z]/.test(token)) return respellFigures(token)
  return respellLetters(token)
}

function respellApostrophe(token: string): readonly string[] {
  const whole = spellings.get(token.replaceAll("'", ''))
  if (whole !== undefined && !token.endsWith("'ll")) return whole.split(' ')
  for (const [ending, word] of endings)
    if (token.endsWith(ending) && token.length > ending.length)
      return [...respell(token.slice(0, -ending.length)), word]
  const bare = token.replaceAll("'", '')
  return bare === '' ? [] : respell(token.endsWith("in'") ? `${bare}g` : bare)
}

function respellParts(token: string): string[] {
  const parts = token.split(/[^a-z0-9@$!|+*]+/).filter(Boolean)
  const joined = parts.join('')
  if (parts.length > 1 && parts.every((part) => part.length <= 4) && anchorSet.has(joined)) return [joined]
  return parts.flatMap((part) => respell(part))
}

function respellFigures(token: string): readonly string[] {
  if (/^\d+[a-z]{1,2}$/.test(token)) return [token]
  if (token.includes('*')) {
    const shape = new RegExp(`^${token.replace(/[^a-z*]/g, '*').replaceAll('*', '[a-z]')}$`)
    const word = starred.find((candidate) => shape.test(candidate))
    return word === undefined ? token.split('*').filter(Boolean) : [word]
  }
  const asI = token.replace(/[^a-z]/g, (figure) => figures[figure] ?? '')
  const asL = token.replace(/1/g, 'l').replace(/[^a-z]/g, (figure) => figures[figure] ?? '')
  const first = respell(asI)
  const isRead = first.every((word) => isKnown(word))
  return isRead ? first : respell(asL)
}

function respellLetters(token: string): string[] {
  const twice = token.replace(/(.)\1{2,}/g, '$1$1')
  const once = token.replace(/(.)\1+/g, '$1')
  for (const variant of [twice, token.replace(/(.)\1{2,}/g, '$1'), once]) {
    if (variant === token) continue
    const found = spellings.get(variant)
    if (found !== undefined) return found.split(' ')
    if (isKnown(variant) && (twice !== token || !realWords.has(token))) return [variant]
  }
  if (token.endsWith('in') && isKnown(`${token}g`)) return [`${token}g`]
  if (token.length >= 4 && !realWords.has(token)) {
    const near = nearestAnchor(twice)
    if (near !== undefined) return [near]
    const apart = takeApart(twice)
    if (apart !== undefined) return apart.flatMap((part) => respell(part))
  }
  return [token]
}

function nearestAnchor(token: string): string | undefined {
  let best: string | undefined
  let least = 3
  for (const anchor of anchorsByLetter.get(token[0] ?? '') ?? []) {
    const most = anchor.length >= 7 && token.length >= 6 ? 2 : 1
    if (Math.abs(anchor.length - token.length) > most) continue
    const steps = editDistance(token, anchor, most)
    if (steps <= most && steps < least) [best, least] = [anchor, steps]
  }
  return best
}

/**
 * Damerau-Levenshtein distance (optimal string alignment: insert, delete, replace, swap two neighbours), cut off at
 * `most`: anything further away answers most + 1.
 */
function editDistance(from: string, to: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      let steps = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (isSwap) steps = Math.min(steps, (before[column - 2] ?? 0) + 1)
      current.push(steps)
      least = Math.min(least, steps)
    }
    if (least > most) return most + 1
    before = last
    last = current
  }
  return last[to.length] ?? most + 1
}

/** "killmyself" as two words: the fewest known pieces that fill the token, or undefined. */
function takeApart(token: string): string[] | undefined {
  if (token.length < 7 || token.length > 30) return undefined
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= token.length; end++)
    for (let start = Math.max(0, end - 8); start < end; start++) {
      const head = best[start]
      const piece = token.slice(start, end)
      if (head && fusable.has(piece) && (best[end]?.length ?? 99) > head.length + 1)
        best[end] = [...head, piece]
    }
  return best[token.length]
}
