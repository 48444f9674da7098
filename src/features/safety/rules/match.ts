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
  const found = new Set<number>()
  for (const place of places) {
    found.add(place)
    for (let next = place; next < place + most; next++) {
      const word = words[next]
      if (word === undefined || denials.has(word) || (isPlain && people.has(word))) break
      found.add(next + 1)
    }
  }
  return [...found]
}

function take(choice: Choice, words: readonly string[], places: number[]): number[] {
  const found = new Set<number>()
  for (const place of places) {
    if (choice.isOptional && choice.kind === 'one') found.add(place)
    const word = words[place]
    if (word !== undefined && (choice.words.has(word) || choice.stems.some((stem) => word.startsWith(stem))))
      found.add(place + 1)
    if (choice.sequences.length > 0 && mayBegin(choice, word))
      for (const steps of choice.sequences) for (const end of endsOf(steps, words, place)) found.add(end)
  }
  return [...found]
}

/** The words a choice or a frame can begin with; null when it may begin with anything. */
type Openings = { words: Set<string>; stems: string[] } | null

const openingsOfChoice = new WeakMap<Choice, { openings: Openings }>()

function mayBegin(choice: Choice, word: string | undefined): boolean {
  let known = openingsOfChoice.get(choice)
  if (known === undefined) openingsOfChoice.set(choice, (known = { openings: choiceOpenings(choice) }))
  const { openings } = known
  if (openings === null) return true
  return (
    word !== undefined && (openings.words.has(word) || openings.stems.some((stem) => word.startsWith(stem)))
  )
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
