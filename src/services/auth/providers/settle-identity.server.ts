import { randomUUID } from 'node:crypto'
import type { Rows } from '#platform/db/database.server.ts'
import { isCarried } from '../accounts/metadata.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import {
  changeUser,
  claimAddress,
  findUserByEmail,
  lockAccount,
  readAccount,
  type Account,
  type NewUser,
  type UserRow,
} from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import {
  clearUnproven,
  insertIdentity,
  insertProviderAccount,
  lockIdentity,
  refreshIdentity,
} from '../store/identities.server.ts'
import type { Profile } from './profile.server.ts'

export interface Arrival {
  /** Name of the service: "google", "sso:<id>". */
  provider: string
  profile: Profile
  /** Whether an organisation's service speaks: then addresses decide nothing, and no account is linked. */
  isSso: boolean
  ip: string
}

/**
 * Whose account it is that a service vouches for: the one its identity belongs to; else the one with the address that
 * the service has verified; else a new one. Throws the refusals of the protocol.
 */
export async function settleIdentity(parts: AuthParts, rows: Rows, arrival: Arrival): Promise<Account> {
  const { provider, profile, isSso } = arrival
  const identity = await lockIdentity(rows, provider, profile.subject)
  if (identity) {
    const account = await openLocked(rows, identity.user_id)
    await refreshIdentity(rows, identity, profile.data)
    await noteIdentities(rows, account.user, profile)
    return reread(rows, account)
  }
  const address = profile.isEmailVerified && !isSso ? profile.email : null
  const holder = address ? await findUserByEmail(rows, address) : undefined
  return holder ? joinHolder(parts, rows, holder, arrival) : signUp(parts, rows, arrival)
}

/** Gives a signed-in person a further identity. Throws identity_already_exists when it is anybody's already. */
export async function linkIdentity(
  parts: AuthParts,
  rows: Rows,
  userId: string,
  arrival: Arrival,
): Promise<Account> {
  const { provider, profile, ip } = arrival
  const account = await openLocked(rows, userId)
  await refuseLinked(rows, userId, arrival)
  await add(rows, userId, arrival)
  const { user } = account
  // Somebody who came without a name gets the verified address of the service as theirs, unless it is another's.
  const isFree = !user.email && profile.isEmailVerified && !(await findUserByEmail(rows, profile.email ?? ''))
  if (isFree && profile.email) await takeAddress(rows, userId, profile.email)
  await changeUser(rows, userId, { is_anonymous: false })
  await noteIdentities(rows, user, profile)
  await recordEvent(rows, { action: 'identity_linked', userId, ip, detail: { provider } })
  return reread(rows, account)
}

/** Throws identity_already_exists when it is anybody's already. */
export async function refuseLinked(
  rows: Rows,
  userId: string,
  { provider, profile }: Arrival,
): Promise<void> {
  const taken = await lockIdentity(rows, provider, profile.subject)
  if (!taken) return
  throw refuse(
    'identity_already_exists',
    taken.user_id === userId ? 'Identity is already linked' : 'Identity is already linked to another user',
  )
}

/**
 * The account with this address gets the identity. An address that was never proven says nothing of who made the
 * account: everything by which its maker could come back is taken away first.
 */
async function joinHolder(parts: AuthParts, rows: Rows, holder: UserRow, arrival: Arrival): Promise<Account> {
  const account = await openLocked(rows, holder.id)
  if (!isProven(parts, account)) await clearUnproven(rows, holder.id)
  await add(rows, holder.id, arrival)
  await changeUser(rows, holder.id, {
    email_confirmed_at: account.user.email_confirmed_at ?? new Date().toISOString(),
  })
  const kept = await reread(rows, account)
  await noteIdentities(rows, kept.user, arrival.profile)
  const { provider, ip } = arrival
  await recordEvent(rows, { action: 'identity_linked', userId: holder.id, ip, detail: { provider } })
  return reread(rows, account)
}

/** Where addresses are taken at their word, a password account proves nothing of who owns its address. */
function isProven(parts: AuthParts, { user, identities }: Account): boolean {
  if (!user.email_confirmed_at) return false
  return !parts.config.autoconfirmEmail || identities.some(({ provider }) => provider !== 'email')
}

async function signUp(parts: AuthParts, rows: Rows, arrival: Arrival): Promise<Account> {
  const { provider, profile, isSso, ip } = arrival
  if (parts.config.signup !== 'open' && !isSso) throw refuse('signup_disabled')
  if (profile.email && !profile.isEmailVerified)
    throw refuse('provider_email_needs_verification', undefined, { status: 422 })
  const now = new Date().toISOString()
  const user: NewUser = {
    id: randomUUID(),
    email: profile.email,
    email_confirmed_at: profile.email ? now : null,
    is_sso_user: isSso,
    app_metadata: { provider, providers: [provider] },
    user_metadata: profile.data,
  }
  await insertProviderAccount(rows, user)
  await add(rows, user.id, arrival)
  await recordEvent(rows, { action: 'user_signedup', userId: user.id, ip, detail: { provider } })
  const account = await readAccount(rows, user.id)
  if (!account) throw new Error('The account was not stored.')
  return account
}

async function add(rows: Rows, userId: string, { provider, profile }: Arrival): Promise<void> {
  const isMine = await insertIdentity(rows, {
    userId,
    provider,
    subject: profile.subject,
    data: profile.data,
  })
  if (!isMine) throw refuse('conflict')
}

async function takeAddress(rows: Rows, userId: string, email: string): Promise<void> {
  await claimAddress(rows, userId, 'email', email)
  await changeUser(rows, userId, { email, email_confirmed_at: new Date().toISOString() })
}

async function openLocked(rows: Rows, userId: string): Promise<Account> {
  const account = await lockAccount(rows, userId)
  if (!account || account.user.deleted_at) throw refuse('user_not_found')
  const { banned_until } = account.user
  if (banned_until && Date.parse(banned_until) > Date.now()) throw refuse('user_banned')
  return account
}

/**
 * Brings the account in line with its identities: what the service says fills what is empty, what the person said of
 * themselves stays.
 */
async function noteIdentities(rows: Rows, user: UserRow, profile: Profile): Promise<void> {
  const said = user.user_metadata as Record<string, unknown>
  const metadata = user.app_metadata as Record<string, unknown>
  const account = await readAccount(rows, user.id)
  const providers = [...new Set(account?.identities.map((identity) => identity.provider))]
  const known = providers.includes(String(metadata.provider)) ? metadata.provider : providers[0]
  const app_metadata = { ...metadata, provider: known, providers }
  const filled = { ...profile.data, ...said }
  await changeUser(rows, user.id, {
    app_metadata,
    // What a token could not carry would shut the person out.
    user_metadata: isCarried({ app_metadata, user_metadata: filled }) ? filled : said,
  })
}

async function reread(rows: Rows, account: Account): Promise<Account> {
  return (await readAccount(rows, account.user.id)) ?? account
}
