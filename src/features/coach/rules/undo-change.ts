import * as z from 'zod/mini'

/**
 * One value that an accepted change wrote: a field of a row, or (`item`) an entry of a list by its id, or (`part`) one
 * of that entry's own values. `before` is null where there was nothing.
 */
export const Touched = z.object({
  field: z.string().check(z.maxLength(60)),
  item: z.optional(z.string().check(z.maxLength(64))),
  part: z.optional(z.string().check(z.maxLength(60))),
  before: z.unknown(),
  after: z.unknown(),
})
export type Touched = z.infer<typeof Touched>

type Content = Record<string, unknown>
type Item = Content & { id: string }

/** What lies between two states of a row, as small as it can be said. */
export function touchedBy(before: Content, after: Content): Touched[] {
  return Object.keys(after).flatMap((field): Touched[] => {
    const [was, is] = [before[field], after[field]]
    if (isSame(was, is)) return []
    if (!isItems(was) || !isItems(is)) return [{ field, before: was ?? null, after: is ?? null }]
    return is.flatMap((item): Touched[] => {
      const old = was.find(({ id }) => id === item.id)
      if (!old) return [{ field, item: item.id, before: null, after: item }]
      return [...new Set([...Object.keys(old), ...Object.keys(item)])]
        .filter((part) => !isSame(old[part], item[part]))
        .map((part) => ({
          field,
          item: item.id,
          part,
          before: old[part] ?? null,
          after: item[part] ?? null,
        }))
    })
  })
}

/**
 * Takes a change back out of a row as it is now. Three states are compared: what stood there before, what the change
 * wrote, and what stands there now. Where the person has written since, theirs stays and is counted in `kept`.
 */
export function undoIn(now: Content, touched: readonly Touched[]): { value: Content; kept: number } {
  let kept = 0
  const value: Content = { ...now }
  for (const one of touched) {
    const next = undoOne(value[one.field], one)
    if (next === different) kept += 1
    else value[one.field] = next.value
  }
  return { value, kept }
}

const different = Symbol('The person has written here since.')

function undoOne(
  now: unknown,
  { item, part, before, after }: Touched,
): { value: unknown } | typeof different {
  if (item !== undefined) {
    const list = isItems(now) ? now : []
    const found = list.find(({ id }) => id === item)
    if (part === undefined)
      return found && isSame(found, after) ? { value: list.filter((one) => one !== found) } : different
    if (!found || !isSame(found[part] ?? null, after)) return different
    const { [part]: _gone, ...rest } = found
    const restored = before === null ? rest : { ...rest, [part]: before }
    return { value: list.map((one) => (one === found ? restored : one)) }
  }
  if (isSame(now ?? null, after)) return { value: before }
  // Lines that were added to a list are taken out of it one by one; the person's own around them stay.
  if (isLines(now) && isLines(before) && isLines(after)) {
    const added = after.filter((line) => !before.includes(line))
    const left = now.filter((line) => !added.includes(line))
    return left.length === now.length ? different : { value: left }
  }
  return different
}

function isItems(value: unknown): value is Item[] {
  return (
    Array.isArray(value) &&
    value.every((one) => typeof one === 'object' && one !== null && typeof (one as Item).id === 'string')
  )
}

function isLines(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

/** Whatever the order of an object's members: Postgres does not keep it. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}
