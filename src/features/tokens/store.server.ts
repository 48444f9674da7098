import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { Token } from './contract.ts'

const columns = ['id', 'name', 'scope', 'expires_at', 'last_used_at', 'created_at', 'version'] as const

/** The keys of a person, or the one that is named, the newest first. */
export async function readTokenRows(rows: Rows, userId: string, id?: string): Promise<Token[]> {
  let query = rows.selectFrom('api_tokens').select(columns).where('user_id', '=', userId)
  if (id) query = query.where('id', '=', id)
  return (await query.orderBy('created_at', 'desc').orderBy('id').execute()) as Token[]
}

export async function insertToken(
  rows: Rows,
  userId: string,
  given: { name: string; expiresAt: Date | null; hash: Buffer },
): Promise<Token> {
  const row = await rows
    .insertInto('api_tokens')
    .values({
      user_id: userId,
      name: given.name,
      expires_at: given.expiresAt?.toISOString() ?? null,
      token_hash: given.hash,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return row as Token
}

/** Undefined when the version is not the stored one, or there is none. */
export async function updateToken(
  rows: Rows,
  userId: string,
  id: string,
  { version, name, scope }: Pick<Token, 'name' | 'scope' | 'version'>,
): Promise<Token | undefined> {
  const row = await rows
    .updateTable('api_tokens')
    .set({ name, scope, version: version + 1, updated_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
  return row as Token | undefined
}

export async function deleteToken(rows: Rows, userId: string, id: string): Promise<boolean> {
  const result = await rows
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Whose a key is; whether it is good is for the database to say when a request opens. As the service. */
export async function findToken(
  rows: Rows,
  hash: Buffer,
): Promise<{ user_id: string; id: string } | undefined> {
  return rows
    .selectFrom('api_tokens')
    .select(['user_id', 'id'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
}
