import { useSyncExternalStore } from 'react'
import type { Shortcut } from '../rules/shortcuts.ts'

let current: Shortcut | null = null
let opener: Element | null = null
const listeners = new Set<() => void>()

/** Opens the menu, the line that adds something, or the list of keys; null closes whichever is open. */
export function openFind(next: Shortcut | null): void {
  if (current === null) opener = document.activeElement
  current = next
  for (const listener of listeners) listener()
}

/** Gives the focus back to where it was before the first of them opened, unless something else has taken it. */
export function returnFocus(): void {
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
}

/** What is open, for whoever draws it. */
export function useOpening(): Shortcut | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}
