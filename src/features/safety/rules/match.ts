/** One of several words or word sequences. `not` looks ahead, `nowhere` looks at the whole sentence. */
export interface Choice {
  kind: 'one' | 'not' | 'nowhere'
  words: Set<string>
  /** Beginnings of words. */
  stems: string[]
  sequences: Step[][]
  isOptional: boolean
  /** Found out at the first look. */
  openings: Openings | undefined
  /** What was found in the words that were read last, by place: many frames ask for the same group there. */
  ends: (number[] | undefined)[]
  endsRead: number
}

export type Step =
  | Choice
  | { kind: 'gap'; most: number; isPlain: boolean }
  | { kind: 'start' }
  | { kind: 'end' }

export const emptyChoice = (kind: Choice['kind']): Choice => ({
  kind,
  words: new Set(),
  stems: [],
  sequences: [],
  isOptional: false,
  openings: undefined,
  ends: [],
  endsRead: 0,
})

/** Stands where an idiom was taken out; no frame reads across it. */
export const hole = '~'
const people = new Set([
  'my',
  'his',
  'her',
  'their',
  'him',
  'them',
  'your',
  'you',
  'it',
  'this',
  'people',
  'someon',
])
const denials = new Set(['not', 'never', 'no', 'nobody', 'noth', 'without', hole])
const none: readonly number[] = []

/**
 * Where a match of the steps may end when it begins at `start`; empty when there is none. All ways are followed side by
 * side, so the cost grows with the length of the sentence and of the frame, never with their combinations.
 */
export function endsOf(steps: readonly Step[], words: readonly string[], start: number): readonly number[] {
  let place = start
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at]
    if (step === undefined) break
    // While there is one way only, no list of them is made: most frames end here, at their second word.
    if (step.kind === 'one' && !step.isOptional && step.sequences.length === 0) {
      if (!isWord(step, words[place])) return none
      place++
    } else if (step.kind === 'gap' || step.kind === 'one') return allEnds(steps, at, words, place)
    else if (!holds(step, words, place)) return none
  }
  return [place]
}

function allEnds(steps: readonly Step[], from: number, words: readonly string[], start: number): number[] {
  let places = [start]
  for (let at = from; at < steps.length && places.length > 0; at++) {
    const step = steps[at]
    if (step === undefined) break
    if (step.kind === 'gap') places = spread(step, words, places)
    else if (step.kind === 'one') places = take(step, words, places)
    else places = places.filter((place) => holds(step, words, place))
  }
  return places
}

/** What a step that takes no words says of a place. */
function holds(step: Exclude<Step, { kind: 'gap' }>, words: readonly string[], place: number): boolean {
  if (step.kind === 'start') return place === 0
  if (step.kind === 'end') return place === words.length
  if (step.kind === 'not') return !takes(step, words, place)
  return !words.some((_, other) => takes(step, words, other))
}

function spread(
  { most, isPlain }: { most: number; isPlain: boolean },
  words: readonly string[],
  places: number[],
): number[] {
  const found: number[] = []
  for (const place of places) {
    addOnce(found, place)
    for (let next = place; next < place + most; next++) {
      const word = words[next]
      if (word === undefined || denials.has(word) || (isPlain && people.has(word))) break
      addOnce(found, next + 1)
    }
  }
  return found
}

/** The places are few: a look along them is quicker than a set. */
function addOnce(places: number[], place: number): void {
  if (!places.includes(place)) places.push(place)
}

function take(choice: Choice, words: readonly string[], places: readonly number[]): number[] {
  const found: number[] = []
  for (const place of places) {
    if (choice.isOptional) addOnce(found, place)
    const word = words[place]
    if (isWord(choice, word)) addOnce(found, place + 1)
    if (mayBegin(choice, word)) for (const end of sequenceEnds(choice, words, place)) addOnce(found, end)
  }
  return found
}

function takes(choice: Choice, words: readonly string[], place: number): boolean {
  const word = words[place]
  return isWord(choice, word) || (mayBegin(choice, word) && sequenceEnds(choice, words, place).length > 0)
}

function isWord({ words, stems }: Choice, word: string | undefined): boolean {
  return word !== undefined && (words.has(word) || startsWithOne(stems, word))
}

/** The words that were read last, and the how manieth they are. */
let read: readonly string[] | undefined
let readings = 0

/** Has to be called when words that were read have been changed in their place. */
export function startOver(): void {
  read = undefined
}

function sequenceEnds(choice: Choice, words: readonly string[], place: number): readonly number[] {
  if (read !== words) {
    read = words
    readings++
  }
  if (choice.endsRead !== readings) {
    choice.endsRead = readings
    choice.ends = []
  }
  const known = choice.ends[place]
  if (known !== undefined) return known
  const ends: number[] = []
  for (const steps of choice.sequences) for (const end of endsOf(steps, words, place)) addOnce(ends, end)
  choice.ends[place] = ends
  return ends
}

function startsWithOne(stems: readonly string[], word: string): boolean {
  for (const stem of stems) if (word.startsWith(stem)) return true
  return false
}

/** The words a choice or a frame can begin with; null when it may begin with anything. */
type Openings = { words: Set<string>; stems: string[] } | null

/** Whether one of the sequences may begin with a word. */
function mayBegin(choice: Choice, word: string | undefined): boolean {
  if (choice.sequences.length === 0) return false
  if (choice.openings === undefined) choice.openings = choiceOpenings(choice)
  const { openings } = choice
  if (openings === null) return true
  return word !== undefined && (openings.words.has(word) || startsWithOne(openings.stems, word))
}

function choiceOpenings(choice: Choice): Openings {
  const all = { words: new Set(choice.words), stems: [...choice.stems] }
  for (const steps of choice.sequences) {
    const inner = openingsOf(steps)
    if (inner === null) return null
    for (const word of inner.words) all.words.add(word)
    all.stems.push(...inner.stems)
  }
  return all
}

/** What a match of these steps can begin with, to look frames up by the words of a sentence. */
export function openingsOf(steps: readonly Step[]): Openings {
  const all: { words: Set<string>; stems: string[] } = { words: new Set(), stems: [] }
  for (const step of steps) {
    if (step.kind === 'gap' || step.kind === 'end') return null
    if (step.kind !== 'one') continue
    const inner = choiceOpenings(step)
    if (inner === null) return null
    for (const word of inner.words) all.words.add(word)
    all.stems.push(...inner.stems)
    if (!step.isOptional) return all
  }
  return null
}
