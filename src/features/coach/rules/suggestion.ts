import type { Change } from './change.ts'
import { plainText } from './words.ts'

/**
 * What a suggestion is about, so that the same one is known again on another day and in other words around it. Null
 * for what only keeps the person's own words of this talk: there is nothing in it that could be suggested again.
 */
export function suggestionKey(change: Change): string | null {
  switch (change.kind) {
    case 'add_evening':
    case 'keep_commitment':
      return null
    // Adding, shrinking, moving and letting go are about the same thing to do.
    case 'add_priority':
    case 'shrink_item':
    case 'mark_item':
      return taskKey(change.text)
    default:
      return `${change.kind} ${plainText(change.text)}`
  }
}

export function taskKey(text: string): string {
  return `task ${plainText(text)}`
}

/** The changes that may be offered to somebody who never wants to see some of them again. */
export function offered(changes: readonly Change[], never: ReadonlySet<string>): Change[] {
  return changes.filter((change) => {
    const key = suggestionKey(change)
    return key === null || !never.has(key)
  })
}
