import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { Token } from './contract.ts'

const columns = [
  'id',
  'name',
  'scope',
  'reads',
  'opens_mcp',
  'expires_at',
  'last_used_at',
  'created_at',
  'version',
] as const

/** The keys of a person, or the one that is named, the newest first. */
export async function readTokenRows(rows: Rows, userId: string, id?: string): Promise<Token[]> {
  let query = rows
    .selectFrom('api_tokens')
    .select(columns)
    .where('user_id', '=', userId)
    // Those that the server made for itself are no keys: nobody knows what would open them.
    .where('made_for', '=', '')
  if (id) query = query.where('id', '=', id)
  return (await query.orderBy('created_at', 'desc').orderBy('id').execute()) as unknown as Token[]
}

export async function insertToken(
  rows: Rows,
  userId: string,
  given: Pick<Token, 'name' | 'scope' | 'reads' | 'opens_mcp'> & { expiresAt: Date | null; hash: Buffer },
): Promise<Token> {
  const row = await rows
    .insertInto('api_tokens')
    .values({
      user_id: userId,
      name: given.name,
      scope: given.scope,
      reads: json(given.reads),
      opens_mcp: given.opens_mcp,
      expires_at: given.expiresAt?.toISOString() ?? null,
      token_hash: given.hash,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return row as unknown as Token
}

interface Changed extends Pick<Token, 'name' | 'scope' | 'version'> {
  reads?: Token['reads'] | undefined
  opens_mcp?: boolean | undefined
}

/** Undefined when the version is not the stored one, or there is none. */
export async function updateToken(
  rows: Rows,
  userId: string,
  id: string,
  { version, name, scope, reads, opens_mcp }: Changed,
): Promise<Token | undefined> {
  const row = await rows
    .updateTable('api_tokens')
    .set({
      name,
      scope,
      ...(reads ? { reads: json(reads) } : {}),
      ...(opens_mcp === undefined ? {} : { opens_mcp }),
      version: version + 1,
      updated_at: sql<string>`now()`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('made_for', '=', '')
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
  return row as unknown as Token | undefined
}

export async function deleteToken(rows: Rows, userId: string, id: string): Promise<boolean> {
  const result = await rows
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('made_for', '=', '')
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export interface FoundToken extends Pick<Token, 'id' | 'name' | 'scope' | 'reads' | 'opens_mcp'> {
  user_id: string
  /** Whether its person has “Private conversation” on. */
  is_private: boolean
}

/** Whose a key is; whether it is good is for the database to say when a request opens. As the service. */
export async function findToken(rows: Rows, hash: Buffer): Promise<FoundToken | undefined> {
  const row = await rows
    .selectFrom('api_tokens')
    .leftJoin('profiles', 'profiles.user_id', 'api_tokens.user_id')
    .select(['api_tokens.user_id', 'api_tokens.id', 'name', 'scope', 'reads', 'opens_mcp'])
    .select(sql<boolean>`coalesce(profiles.preferences ->> 'privacy_mode' = 'true', false)`.as('is_private'))
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return row as unknown as FoundToken | undefined
}

/** Counts that a key asked, by the day; the person reads it among what happened to their account. As the service. */
export async function countUse(rows: Rows, { user_id: userId, id }: FoundToken): Promise<void> {
  await sql`select public.count_key_use(${userId}, ${id})`.execute(rows)
}
