import { sql } from 'kysely'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { Change } from '../rules/change.ts'
import { undoDays, type Action, type Decision } from '../rules/kept.ts'
import { Touched } from '../rules/undo-change.ts'

/** More answers than these nobody looks through; what is never to be suggested comes first. */
const listMost = 300

export async function readActionRows(rows: Rows, userId: string): Promise<Action[]> {
  const found = await rows
    .selectFrom('coach_actions')
    .select(['id', 'decision', 'change', 'made_by', 'undone_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy(sql`decision = 'never'`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(listMost)
    .execute()
  // A change of another version of this program is left out rather than guessed at.
  return found.filter(({ change }) => Change.safeParse(change).success) as unknown as Action[]
}

/** What a person never wants to be offered again. */
export async function readNeverRows(rows: Rows, userId: string): Promise<Change[]> {
  const found = await rows
    .selectFrom('coach_actions')
    .select('change')
    .where('user_id', '=', userId)
    .where('decision', '=', 'never')
    .orderBy('created_at', 'desc')
    .limit(listMost)
    .execute()
  return found.flatMap(({ change }) => {
    const read = Change.safeParse(change)
    return read.success ? [read.data] : []
  })
}

interface Accepted {
  decision: Decision
  change: Change
  touched: Touched[]
  undone_at: string | null
  can_undo: boolean
}

/** One answer, locked until the transaction ends: a second tap waits for the first. */
export async function lockActionRow(rows: Rows, userId: string, id: string): Promise<Accepted | undefined> {
  const row = await rows
    .selectFrom('coach_actions')
    .select(['decision', 'change', 'touched', 'undone_at'])
    .select(sql<boolean>`created_at > now() - make_interval(days => ${undoDays})`.as('can_undo'))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row as unknown as Accepted | undefined
}

interface Answered extends Pick<Action, 'decision' | 'change' | 'made_by'> {
  touched: readonly Touched[]
}

export async function writeActionRow(
  rows: Rows,
  userId: string,
  id: string,
  { decision, change, touched, made_by }: Answered,
): Promise<void> {
  const columns = { decision, change: json(change), touched: json(touched), made_by, undone_at: null }
  await rows
    .insertInto('coach_actions')
    .values({ user_id: userId, id, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'id']).doUpdateSet({
        ...columns,
        version: sql<number>`coach_actions.version + 1`,
        created_at: sql<string>`now()`,
        updated_at: sql<string>`now()`,
      }),
    )
    .execute()
}

export async function markUndone(rows: Rows, userId: string, id: string): Promise<void> {
  await rows
    .updateTable('coach_actions')
    .set({
      undone_at: sql<string>`now()`,
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function deleteActionRow(rows: Rows, userId: string, id: string): Promise<number> {
  const result = await rows
    .deleteFrom('coach_actions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
