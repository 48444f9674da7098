/** One of several words or word sequences. `not` looks ahead, `nowhere` looks at the whole sentence. */
export interface Choice {
  kind: 'one' | 'not' | 'nowhere'
  words: Set<string>
  /** Beginnings of words. */
  stems: string[]
  sequences: Step[][]
  isOptional: boolean
}

export type Step =
  | Choice
  | { kind: 'gap'; most: number; isPlain: boolean }
  | { kind: 'start' }
  | { kind: 'end' }

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

/**
 * Where a match of the steps may end when it begins at `start`; empty when there is none. All ways are followed side by
 * side, so the cost grows with the length of the sentence and of the frame, never with their combinations.
 */
export function endsOf(steps: Step[], words: readonly string[], start: number): number[] {
  let places = [start]
  for (const step of steps) {
    places = follow(step, words, places)
    if (places.length === 0) break
  }
  return places
}

function follow(step: Step, words: readonly string[], places: number[]): number[] {
  switch (step.kind) {
    case 'start':
      return places.filter((place) => place === 0)
    case 'end':
      return places.filter((place) => place === words.length)
    case 'gap':
      return spread(step, words, places)
    case 'one':
      return take(step, words, places)
    case 'not':
      return places.filter((place) => take(step, words, [place]).length === 0)
    case 'nowhere':
      return words.some((_, place) => take(step, words, [place]).length > 0) ? [] : places
  }
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
  const isOptional = choice.isOptional && choice.kind === 'one'
  for (const place of places) {
    if (isOptional) addOnce(found, place)
    const word = words[place]
    if (word !== undefined && (choice.words.has(word) || startsWithOne(choice.stems, word)))
      addOnce(found, place + 1)
    if (choice.sequences.length > 0 && mayBegin(choice, word))
      for (const end of sequenceEnds(choice, words, place)) addOnce(found, end)
  }
  return found
}

/** What was found in the words that were read last: many frames ask for the same group in the same place. */
let read: readonly string[] | undefined
let known = new Map<Choice, (number[] | undefined)[]>()

/** Has to be called when words that were read have been changed in their place. */
export function startOver(): void {
  read = undefined
}

function sequenceEnds(choice: Choice, words: readonly string[], place: number): number[] {
  if (read !== words) {
    read = words
    known = new Map()
  }
  let byPlace = known.get(choice)
  if (byPlace === undefined) known.set(choice, (byPlace = []))
  let ends = byPlace[place]
  if (ends === undefined) {
    ends = []
    const word = words[place]
    for (const steps of choice.sequences)
      if (mayStart(steps, word)) for (const end of endsOf(steps, words, place)) addOnce(ends, end)
    byPlace[place] = ends
  }
  return ends
}

function startsWithOne(stems: readonly string[], word: string): boolean {
  for (const stem of stems) if (word.startsWith(stem)) return true
  return false
}

/** The words a choice or a frame can begin with; null when it may begin with anything. */
type Openings = { words: Set<string>; stems: string[] } | null

const openingsOfChoice = new WeakMap<Choice, { openings: Openings }>()
const openingsOfSteps = new WeakMap<Step[], { openings: Openings }>()

function mayBegin(choice: Choice, word: string | undefined): boolean {
  let known = openingsOfChoice.get(choice)
  if (known === undefined) openingsOfChoice.set(choice, (known = { openings: choiceOpenings(choice) }))
  return isAmong(known.openings, word)
}

function mayStart(steps: Step[], word: string | undefined): boolean {
  let known = openingsOfSteps.get(steps)
  if (known === undefined) openingsOfSteps.set(steps, (known = { openings: openingsOf(steps) }))
  return isAmong(known.openings, word)
}

function isAmong(openings: Openings, word: string | undefined): boolean {
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
export function openingsOf(steps: Step[]): Openings {
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
