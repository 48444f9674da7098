import { sql, type Insertable, type Selectable } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { AuthIdentities, AuthUsers } from '#platform/db/schema.generated.ts'
import { readFactors, type FactorRow } from './factors.server.ts'

export type UserRow = Selectable<AuthUsers>
export type IdentityRow = Selectable<AuthIdentities>
export type AddressKind = 'email' | 'phone'

export interface Account {
  user: UserRow
  /** Oldest first. */
  identities: IdentityRow[]
  /** Second steps of the sign-in, oldest first; also those not yet verified. */
  factors: FactorRow[]
}

/** Another account has this address; whatever the transaction wrote must be undone. */
export class AddressTaken extends Error {
  readonly kind: AddressKind

  constructor(kind: AddressKind) {
    super(`Another account has this ${kind}.`)
    this.kind = kind
  }
}

export async function readAccount(rows: Rows, userId: string): Promise<Account | undefined> {
  const query = rows.selectFrom('auth.users').selectAll().where('id', '=', userId)
  // Sent behind one another without waiting: one way to the database and back.
  const [user, identities, factors] = await Promise.all([
    query.executeTakeFirst(),
    readIdentities(rows, userId),
    readFactors(rows, userId),
  ])
  return user && { user, identities, factors }
}

/** The account, locked until the transaction ends: whoever merges into it reads it this way. */
export async function lockAccount(rows: Rows, userId: string): Promise<Account | undefined> {
  const query = rows.selectFrom('auth.users').selectAll().where('id', '=', userId)
  const [user, identities, factors] = await Promise.all([
    query.forUpdate().executeTakeFirst(),
    readIdentities(rows, userId),
    readFactors(rows, userId),
  ])
  return user && { user, identities, factors }
}

async function readIdentities(rows: Rows, userId: string): Promise<IdentityRow[]> {
  const query = rows.selectFrom('auth.identities').selectAll().where('user_id', '=', userId)
  return query.orderBy('created_at').orderBy('id').execute()
}

/** The account of an e-mail address, however it is written. */
export async function findUserByEmail(rows: Rows, email: string): Promise<UserRow | undefined> {
  return findUserByAddress(rows, 'email', email.trim().toLowerCase())
}

/** The account of an address in the form it is stored in. */
export async function findUserByAddress(
  rows: Rows,
  kind: AddressKind,
  address: string,
): Promise<UserRow | undefined> {
  return rows
    .selectFrom('auth.addresses')
    .innerJoin('auth.users', 'auth.users.id', 'auth.addresses.user_id')
    .selectAll('auth.users')
    .where('auth.addresses.kind', '=', kind)
    .where('auth.addresses.address', '=', address)
    .executeTakeFirst()
}

export type NewUser = Omit<Insertable<AuthUsers>, 'app_metadata' | 'user_metadata'> & {
  id: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
}

/** Makes an account with an address and an identity for each of e-mail and phone. Throws AddressTaken. */
export async function insertAccount(
  rows: Rows,
  user: NewUser,
  identityData: Record<string, unknown>,
): Promise<Account> {
  await rows
    .insertInto('auth.users')
    .values({ ...user, app_metadata: json(user.app_metadata), user_metadata: json(user.user_metadata) })
    .execute()
  for (const kind of ['email', 'phone'] as const) {
    const address = user[kind]
    if (!address) continue
    await claimAddress(rows, user.id, kind, address)
    const isConfirmed = Boolean(kind === 'email' ? user.email_confirmed_at : user.phone_confirmed_at)
    await saveAddressIdentity(rows, user.id, kind, {
      ...identityData,
      ...describeAddress(user.id, kind, address, isConfirmed),
    })
  }
  const account = await readAccount(rows, user.id)
  if (!account) throw new Error('The account was not stored.')
  return account
}

export type UserChange = Partial<
  Omit<UserRow, 'id' | 'created_at' | 'updated_at' | 'app_metadata' | 'user_metadata'>
> & {
  app_metadata?: Record<string, unknown>
  user_metadata?: Record<string, unknown>
}

export async function changeUser(rows: Rows, userId: string, change: UserChange): Promise<void> {
  const { app_metadata, user_metadata, ...columns } = change
  await rows
    .updateTable('auth.users')
    .set({
      ...columns,
      ...(app_metadata ? { app_metadata: json(app_metadata) } : {}),
      ...(user_metadata ? { user_metadata: json(user_metadata) } : {}),
      updated_at: sql`now()`,
    })
    .where('id', '=', userId)
    .execute()
}

/** Moves an account to another address, in the account, its identity and the list of addresses. Throws AddressTaken. */
export async function moveAddress(
  rows: Rows,
  userId: string,
  kind: AddressKind,
  address: string,
  isConfirmed: boolean,
): Promise<void> {
  await rows.deleteFrom('auth.addresses').where('user_id', '=', userId).where('kind', '=', kind).execute()
  await claimAddress(rows, userId, kind, address)
  await changeUser(rows, userId, { [kind]: address })
  await saveAddressIdentity(rows, userId, kind, describeAddress(userId, kind, address, isConfirmed))
}

/** Notes with the identity of an address that it was proven. */
export async function saveProvenAddress(
  rows: Rows,
  userId: string,
  kind: AddressKind,
  address: string,
): Promise<void> {
  await saveAddressIdentity(rows, userId, kind, describeAddress(userId, kind, address, true))
}

export async function deleteUser(rows: Rows, userId: string): Promise<void> {
  await rows.deleteFrom('auth.users').where('id', '=', userId).execute()
}

/** Closes an account and keeps its row: nothing of the person stays in it, and its addresses are free again. */
export async function closeUser(rows: Rows, userId: string): Promise<void> {
  await rows.deleteFrom('auth.sessions').where('user_id', '=', userId).execute()
  await rows.deleteFrom('auth.identities').where('user_id', '=', userId).execute()
  await rows.deleteFrom('auth.addresses').where('user_id', '=', userId).execute()
  await rows.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).execute()
  await rows.deleteFrom('auth.flow_states').where('user_id', '=', userId).execute()
  await rows.deleteFrom('auth.known_devices').where('user_id', '=', userId).execute()
  await rows.deleteFrom('auth.factors').where('user_id', '=', userId).execute()
  await changeUser(rows, userId, {
    email: null,
    phone: null,
    email_change: null,
    phone_change: null,
    password_hash: null,
    app_metadata: {},
    user_metadata: {},
    deleted_at: new Date().toISOString(),
  })
}

export async function claimAddress(
  rows: Rows,
  userId: string,
  kind: AddressKind,
  address: string,
): Promise<void> {
  const claim = await rows
    .insertInto('auth.addresses')
    .values({ kind, address, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!claim.numInsertedOrUpdatedRows) throw new AddressTaken(kind)
}

/** The identity of an address has the account's id as its subject; new facts are laid over the known ones. */
async function saveAddressIdentity(
  rows: Rows,
  userId: string,
  kind: AddressKind,
  data: Record<string, unknown>,
): Promise<void> {
  await rows
    .insertInto('auth.identities')
    .values({ user_id: userId, provider: kind, provider_id: userId, identity_data: json(data) })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'provider_id']).doUpdateSet({
        identity_data: sql`identities.identity_data || excluded.identity_data`,
        updated_at: sql`now()`,
      }),
    )
    .execute()
}

function describeAddress(userId: string, kind: AddressKind, address: string, isConfirmed: boolean) {
  return kind === 'email'
    ? { sub: userId, email: address, email_verified: isConfirmed, phone_verified: false }
    : { sub: userId, phone: address, email_verified: false, phone_verified: isConfirmed }
}
