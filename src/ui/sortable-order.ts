export type Edge = 'top' | 'bottom'

/** The same things with the one at `from` standing at `to`; a copy of the list as it is when either is outside of it. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  if (from < 0 || from >= items.length || to < 0 || to >= items.length) return next
  const taken = next.splice(from, 1)
  next.splice(to, 0, ...taken)
  return next
}

/** Where a thing taken from `from` ends up when it is dropped at an edge of the thing at `over`. */
export function dropIndex(from: number, over: number, edge: Edge): number {
  const gap = edge === 'top' ? over : over + 1
  return from < gap ? gap - 1 : gap
}
