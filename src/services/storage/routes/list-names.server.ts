import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { readBody } from '../body.server.ts'
import { asCaller, readCaller } from '../caller.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { listNames, type NamedEntry, type NamesPage } from '../store/listings.server.ts'
import { describeEntry } from './list.server.ts'

const Body = z.object({
  prefix: z.string().max(1000).default(''),
  limit: z.int().min(1).max(1000).default(1000),
  cursor: z.string().max(4000).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .optional(),
})

type Sorting = Pick<NamesPage, 'column' | 'order' | 'after'>

/** Names of a bucket, page after page; how they are sorted stays as it was on the first page. */
export function listNamesRoute(app: FastifyInstance, parts: StorageParts): void {
  app.post<{ Params: { bucket: string } }>('/object/list-v2/:bucket', async (request) => {
    const caller = await readCaller(parts, request)
    const { prefix, limit, cursor, with_delimiter: byFolder, sortBy } = readBody(request.body, Body)
    const { column = 'name', order = 'asc' } = sortBy ?? {}
    const sorting: Sorting = cursor === undefined ? { column, order, after: null } : readCursor(cursor)
    const page = { ...sorting, bucket: request.params.bucket, prefix, byFolder, limit: limit + 1 }
    const entries = await asCaller(parts, caller, (rows) => listNames(rows, page))
    const shown = entries.slice(0, limit)
    const last = shown.at(-1)
    const hasNext = entries.length > limit && last !== undefined
    return {
      hasNext,
      ...(hasNext ? { nextCursor: writeCursor(sorting, last), nextCursorKey: keyOf(last) } : {}),
      folders: shown
        .filter((entry) => entry.id === null)
        .map((entry) => ({ key: keyOf(entry), ...describeEntry(entry) })),
      objects: shown.filter((entry) => entry.id !== null).map(describeObject),
    }
  })
}

function describeObject(entry: NamedEntry) {
  const { id, name, metadata, ...times } = describeEntry(entry)
  return { id, name, metadata, ...times }
}

function keyOf(entry: NamedEntry): string {
  return entry.id === null ? entry.name.slice(0, -1) : entry.name
}

/** Lines of a letter and a value, as the protocol has them; clients hand them back as they are. */
function writeCursor({ column, order }: Sorting, last: NamedEntry): string {
  const lines =
    column === 'name' && order === 'asc'
      ? [`l:${last.name}`]
      : [`l:${last.name}`, `o:${order}`, `c:${column}`, `a:${last.time}`]
  return Buffer.from(lines.join('\n')).toString('base64')
}

const Cursor = z.object({
  l: z.string().min(1).max(1000),
  o: z.enum(['asc', 'desc']).default('asc'),
  c: z.enum(['name', 'created_at', 'updated_at']).default('name'),
  a: z.coerce.number().int().min(0).max(8_640_000_000_000_000).default(0),
})

function readCursor(cursor: string): Sorting {
  const lines = Buffer.from(cursor, 'base64').toString().split('\n')
  const read = Cursor.safeParse(Object.fromEntries(lines.map((line) => [line[0], line.slice(2)])))
  if (!read.success) throw refuse('InvalidParameter', 'Invalid Parameter cursor')
  const { l: name, o: order, c: column, a: time } = read.data
  return { column, order, after: { name, time } }
}
