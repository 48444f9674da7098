import type { Conflict, Merge } from './types.ts'

/**
 * Three-way merge field by field: a field that only one side changed takes that side's value; a field that both
 * changed to different values is a conflict, and keeps mine until the person chooses.
 */
export function mergeFields<V extends object>(base: V, mine: V, theirs: V): ReturnType<Merge<V>> {
  const value = { ...theirs }
  const conflicts: Conflict[] = []
  for (const field of Object.keys(mine) as (keyof V & string)[]) {
    if (isSame(mine[field], theirs[field]) || isSame(mine[field], base[field])) continue
    value[field] = mine[field]
    if (!isSame(theirs[field], base[field]))
      conflicts.push({ field, mine: mine[field], theirs: theirs[field] })
  }
  return { value, conflicts }
}

/**
 * Of the conflicts that the person was asked about, those that are still to be chosen after another merge. To it they
 * look like a change of this side alone.
 */
export function stillOpen<V extends object>(
  asked: readonly Conflict[],
  merged: ReturnType<Merge<V>>,
  theirs: V,
): Conflict[] {
  return asked.filter(
    ({ field }) =>
      !merged.conflicts.some((each) => each.field === field) &&
      !isSame(merged.value[field as keyof V], theirs[field as keyof V]),
  )
}

/** Equality of plain JSON values; the order of an object's keys does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  for (const key of keys) if (!isSame(left[key], right[key])) return false
  return true
}

/** `next`, made of the parts of `old` that are the same: who draws them does not have to draw them again. */
export function keepSame<T>(old: T, next: T): T {
  if (isSame(old, next)) return old
  if (Array.isArray(old) && Array.isArray(next))
    return next.map((each: unknown, at) => keepSame<unknown>(old[at], each)) as T
  if (typeof old !== 'object' || typeof next !== 'object' || !old || !next || Array.isArray(next)) return next
  const known = old as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(next).map(([key, each]) => [key, keepSame<unknown>(known[key], each)]),
  ) as T
}
