import { createHmac } from 'node:crypto'
import pg from 'pg'

/**
 * Three roles that requests run as, and one login that may become them and nothing else:
 * balanse_user (a signed-in person; row-level security applies), balanse_anon (nobody), balanse_service (accounts,
 * sessions, jobs). The login owns nothing and is no superuser, so even `reset role` opens no other row.
 */
const requestRoles = ['balanse_user', 'balanse_anon', 'balanse_service'] as const
const login = 'balanse_app'

/**
 * The address of the request login, made from the owner's. Its password is derived from the owner's, so that
 * several server processes with the same DATABASE_URL agree on it without sharing a file.
 */
export function requestUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  const owner = decodeURIComponent(url.password)
  url.username = login
  url.password = createHmac('sha256', owner).update('balanse request login').digest('hex')
  return url.href
}

/** Makes the roles when they are not there, as the owner. Throws a sentence when the owner may not. */
export async function ensureRoles(owner: pg.Client, ownerUrl: string): Promise<void> {
  if (await canLogIn(requestUrl(ownerUrl))) return
  const password = new URL(requestUrl(ownerUrl)).password
  try {
    for (const role of requestRoles) await owner.query(createRole(role, 'nologin'))
    await owner.query(createRole(login, 'login'))
    // Only the password: an owner that is no superuser may not even name the rights that were left out above.
    await owner.query(`alter role ${login} password ${pg.escapeLiteral(password)}`)
    // Time limits stand with the role, not in the connection string, so that poolers in between keep them.
    await owner.query(`alter role ${login} set statement_timeout = '10s'`)
    await owner.query(`alter role ${login} set idle_in_transaction_session_timeout = '15s'`)
    await owner.query(`alter role ${login} set timezone = 'UTC'`)
    for (const role of requestRoles) await owner.query(`grant ${role} to ${login}`)
  } catch (error) {
    if ((error as { code?: string }).code === '42501')
      throw new Error(
        'The login in DATABASE_URL may not create roles. Give it CREATEROLE once, or create the roles balanse_user, balanse_anon, balanse_service and balanse_app as docs/self-hosting.md says.',
        { cause: error },
      )
    throw error
  }
}

function createRole(name: string, kind: 'login' | 'nologin'): string {
  return `do $$ begin create role ${name} ${kind} nosuperuser nobypassrls nocreatedb nocreaterole noinherit; exception when duplicate_object or unique_violation then null; end $$`
}

async function canLogIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_auth_members where member = current_user::regrole and roleid::regrole::text = any($1)`,
      [requestRoles],
    )
    return rows[0]?.count === requestRoles.length
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
