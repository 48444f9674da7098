import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { RoleName } from '#features/account/contract.ts'
import type { AdminAction, AdminEvent, PeoplePage, PersonRow } from '../contract.ts'
import { beyond, cursorColumn, cut, type Place } from '../store.server.ts'

const personColumns = sql`u.id, coalesce(u.email, '') as email, p.full_name, p.role, u.created_at, u.last_sign_in_at,
  coalesce(u.banned_until > now(), false) as is_disabled,
  u.email_confirmed_at is null and u.phone_confirmed_at is null as is_waiting,
  (select count(*)::int from auth.factors f where f.user_id = u.id and f.status = 'verified') as second_steps`

/**
 * People, the newest first, all of them or those whose address or name begins with the words. As the service: an admin sees
 * who is here and never what they wrote.
 */
export async function readPeople(rows: Rows, wanted: Place & { search: string }): Promise<PeoplePage> {
  const { search, cursor, limit } = wanted
  const pattern = `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const isMeant =
    search === ''
      ? sql``
      : (await isCommon(rows, pattern))
        ? sql`and (u.email like ${pattern} or lower(p.full_name) like ${pattern})`
        : sql`and u.id in (
            select id from auth.users where email like ${pattern}
            union select user_id from public.profiles where lower(full_name) like ${pattern}
          )`
  const isBehind = cursor ? sql`and ${beyond(cursor, 'desc', 'u.')}` : sql``
  const { rows: found } = await sql<PersonRow & { cursor: string }>`
    select ${personColumns}, ${cursorColumn('u.')} as cursor
    from auth.users u join public.profiles p on p.user_id = u.id
    where u.deleted_at is null ${isMeant} ${isBehind}
    order by u.created_at desc, u.id desc limit ${limit + 1}`.execute(rows)
  const { page, next } = cut(found, limit)
  return { people: page.map(({ cursor: _cursor, ...person }) => person), next }
}

/** So many that going through the newest people finds a page of them sooner than gathering and sorting them all. */
const many = 2_000

async function isCommon(rows: Rows, pattern: string): Promise<boolean> {
  const { rows: found } = await sql<{ count: number }>`
    select count(*)::int as count from (
      (select id from auth.users where email like ${pattern} limit ${many})
      union all (select user_id from public.profiles where lower(full_name) like ${pattern} limit ${many})
    ) found`.execute(rows)
  return (found[0]?.count ?? 0) >= many
}

/** One person, locked until the transaction ends. As the service. */
export async function lockPerson(rows: Rows, id: string): Promise<PersonRow | undefined> {
  const { rows: found } = await sql<PersonRow>`
    select ${personColumns} from auth.users u join public.profiles p on p.user_id = u.id
    where u.id = ${id} and u.deleted_at is null for update of u, p`.execute(rows)
  return found[0]
}

/** The admins who can sign in, all of them locked: two who leave at once see each other. As the service. */
export async function lockAdmins(rows: Rows): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`
    select p.user_id as id from public.profiles p join auth.users u on u.id = p.user_id
    where p.role = 'admin' and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
    order by p.user_id for update of p`.execute(rows)
  return found.map(({ id }) => id)
}

export async function hasOtherPeople(rows: Rows, userId: string): Promise<boolean> {
  const { rows: found } = await sql`
    select 1 from auth.users where id <> ${userId} and deleted_at is null limit 1`.execute(rows)
  return found.length > 0
}

export async function writeRole(rows: Rows, id: string, role: RoleName): Promise<void> {
  await rows
    .updateTable('profiles')
    .set({ role, updated_at: sql<string>`now()` })
    .where('user_id', '=', id)
    .execute()
}

/** Closes the door to an account, or opens it again; everything in it stays as it is. */
export async function writeDisabled(rows: Rows, id: string, isDisabled: boolean): Promise<void> {
  await rows
    .updateTable('auth.users')
    .set({ banned_until: isDisabled ? '9999-12-31T00:00:00Z' : null, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Writes down what an admin did, in the transaction that does it. As the service. */
export async function recordAction(
  rows: Rows,
  given: {
    action: AdminAction
    /** To whom; left out when it is about the server. */
    personId?: string
    detail?: string
    adminId: string
    adminEmail: string
  },
): Promise<void> {
  await rows
    .insertInto('admin_events')
    .values({
      action: given.action,
      person_id: given.personId ?? null,
      detail: (given.detail ?? '').slice(0, 200).toWellFormed(),
      admin_id: given.adminId,
      admin_email: given.adminEmail,
    })
    .execute()
}

/** What admins did, the newest first. As the service. */
export async function readEvents(
  rows: Rows,
  { cursor, limit }: Place,
): Promise<{ events: AdminEvent[]; next: string | null }> {
  const isBehind = cursor ? sql`where ${beyond(cursor, 'desc', 'e.')}` : sql``
  const { rows: found } = await sql<AdminEvent & { cursor: string }>`
    select e.id, e.action, e.detail, e.admin_email, u.email as person_email, e.created_at, ${cursorColumn('e.')} as cursor
    from public.admin_events e left join auth.users u on u.id = e.person_id ${isBehind}
    order by e.created_at desc, e.id desc limit ${limit + 1}`.execute(rows)
  const { page, next } = cut(found, limit)
  return { events: page.map(({ cursor: _cursor, ...event }) => event), next }
}
