import type { MouseEvent } from 'react'

let pressed: EventTarget | null = null

/**
 * True for the second click of a double click that began on another control. Where a press takes its row away, the next
 * row comes under the pointer: what it does was not meant.
 */
export function isStrayClick({ detail, currentTarget }: MouseEvent): boolean {
  if (detail > 1) return pressed !== currentTarget
  pressed = currentTarget
  return false
}
