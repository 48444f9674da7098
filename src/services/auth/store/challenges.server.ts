import { sql, type Selectable } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { AuthFactorChallenges } from '#platform/db/schema.generated.ts'
import type { FactorRow } from './factors.server.ts'

export type ChallengeRow = Selectable<AuthFactorChallenges>

/** Seconds for which a challenge can be answered. */
const lifeSeconds = 300

/** Opens a challenge and notes it with the factor; those of the person that ran out are forgotten. */
export async function insertChallenge(
  rows: Rows,
  factor: FactorRow,
  { ip, codeHash, nonce }: { ip: string; codeHash?: Buffer; nonce?: string },
): Promise<ChallengeRow> {
  await rows
    .deleteFrom('auth.factor_challenges')
    .where('user_id', '=', factor.user_id)
    .where('expires_at', '<', sql<string>`now() - interval '1 hour'`)
    .execute()
  await rows
    .updateTable('auth.factors')
    .set({ last_challenged_at: sql`now()` })
    .where('user_id', '=', factor.user_id)
    .where('id', '=', factor.id)
    .execute()
  return rows
    .insertInto('auth.factor_challenges')
    .values({
      user_id: factor.user_id,
      factor_id: factor.id,
      ip,
      code_hash: codeHash ?? null,
      nonce: nonce ?? null,
      expires_at: sql<string>`now() + make_interval(secs => ${lifeSeconds})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function readChallenge(
  rows: Rows,
  factor: FactorRow,
  challengeId: string,
): Promise<ChallengeRow | undefined> {
  return rows
    .selectFrom('auth.factor_challenges')
    .selectAll()
    .where('user_id', '=', factor.user_id)
    .where('factor_id', '=', factor.id)
    .where('id', '=', challengeId)
    .executeTakeFirst()
}

/** Takes a challenge out of use. False when somebody else did so before. */
export async function consumeChallenge(rows: Rows, challenge: ChallengeRow): Promise<boolean> {
  const used = await rows
    .updateTable('auth.factor_challenges')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', challenge.user_id)
    .where('id', '=', challenge.id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}
