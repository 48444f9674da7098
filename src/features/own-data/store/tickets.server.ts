import type { Claims, Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'

/** Keeps the hash of a ticket, in place of the one that was there. */
export async function writeTicket(
  rows: Rows,
  claims: Claims,
  given: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  const ticket = {
    ticket_hash: given.hash,
    claims: json(claims),
    expires_at: given.expiresAt.toISOString(),
  }
  await rows
    .insertInto('archive_tickets')
    .values({ user_id: claims.sub, ...ticket })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(ticket))
    .execute()
}

/** Takes a ticket away and answers who it was made for; undefined when it was used, or is too old. As the service. */
export async function useTicket(rows: Rows, hash: Buffer, now: Date): Promise<Claims | undefined> {
  const row = await rows
    .deleteFrom('archive_tickets')
    .where('ticket_hash', '=', hash)
    .returning(['claims', 'expires_at'])
    .executeTakeFirst()
  return row && new Date(row.expires_at) > now ? (row.claims as Claims) : undefined
}
