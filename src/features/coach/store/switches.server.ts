import type { Rows } from '#platform/db/database.server.ts'
import type { ModelDecision } from '../rules/limits.ts'

export interface ModelSwitch extends ModelDecision {
  version: number
  /** E-mail address of the admin at the time. */
  by: string
  at: string
}

/** The last decisions about the model, the newest first; the first of them is in force. As the service. */
export async function readModelSwitches(rows: Rows, most: number): Promise<ModelSwitch[]> {
  const found = await rows
    .selectFrom('model_switches')
    .select(['version', 'is_off', 'daily_budget', 'switched_by_email', 'created_at'])
    .orderBy('version', 'desc')
    .limit(most)
    .execute()
  return found.map((row) => ({
    version: row.version,
    isOff: row.is_off,
    dailyBudget: row.daily_budget,
    by: row.switched_by_email,
    at: row.created_at,
  }))
}

/** Writes one decision down. False when somebody else wrote this version first. */
export async function insertModelSwitch(
  rows: Rows,
  given: ModelDecision & { version: number; userId: string; email: string },
): Promise<boolean> {
  const result = await rows
    .insertInto('model_switches')
    .values({
      version: given.version,
      is_off: given.isOff,
      daily_budget: given.dailyBudget,
      switched_by: given.userId,
      switched_by_email: given.email,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** What the model cost on the last days, the newest first. As the service. */
export async function readSpend(rows: Rows, days: number): Promise<{ day: string; cost: number }[]> {
  const found = await rows
    .selectFrom('ai_spend')
    .select(['day', 'micro_cost'])
    .orderBy('day', 'desc')
    .limit(days)
    .execute()
  return found.map(({ day, micro_cost }) => ({ day, cost: micro_cost }))
}
