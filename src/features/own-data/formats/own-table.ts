import * as z from 'zod/mini'
import { Version } from '#platform/contract/limits.ts'

export type Row = Record<string, unknown>

/** One kind of rows that belong to a person, as it travels in an archive. */
export interface OwnTable {
  /** The table in the schema `public`. */
  name: string
  title: string
  /** The columns that name a row beside the person, in the order of the export. */
  key: readonly string[]
  /** What a row must look like to be taken in; it names every column but `user_id`. */
  row: z.ZodMiniType<Row>
  /** The heading of one row in the readable files. */
  heading: (row: Row) => string
  /** The columns with words for a reader, in order, and what stands above each. */
  words: readonly (readonly [column: string, label: string])[]
  /** The column with the name of a file that travels along, and the folder of the archive it lies in. */
  file?: { column: string; folder: string }
  /** When a row last changed; `updated_at` unless it is said. */
  changedAt?: string
  /** Columns that mean nothing elsewhere: the database makes them. */
  made?: readonly string[]
}

/** A point in time as Postgres writes it into JSON. */
export const Instant = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/, {
    error: 'This is no point in time.',
  }),
  z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'This point in time does not exist.' }),
)
const stamps = { version: Version.check(z.gte(1)), created_at: Instant, updated_at: Instant }
/** Whole rows: a column that an archive leaves out is a row that nobody can trust. */
export const rowOf = <S extends z.core.$ZodShape>(shape: S) => z.object({ ...shape, ...stamps })
export const text = (value: unknown) => (typeof value === 'string' ? value : '')
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
