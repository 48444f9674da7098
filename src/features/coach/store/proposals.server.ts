import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import { Change } from '../rules/change.ts'
import { waitingDays, waitingMost, type KeyProposal } from '../rules/proposed.ts'

const listMost = 100

/** Proposals of every key of a person, or of the one that is named, the newest first. */
export async function readProposalRows(rows: Rows, userId: string, tokenId?: string): Promise<KeyProposal[]> {
  const ofKey = tokenId ? sql`and p.token_id = ${tokenId}` : sql``
  const { rows: found } = await sql<KeyProposal>`
    select p.id, p.key_name as made_by, p.change, p.created_at,
      case when a.id is null then 'waiting' when a.undone_at is not null then 'taken_back' else a.decision end as answer
    from public.key_proposals p
    left join public.coach_actions a on a.user_id = p.user_id and a.id = p.id
    where p.user_id = ${userId} ${ofKey} and p.created_at > now() - make_interval(days => ${waitingDays})
    order by (a.id is null) desc, p.created_at desc, p.id limit ${listMost}`.execute(rows)
  // A change of another version of this program is left out rather than guessed at.
  return found.filter(({ change }) => Change.safeParse(change).success)
}

/** Which key proposed something; empty for what no key did. */
export async function readMakerOf(rows: Rows, userId: string, id: string): Promise<string> {
  const row = await rows
    .selectFrom('key_proposals')
    .select('key_name')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.key_name ?? ''
}

export type Laid = { id: string } | { trouble: 'gone' | 'many' }

/** Lays a proposal down in the name of a key; the database asks once more whether it may. As the service. */
export async function layRow(
  rows: Rows,
  userId: string,
  tokenId: string,
  id: string,
  change: Change,
): Promise<Laid> {
  const { rows: found } = await sql<{ laid: Laid }>`
    select public.lay_proposal(${userId}, ${tokenId}, ${id}, ${json(change)}, ${waitingMost}) as laid`.execute(
    rows,
  )
  const [row] = found
  if (!row) throw new Error('A function of the database answered nothing.')
  return row.laid
}
