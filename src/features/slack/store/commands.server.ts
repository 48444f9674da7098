import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'

/** Keeps a signature; false when it came before. As the service. */
export async function noteSignature(rows: Rows, signature: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await rows
    .insertInto('slack_signatures')
    .values({ signature })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Forgets signatures that are too old to be taken anyway. As the service. */
export async function sweepSignatures(rows: Rows): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from public.slack_signatures where heard_at < now() - interval '20 minutes'`.execute(
      rows,
    )
  return Number(numAffectedRows ?? 0n)
}

/**
 * Goes on in a transaction of the service as the person whom somebody in Slack is here: from then on row-level security lets
 * through their rows and nothing else. Null when nobody is connected; the transaction then stays what it was.
 */
export async function becomePerson(rows: Rows, team: string, slackUser: string): Promise<string | null> {
  const { rows: found } = await sql<{ person: string | null }>`
    select public.open_slack_person(${team}, ${slackUser}) as person`.execute(rows)
  const person = found[0]?.person ?? null
  if (person !== null) await sql`set local role balanse_user`.execute(rows)
  return person
}
