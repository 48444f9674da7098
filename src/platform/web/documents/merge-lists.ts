import { isSame, mergeFields } from './merge.ts'
import type { Merge } from './types.ts'

/**
 * Three-way merges of lists. They lose no word: what one side added, changed or typed is in the result, and a text
 * that both sides changed differently is kept twice. The result may be longer than either side.
 */

/** How one list of a document is joined, and how many entries the server takes in it. */
export type ListRule<L> = { join: (base: L, mine: L, theirs: L) => L; isTooLong: (joined: L) => boolean }

/**
 * Joins a document field by field, its lists by their own rules. A joined list that the server would refuse becomes a
 * conflict, which keeps mine and shows both.
 */
export function mergeWithLists<V extends object>(
  lists: { [K in keyof V & string]?: ListRule<V[K]> },
  ...[base, mine, theirs]: Parameters<Merge<V>>
): ReturnType<Merge<V>> {
  const plain = mergeFields(base, mine, theirs)
  const value = { ...plain.value }
  const conflicts = plain.conflicts.filter(({ field }) => !(field in lists))
  for (const field of Object.keys(lists) as (keyof V & string)[]) {
    const rule = lists[field]
    if (!rule) continue
    const joined = rule.join(base[field], mine[field], theirs[field])
    if (rule.isTooLong(joined)) conflicts.push({ field, mine: mine[field], theirs: theirs[field] })
    value[field] = rule.isTooLong(joined) ? mine[field] : joined
  }
  return { value, conflicts }
}

/**
 * Joins two changes of a list of lines that have no names. A changed line counts as one that went and one that came,
 * so that two different changes of the same line both stay.
 */
export function mergeLines(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  if (isSame(mine, base)) return [...theirs]
  if (isSame(theirs, base)) return [...mine]
  const merged = without(mine, goneFrom(base, theirs))
  for (const line of without(theirs, base)) {
    if (without([line], mine).length === 0) continue
    merged.splice(placeAfter(theirs, line, merged), 0, line)
  }
  return merged
}

/** The lines of `base` that a side no longer has; a line that stands twice counts twice. */
function goneFrom(base: readonly string[], side: readonly string[]): string[] {
  return without(base, side)
}

/** `list` less one occurrence for each of `taken`. */
function without(list: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken]
  return list.filter((line) => {
    const at = left.indexOf(line)
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}

function placeAfter(theirs: readonly string[], line: string, merged: readonly string[]): number {
  for (let at = theirs.indexOf(line) - 1; at >= 0; at--) {
    const before = merged.indexOf(theirs[at] ?? '')
    if (before >= 0) return before + 1
  }
  return merged.length
}

interface Named {
  id: string
}

/**
 * Joins two changes of a list of named entries. `textFields` are those that a person types: when both sides changed
 * one of them differently, their entry follows mine as a second one under a new id. Other fields take the side that
 * changed, mine when both did. Who changed the order decides it, mine when both did.
 */
export function mergeEntries<E extends Named>(
  base: readonly E[],
  mine: readonly E[],
  theirs: readonly E[],
  textFields: readonly (keyof E & string)[],
): E[] {
  if (isSame(mine, base)) return [...theirs]
  if (isSame(theirs, base)) return [...mine]
  const before = byId(base)
  const here = byId(mine)
  const there = byId(theirs)
  const taken = new Set([...before.keys(), ...here.keys(), ...there.keys()])
  const joined = (id: string): E[] => {
    const [old, my, their] = [before.get(id), here.get(id), there.get(id)]
    if (my && their) return mergeEntry(old, my, their, textFields, taken)
    const left = my ?? their
    // Taken out on one side and untouched on the other: out. Changed meanwhile: what was typed is worth more.
    return left && !(old && isSame(left, old)) ? [left] : []
  }
  return joinOrder([...before.keys()], [...here.keys()], [...there.keys()]).flatMap(joined)
}

function mergeEntry<E extends Named>(
  base: E | undefined,
  mine: E,
  theirs: E,
  textFields: readonly (keyof E & string)[],
  taken: Set<string>,
): E[] {
  const merged: E = { ...theirs }
  let hasBoth = false
  for (const field of new Set([...Object.keys(mine), ...Object.keys(theirs)]) as Set<keyof E & string>) {
    if (isSame(mine[field], theirs[field]) || isSame(mine[field], base?.[field])) continue
    merged[field] = mine[field]
    const isTyped = textFields.includes(field) && textOf(theirs[field]) !== ''
    hasBoth ||= isTyped && !isSame(theirs[field], base?.[field])
  }
  return hasBoth ? [merged, { ...theirs, id: freeId(theirs.id, taken) }] : [merged]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** An id made from another one, the same on every device that joins the same two sides. */
function freeId(id: string, taken: Set<string>): string {
  for (let n = 2; ; n++) {
    const made = `${id.slice(0, 58)}-${n}`
    if (taken.has(made)) continue
    taken.add(made)
    return made
  }
}

function joinOrder(base: string[], mine: string[], theirs: string[]): string[] {
  const both = (ids: string[], others: string[]) => ids.filter((id) => others.includes(id))
  const isMoved = !isSame(both(mine, base), both(base, mine))
  const [lead, follow] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = [...lead]
  follow.forEach((id, at) => {
    if (order.includes(id)) return
    const previous = follow.slice(0, at).findLast((known) => order.includes(known))
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  })
  return order
}

function byId<E extends Named>(list: readonly E[]): Map<string, E> {
  return new Map(list.map((entry) => [entry.id, entry]))
}
