import * as z from 'zod/mini'

/** One line of writing: an intention, a task, a goal. */
export const lineMax = 500
/** A page of writing: a vision, a journal entry. Roughly 16,000 words. */
export const pageMax = 100_000

/**
 * Postgres stores neither NUL nor half a surrogate pair. Both are invisible, so they are taken out rather than
 * refused: a pasted text must never be turned away for a character that nobody can see.
 */
const storable = z.overwrite<string>((text) => text.replaceAll('\0', '').toWellFormed())

export const Line = z
  .string()
  .check(storable, z.maxLength(lineMax, { error: `Please keep this under ${lineMax} characters.` }))
export const Page = z
  .string()
  .check(
    storable,
    z.maxLength(pageMax, { error: `Please keep this under ${pageMax.toLocaleString('en-GB')} characters.` }),
  )
/** Identifiers of list items are made in the browser (crypto.randomUUID), so only their shape is checked. */
export const ItemId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
/** Rows carry a version; a save names the version it was based on, 0 when there was no row yet. */
export const Version = z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647))
/** A point in time as ISO 8601 text. */
export const Instant = z.string()
