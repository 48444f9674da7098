import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'

export interface TurnCount {
  /** Turns of this day, this one included. */
  turns: number
  /** Turns of this minute, this one included; the minute begins with its first turn. */
  minuteTurns: number
  /** Seconds until the next minute begins. */
  secondsLeft: number
  /** How long the person has talked with software today, and how long it is since their turn before; null: never. */
  activeSeconds: number
  secondsSince: number | null
}

/** A pause of this many seconds is no talk any more. */
const pauseSeconds = 1_800

/** Counts a turn of a day, in one statement, so that two tabs cannot both be the last one that is allowed. */
export async function countTurn(rows: Rows, userId: string, day: string): Promise<TurnCount> {
  const isNewMinute = sql<boolean>`ai_usage.minute_start <= now() - interval '60 seconds'`
  const gap = sql<number>`extract(epoch from now() - ai_usage.updated_at)::integer`
  const row = await rows
    // A statement sees the rows as they were before it, also those that it writes itself.
    .with('before', (query) =>
      query
        .selectFrom('ai_usage')
        .select(sql<number | null>`extract(epoch from now() - max(updated_at))::integer`.as('seconds_since'))
        .where('user_id', '=', userId),
    )
    .insertInto('ai_usage')
    .values({ user_id: userId, day, turns: 1, minute_turns: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({
        turns: sql<number>`ai_usage.turns + 1`,
        minute_start: sql<string>`case when ${isNewMinute} then now() else ai_usage.minute_start end`,
        minute_turns: sql<number>`case when ${isNewMinute} then 1 else ai_usage.minute_turns + 1 end`,
        active_seconds: sql<number>`ai_usage.active_seconds + case when ${gap} < ${pauseSeconds} then ${gap} else 0 end`,
        updated_at: sql<string>`now()`,
      }),
    )
    .returning((eb) => [
      'turns',
      'active_seconds',
      'minute_turns',
      eb.selectFrom('before').select('seconds_since').as('seconds_since'),
      sql<number>`ceil(extract(epoch from minute_start + interval '60 seconds' - now()))::integer`.as(
        'seconds_left',
      ),
    ])
    .executeTakeFirstOrThrow()
  return {
    turns: row.turns,
    minuteTurns: row.minute_turns,
    secondsLeft: Math.max(1, row.seconds_left),
    activeSeconds: row.active_seconds,
    secondsSince: row.seconds_since,
  }
}

/**
 * Takes one of the model turns of a day before the provider is called; false when none is left. Two tabs cannot both
 * take the last one.
 */
export async function reserveModelTurn(
  rows: Rows,
  userId: string,
  day: string,
  most: number,
): Promise<boolean> {
  const result = await rows
    .updateTable('ai_usage')
    .set({ model_turns: sql<number>`model_turns + 1` })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('model_turns', '<', most)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export interface ModelUse {
  tokensIn: number
  tokensOut: number
  microCost: number
}

export async function addModelUse(rows: Rows, userId: string, day: string, use: ModelUse): Promise<void> {
  await rows
    .updateTable('ai_usage')
    .set({
      tokens_in: sql<number>`tokens_in + ${use.tokensIn}`,
      tokens_out: sql<number>`tokens_out + ${use.tokensOut}`,
      micro_cost: sql<number>`micro_cost + ${use.microCost}`,
    })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute()
}

/**
 * Takes the most that a turn can cost out of the server's day before the provider is called; false when that would
 * go over `budget` (millionths of the operator's currency; 0 is none). As the service: the day belongs to nobody.
 */
export async function reserveSpend(
  rows: Rows,
  day: string,
  microCost: number,
  budget: number,
): Promise<boolean> {
  // Where nothing has a price there is nothing to write down.
  if (microCost === 0) return true
  if (budget > 0 && microCost > budget) return false
  const row = await rows
    .insertInto('ai_spend')
    .values({ day, micro_cost: microCost })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ micro_cost: sql<number>`ai_spend.micro_cost + ${microCost}` })
        .where(
          budget > 0 ? sql<boolean>`ai_spend.micro_cost + ${microCost} <= ${budget}` : sql<boolean>`true`,
        ),
    )
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives back what a turn had reserved and did not use; negative when it used more than was thought. */
export async function settleSpend(rows: Rows, day: string, unused: number): Promise<void> {
  if (unused === 0) return
  await rows
    .updateTable('ai_spend')
    .set({ micro_cost: sql<number>`greatest(0, micro_cost - ${unused})` })
    .where('day', '=', day)
    .execute()
}

/** Counts a question to the public bot in this hour and forgets the hours before. `key` is no address but its hash. */
export async function countHelpQuestion(rows: Rows, key: string): Promise<number> {
  await rows
    .deleteFrom('chat_limits')
    .where('window_start', '<', sql<string>`date_trunc('hour', now())`)
    .execute()
  const row = await rows
    .insertInto('chat_limits')
    .values({ key, window_start: sql<string>`date_trunc('hour', now())`, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql<number>`chat_limits.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return row.hits
}
