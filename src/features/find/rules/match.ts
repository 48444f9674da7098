import { wordsOf } from './snippet.ts'

/** One thing that the menu can do or open. */
export interface Entry {
  id: string
  label: string
  /** Other words for it, so that it is found by whatever a person calls it. */
  words: string
}

/**
 * The entries that hold a word beginning with each word that was typed, the likeliest first: the label begins with
 * what was typed, then the label holds it all, then the other words do. Among equals their own order stays.
 */
export function matching<E extends Entry>(entries: readonly E[], typed: string): E[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return typed.trim() === '' ? [...entries] : []
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry)
}

function rankOf({ label, words }: Entry, wanted: readonly string[]): number {
  const inLabel = wordsOf(label)
  const everywhere = [...inLabel, ...wordsOf(words)]
  const holds = (all: readonly string[]) => wanted.every((want) => all.some((word) => word.startsWith(want)))
  if (!holds(everywhere)) return 0
  if (!holds(inLabel)) return 1
  return inLabel[0]?.startsWith(wanted[0] ?? '') ? 3 : 2
}
