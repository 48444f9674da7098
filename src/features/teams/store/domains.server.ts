import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'

// As the service, like the teams themselves.

export interface DomainRow {
  domain: string
  code: string
  proven_at: string | null
}

export async function readDomains(rows: Rows, teamId: string): Promise<DomainRow[]> {
  return rows
    .selectFrom('team_domains')
    .select(['domain', 'code', 'proven_at'])
    .where('team_id', '=', teamId)
    .orderBy('domain')
    .execute()
}

export async function insertDomain(
  rows: Rows,
  given: { teamId: string; domain: string; code: string },
): Promise<void> {
  await rows
    .insertInto('team_domains')
    .values({ team_id: given.teamId, domain: given.domain, code: given.code })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** False when another team has proven it before. */
export async function bindDomain(rows: Rows, teamId: string, domain: string): Promise<boolean> {
  const result = await rows
    .updateTable('team_domains')
    .set({ proven_at: sql<string>`now()` })
    .where('team_id', '=', teamId)
    .where('domain', '=', domain)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('team_domains as other')
            .select('other.domain')
            .where('other.domain', '=', domain)
            .where('other.team_id', '!=', teamId)
            .where('other.proven_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteDomain(rows: Rows, teamId: string, domain: string): Promise<boolean> {
  const result = await rows
    .deleteFrom('team_domains')
    .where('team_id', '=', teamId)
    .where('domain', '=', domain)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Whether the domain of an address is bound to the team. */
export async function isDomainProven(rows: Rows, teamId: string, email: string): Promise<boolean> {
  const found = await rows
    .selectFrom('team_domains')
    .select('domain')
    .where('team_id', '=', teamId)
    .where('domain', '=', email.split('@').at(-1) ?? '')
    .where('proven_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** The sign-in service of the organisation that a mail domain is bound to. */
export async function findService(rows: Rows, domain: string): Promise<string | null> {
  const found = await rows
    .selectFrom('team_domains as d')
    .innerJoin('teams as t', 't.id', 'd.team_id')
    .select('t.sso_id')
    .where('d.domain', '=', domain)
    .where('d.proven_at', 'is not', null)
    .executeTakeFirst()
  return found?.sso_id ?? null
}
