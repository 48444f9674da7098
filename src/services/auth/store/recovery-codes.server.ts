import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { FactorRow } from './factors.server.ts'

/** The set of somebody's recovery codes, locked until the transaction ends. */
export async function lockRecoveryFactor(rows: Rows, userId: string): Promise<FactorRow | undefined> {
  const query = rows.selectFrom('auth.factors').selectAll().where('user_id', '=', userId)
  return query.where('factor_type', '=', 'recovery_code').forUpdate().executeTakeFirst()
}

/** Puts new codes in the place of all that were there, used or not. */
export async function replaceCodes(rows: Rows, factor: FactorRow, hashes: Buffer[]): Promise<void> {
  const { user_id, id: factor_id } = factor
  await rows
    .deleteFrom('auth.recovery_codes')
    .where('user_id', '=', user_id)
    .where('factor_id', '=', factor_id)
    .execute()
  await rows
    .insertInto('auth.recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id, factor_id, code_hash })))
    .execute()
}

/** Uses a code up. False when it is none of the set, or was used before. */
export async function consumeCode(rows: Rows, factor: FactorRow, hash: Buffer): Promise<boolean> {
  const used = await rows
    .updateTable('auth.recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', factor.user_id)
    .where('factor_id', '=', factor.id)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

export async function countCodes(
  rows: Rows,
  factor: FactorRow,
): Promise<{ total: number; remaining: number }> {
  const found = await rows
    .selectFrom('auth.recovery_codes')
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.countAll<string>().filterWhere('used_at', 'is', null).as('remaining'),
    ])
    .where('user_id', '=', factor.user_id)
    .where('factor_id', '=', factor.id)
    .executeTakeFirstOrThrow()
  return { total: Number(found.total), remaining: Number(found.remaining) }
}
