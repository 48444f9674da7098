import { hash, randomUUID } from 'node:crypto'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { AuthFlowStates } from '#platform/db/schema.generated.ts'

export type FlowState = Selectable<AuthFlowStates>

/** Keeps the beginning of a sign-in, and forgets those that nobody can end any more. */
export async function insertFlowState(rows: Rows, flow: Insertable<AuthFlowStates>): Promise<FlowState> {
  // A letter is good for a day at most, and a code for minutes.
  await rows
    .deleteFrom('auth.flow_states')
    .where('created_at', '<', sql<string>`now() - interval '2 days'`)
    .execute()
  return rows.insertInto('auth.flow_states').values(flow).returningAll().executeTakeFirstOrThrow()
}

/**
 * Takes the `state` that a provider's answer brings back: once, and only within `seconds` of the beginning.
 * Undefined when it is unknown, too old or was taken before. `id` must be a uuid.
 */
export async function takeState(rows: Rows, id: string, seconds: number): Promise<FlowState | undefined> {
  return rows
    .updateTable('auth.flow_states')
    .set({ state_used_at: sql`now()` })
    .where('id', '=', id)
    .where('state_used_at', 'is', null)
    .where('created_at', '>', sql<string>`now() - make_interval(secs => ${seconds})`)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Gives out the code of a flow, now that it is known whose it is; only its hash is stored. A flow has one code:
 * undefined when it was given out before, or when there is no such flow.
 */
export async function issueAuthCode(
  rows: Rows,
  flowId: string,
  userId: string,
): Promise<{ code: string; flow: FlowState } | undefined> {
  const code = randomUUID()
  const flow = await rows
    .updateTable('auth.flow_states')
    .set({ user_id: userId, auth_code_hash: hashAuthCode(code), auth_code_issued_at: sql`now()` })
    .where('id', '=', flowId)
    .where('auth_code_hash', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return flow && { code, flow }
}

/** The flow of a code, locked until the transaction ends: a code that comes twice at once is taken once. */
export async function lockByAuthCode(
  rows: Rows,
  code: string,
  seconds: number,
): Promise<{ flow: FlowState; isExpired: boolean } | undefined> {
  const found = await rows
    .selectFrom('auth.flow_states')
    .selectAll()
    .select(
      sql<boolean>`auth_code_issued_at <= now() - make_interval(secs => ${seconds})`.as('is_code_expired'),
    )
    .where('auth_code_hash', '=', hashAuthCode(code))
    .forUpdate()
    .executeTakeFirst()
  if (!found) return undefined
  const { is_code_expired: isExpired, ...flow } = found
  return { flow, isExpired }
}

/** Keeps what a service gave for its own API until the code is exchanged. */
export async function keepProviderTokens(rows: Rows, flowId: string, sealed: Buffer): Promise<void> {
  await rows
    .updateTable('auth.flow_states')
    .set({ provider_tokens: sealed })
    .where('id', '=', flowId)
    .execute()
}

/** Keeps more with what a flow was begun with. */
export async function keepProviderSecrets(rows: Rows, flowId: string, sealed: Buffer): Promise<void> {
  await rows
    .updateTable('auth.flow_states')
    .set({ provider_secrets: sealed })
    .where('id', '=', flowId)
    .execute()
}

export async function deleteFlowState(rows: Rows, flowId: string): Promise<void> {
  await rows.deleteFrom('auth.flow_states').where('id', '=', flowId).execute()
}

/** 122 random bits need no key. */
function hashAuthCode(code: string): Buffer {
  return Buffer.from(hash('sha256', code, 'hex'), 'hex')
}
