import { sql, type Insertable, type Selectable } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { AuthFactors } from '#platform/db/schema.generated.ts'

export type FactorRow = Selectable<AuthFactors>
/** Kinds that are added one by one; a set of recovery codes is a factor of its own kind beside them. */
export type FactorType = 'totp' | 'phone' | 'webauthn'

/** Oldest first. */
export async function readFactors(rows: Rows, userId: string): Promise<FactorRow[]> {
  const query = rows.selectFrom('auth.factors').selectAll().where('user_id', '=', userId)
  return query.orderBy('created_at').orderBy('id').execute()
}

export async function readFactorsOfAll(rows: Rows, userIds: string[]): Promise<FactorRow[]> {
  if (userIds.length === 0) return []
  const query = rows.selectFrom('auth.factors').selectAll().where('user_id', 'in', userIds)
  return query.orderBy('created_at').orderBy('id').execute()
}

/** The factor, locked until the transaction ends: two codes for it are looked at one after the other. */
export async function lockFactor(
  rows: Rows,
  userId: string,
  factorId: string,
): Promise<FactorRow | undefined> {
  const query = rows.selectFrom('auth.factors').selectAll().where('user_id', '=', userId)
  return query.where('id', '=', factorId).forUpdate().executeTakeFirst()
}

/** Answers undefined when the person has a factor of this name already. */
export async function insertFactor(
  rows: Rows,
  factor: Insertable<AuthFactors> & { factor_type: FactorType | 'recovery_code' },
): Promise<FactorRow | undefined> {
  const insert = rows.insertInto('auth.factors').values(factor)
  return insert
    .onConflict((conflict) => conflict.columns(['user_id', 'friendly_name']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export type FactorChange = Partial<
  Omit<FactorRow, 'user_id' | 'id' | 'factor_type' | 'created_at' | 'updated_at' | 'credential'>
> & { credential?: unknown }

export async function changeFactor(rows: Rows, factor: FactorRow, change: FactorChange): Promise<FactorRow> {
  const { credential, ...columns } = change
  return rows
    .updateTable('auth.factors')
    .set({
      ...columns,
      ...(credential === undefined ? {} : { credential: json(credential) }),
      updated_at: sql`now()`,
    })
    .where('user_id', '=', factor.user_id)
    .where('id', '=', factor.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteFactor(rows: Rows, factor: FactorRow): Promise<void> {
  const query = rows.deleteFrom('auth.factors').where('user_id', '=', factor.user_id)
  await query.where('id', '=', factor.id).execute()
}

/** Enrolments that somebody left half-way: never verified, never asked for, older than five minutes. */
export async function sweepUnverified(rows: Rows, userId: string): Promise<void> {
  await rows
    .deleteFrom('auth.factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where('last_challenged_at', 'is', null)
    .where('created_at', '<', sql<string>`now() - interval '5 minutes'`)
    .execute()
}

/** The other enrolments of the type of a factor that has just been verified. */
export async function deleteOtherUnverified(rows: Rows, factor: FactorRow): Promise<void> {
  await rows
    .deleteFrom('auth.factors')
    .where('user_id', '=', factor.user_id)
    .where('factor_type', '=', factor.factor_type)
    .where('status', '=', 'unverified')
    .where('id', '!=', factor.id)
    .execute()
}
