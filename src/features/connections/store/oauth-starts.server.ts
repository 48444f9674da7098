import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'

export interface StartRow {
  service: string
  stateHash: Buffer
  browserHash: Buffer
  verifierSealed: Buffer | null
}

/** How long somebody may take to say yes elsewhere. */
const lifetime = sql`interval '10 minutes'`
/** How many may be open at once: more is no person who changes their mind. */
const startsMost = 10

/** Keeps a start; the oldest of this person make room. */
export async function insertStart(rows: Rows, userId: string, start: StartRow): Promise<void> {
  await sql`
    delete from public.oauth_starts where user_id = ${userId} and id in (
      select id from public.oauth_starts where user_id = ${userId} order by created_at desc offset ${startsMost - 1}
    )`.execute(rows)
  await rows
    .insertInto('oauth_starts')
    .values({
      user_id: userId,
      service: start.service,
      state_hash: start.stateHash,
      browser_hash: start.browserHash,
      verifier_sealed: start.verifierSealed,
    })
    .execute()
}

/** Takes a start out, so that it counts once; undefined when there is none of this person and browser, or it is too old. */
export async function deleteStart(
  rows: Rows,
  userId: string,
  given: Pick<StartRow, 'stateHash' | 'browserHash'>,
): Promise<{ service: string; verifier_sealed: Buffer | null } | undefined> {
  const { rows: found } = await sql<{ service: string; verifier_sealed: Buffer | null }>`
    delete from public.oauth_starts
    where user_id = ${userId} and state_hash = ${given.stateHash} and browser_hash = ${given.browserHash}
      and created_at > now() - ${lifetime}
    returning service, verifier_sealed`.execute(rows)
  return found[0]
}

/** Forgets starts that nobody came back from. As the service. */
export async function sweepStarts(rows: Rows): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from public.oauth_starts where created_at < now() - ${lifetime}`.execute(rows)
  return Number(numAffectedRows ?? 0n)
}
