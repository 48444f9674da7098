import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { Page } from '../pages.server.ts'
import type { Account, IdentityRow } from './accounts.server.ts'
import { readFactorsOfAll } from './factors.server.ts'

export interface AccountPage extends Page {
  /** Part of an e-mail address or of a full name; empty for all. */
  filter: string
  sort: { column: 'created_at' | 'updated_at' | 'last_sign_in_at' | 'email'; isAscending: boolean }
}

/** One page of all accounts, and how many there are in all. */
export async function listAccounts(
  rows: Rows,
  { page, perPage, filter, sort }: AccountPage,
): Promise<{ accounts: Account[]; total: number }> {
  const pattern = `%${filter.replaceAll(/[\\%_]/g, '\\$&')}%`
  const matching = rows
    .selectFrom('auth.users')
    .$if(filter !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('email', 'ilike', pattern),
          eb(sql<string>`user_metadata ->> 'full_name'`, 'ilike', pattern),
        ]),
      ),
    )
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const users = await matching
    .selectAll()
    .orderBy(sort.column, sort.isAscending ? 'asc' : 'desc')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const ids = users.map((user) => user.id)
  const [identities, factors] = await Promise.all([identitiesOf(rows, ids), readFactorsOfAll(rows, ids)])
  return {
    accounts: users.map((user) => ({
      user,
      identities: identities.get(user.id) ?? [],
      factors: factors.filter((factor) => factor.user_id === user.id),
    })),
    total,
  }
}

async function identitiesOf(rows: Rows, userIds: string[]): Promise<Map<string, IdentityRow[]>> {
  const found = new Map<string, IdentityRow[]>()
  if (userIds.length === 0) return found
  const query = rows.selectFrom('auth.identities').selectAll().where('user_id', 'in', userIds)
  for (const identity of await query.orderBy('created_at').orderBy('id').execute()) {
    const list = found.get(identity.user_id) ?? []
    found.set(identity.user_id, [...list, identity])
  }
  return found
}
