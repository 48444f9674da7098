/** What moving to the top needs of a browser window, so that a test can stand in for it. */
export interface ScrollPlace {
  scrollToTop: () => void
  /** True when the address names a place on the page that is there. */
  hasTarget: () => boolean
  /** Calls back when the person moves the page themselves; returns how to stop listening. */
  onPersonMoves: (stop: () => void) => () => void
  later: (ms: number, run: () => void) => () => void
}

/** A page that grows while it loads can push its top away, so going to the top is repeated at these times. */
const repeatedAt = [50, 100, 200]

/**
 * Goes to the top of the page now and again at 50, 100 and 200 ms, unless the address names a place on the page.
 * The first movement by the person ends it: nobody is pulled back. Returns how to end it early.
 */
export function goToTop(place: ScrollPlace): () => void {
  const undo: (() => void)[] = []
  const end = () => {
    for (const stop of undo.splice(0)) stop()
  }
  const move = () => (place.hasTarget() ? end() : place.scrollToTop())
  undo.push(place.onPersonMoves(end), ...repeatedAt.map((ms) => place.later(ms, move)))
  move()
  return end
}
