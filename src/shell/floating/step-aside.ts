export interface ScrollMove {
  /** Where the top of the window was and is on the page, in pixels. */
  before: number
  now: number
  /** How far the page can be scrolled at all. */
  most: number
}

/** A finger that rests on the glass moves a little, too. */
const slack = 12
/** This close to an end of the page, nothing is being read past. */
const margin = 60

/**
 * Whether what floats makes room for what is read: going down it does, going up and at both ends it is back. Null while
 * nothing is decided.
 */
export function stepsAside({ before, now, most }: ScrollMove): boolean | null {
  if (now < margin || now > most - margin) return false
  return Math.abs(now - before) < slack ? null : now > before
}
