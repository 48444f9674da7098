import { sql, type Selectable } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { AuthOneTimeTokens } from '#platform/db/schema.generated.ts'

export type OneTimeToken = Selectable<AuthOneTimeTokens>

export type TokenKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'phone_confirmation'
  | 'phone_change'
  | 'reauthentication'

export interface NewToken {
  user_id: string
  kind: TokenKind
  address: string
  link_hash: Buffer | null
  code_hash: Buffer
  drops_password: boolean
  flow_state_id: string | null
}

/** Stores a token for `seconds`, in the place of the one of its kind that the account had. */
export async function saveToken(rows: Rows, token: NewToken, seconds: number): Promise<void> {
  const expires_at = sql<string>`now() + make_interval(secs => ${seconds})`
  const { user_id: _user, kind: _kind, drops_password, ...fresh } = token
  await rows
    .insertInto('auth.one_time_tokens')
    .values({ ...token, expires_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({
        ...fresh,
        expires_at,
        misses: 0,
        confirmed_at: null,
        created_at: sql`now()`,
        // Once in doubt, a password stays in doubt: asking for another letter must not clear it.
        drops_password: sql`one_time_tokens.drops_password or ${drops_password}`,
      }),
    )
    .execute()
}

/** Whose link this is, or undefined. */
export async function findByLink(rows: Rows, linkHash: Buffer): Promise<OneTimeToken | undefined> {
  return rows
    .selectFrom('auth.one_time_tokens')
    .selectAll()
    .where('link_hash', '=', linkHash)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
}

/**
 * The tokens that were sent to an address, newest first. There can be several: two accounts may both have asked to
 * move to one address.
 */
export async function findByAddress(
  rows: Rows,
  kinds: readonly TokenKind[],
  address: string,
): Promise<OneTimeToken[]> {
  return rows
    .selectFrom('auth.one_time_tokens')
    .selectAll()
    .where('address', '=', address)
    .where('kind', 'in', kinds)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()
}

export async function readToken(
  rows: Rows,
  userId: string,
  kind: TokenKind,
): Promise<OneTimeToken | undefined> {
  return rows
    .selectFrom('auth.one_time_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
}

/** Counts a wrong code. */
export async function noteMiss(rows: Rows, token: OneTimeToken): Promise<void> {
  await rows
    .updateTable('auth.one_time_tokens')
    .set({ misses: sql`misses + 1` })
    .where('user_id', '=', token.user_id)
    .where('kind', '=', token.kind)
    .execute()
}

/** Marks a token as proven and takes what proved it away, so that it is never proven twice. */
export async function markConfirmed(rows: Rows, token: OneTimeToken): Promise<void> {
  await rows
    .updateTable('auth.one_time_tokens')
    .set({ confirmed_at: sql`now()`, link_hash: null, code_hash: null })
    .where('user_id', '=', token.user_id)
    .where('kind', '=', token.kind)
    .execute()
}

/** Forgets what is on its way to a person, all of it or one kind: it must not open anything any more. */
export async function deleteTokens(rows: Rows, userId: string, kind?: TokenKind): Promise<void> {
  let query = rows.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId)
  if (kind) query = query.where('kind', '=', kind)
  await query.execute()
}
