import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { Feed, FeedContent } from '../contract.ts'

const columns = [
  'id',
  'name',
  'contents',
  'detail',
  'morning_at',
  'evening_at',
  'address_made_at',
  'last_read_at',
  'version',
] as const

/** The feeds of a person, or the one that is named, in the order in which they were made. */
export async function readFeedRows(rows: Rows, userId: string, id?: string): Promise<Feed[]> {
  let query = rows.selectFrom('calendar_feeds').select(columns).where('user_id', '=', userId)
  if (id) query = query.where('id', '=', id)
  return (await query.orderBy('created_at').orderBy('id').execute()) as unknown as Feed[]
}

export async function insertFeed(
  rows: Rows,
  userId: string,
  content: FeedContent,
  hash: Buffer,
): Promise<Feed> {
  const row = await rows
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...content, contents: json(content.contents), address_hash: hash })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return row as unknown as Feed
}

/** Undefined when the version is not the stored one, or there is none. */
export async function updateFeed(
  rows: Rows,
  userId: string,
  id: string,
  { version, ...content }: FeedContent & { version: number },
): Promise<Feed | undefined> {
  const row = await rows
    .updateTable('calendar_feeds')
    .set({
      ...content,
      contents: json(content.contents),
      version: version + 1,
      updated_at: sql<string>`now()`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
  return row as unknown as Feed | undefined
}

/** Gives a feed another address; the one before opens nothing from now on. */
export async function renewFeedAddress(
  rows: Rows,
  userId: string,
  id: string,
  hash: Buffer,
): Promise<Feed | undefined> {
  const row = await rows
    .updateTable('calendar_feeds')
    .set({
      address_hash: hash,
      address_made_at: sql<string>`now()`,
      last_read_at: null,
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  return row as unknown as Feed | undefined
}

export async function deleteFeed(rows: Rows, userId: string, id: string): Promise<boolean> {
  const result = await rows
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** What lies under an address, as the database hands it out; null when there is nothing. As the service. */
export async function openFeed(
  rows: Rows,
  hash: Buffer,
  from: string,
  to: string,
): Promise<{ feed: unknown; rhythm: unknown; days: unknown[] } | null> {
  const { rows: found } = await sql<{
    answer: { feed: unknown; rhythm: unknown; days: unknown[] } | null
  }>`select public.read_calendar_feed(${hash}, ${from}::date, ${to}::date) as answer`.execute(rows)
  return found[0]?.answer ?? null
}
