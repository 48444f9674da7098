import type { Rows } from '#platform/db/database.server.ts'
import type { AuthParts } from '../parts.server.ts'
import {
  changeUser,
  moveAddress,
  readAccount,
  saveProvenAddress,
  type Account,
  type AddressKind,
  type UserRow,
} from '../store/accounts.server.ts'
import { deleteTokens, markConfirmed, readToken, type OneTimeToken } from '../store/one-time-tokens.server.ts'
import type { Redeemed } from './redeem-token.server.ts'

/** What the protocol says when one half of a change of address was proven and the other is still open. */
export const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/**
 * Does what a proven address stands for, and takes the token away with all others of the account. Answers the account
 * as it is then, or null when the other half of a change is still to come. Throws AddressTaken.
 */
export async function applyToken(
  parts: AuthParts,
  rows: Rows,
  { account, token }: Redeemed,
): Promise<Account | null> {
  const { user } = account
  if (token.kind === 'email_change_current' || token.kind === 'email_change_new') {
    await markConfirmed(rows, token)
    if (!(await areHalvesProven(parts, rows, user))) return null
    if (user.email_change) await moveAtOnce(rows, user.id, 'email', user.email_change)
  } else if (token.kind === 'phone_change') await moveAtOnce(rows, user.id, 'phone', token.address)
  else await confirm(rows, user, token)
  await deleteTokens(rows, user.id)
  return (await readAccount(rows, user.id)) ?? account
}

/** Both the present and the new address have to agree; an account without mail to the present one asks the new only. */
async function areHalvesProven(parts: AuthParts, rows: Rows, user: UserRow): Promise<boolean> {
  const fresh = await readToken(rows, user.id, 'email_change_new')
  if (!fresh?.confirmed_at) return false
  if (!needsBothHalves(parts, user)) return true
  const present = await readToken(rows, user.id, 'email_change_current')
  return Boolean(present?.confirmed_at)
}

export function needsBothHalves(parts: AuthParts, user: UserRow): boolean {
  return Boolean(user.email) && !parts.config.autoconfirmEmail
}

async function confirm(rows: Rows, user: UserRow, token: OneTimeToken): Promise<void> {
  const now = new Date().toISOString()
  const kind = token.kind === 'phone_confirmation' ? 'phone' : 'email'
  await changeUser(rows, user.id, {
    ...(kind === 'email'
      ? { email_confirmed_at: user.email_confirmed_at ?? now }
      : { phone_confirmed_at: user.phone_confirmed_at ?? now }),
    user_metadata: proven(user, kind),
    ...(token.drops_password ? { password_hash: null } : {}),
  })
  await saveProvenAddress(rows, user.id, kind, token.address)
}

/** Gives the account an address that needs no further proof; whoever had none is not anonymous from then on. */
export async function moveAtOnce(
  rows: Rows,
  userId: string,
  kind: AddressKind,
  address: string,
): Promise<void> {
  const now = new Date().toISOString()
  await moveAddress(rows, userId, kind, address, true)
  const account = await readAccount(rows, userId)
  if (!account) throw new Error('The account went away while it was locked.')
  const { user } = account
  await changeUser(rows, userId, {
    ...(kind === 'email'
      ? { email_change: null, email_confirmed_at: now }
      : { phone_change: null, phone_confirmed_at: now }),
    is_anonymous: false,
    user_metadata: proven(user, kind),
    app_metadata: withProvider(user, kind),
  })
}

function proven(user: UserRow, kind: AddressKind): Record<string, unknown> {
  return { ...(user.user_metadata as Record<string, unknown>), [`${kind}_verified`]: true }
}

/** The ways by which an account is known, with one more; the first stays the one it began with. */
function withProvider(user: UserRow, provider: string): Record<string, unknown> {
  const metadata = user.app_metadata as Record<string, unknown>
  const known = Array.isArray(metadata.providers) ? metadata.providers.map(String) : []
  return {
    ...metadata,
    provider: metadata.provider ?? provider,
    providers: known.includes(provider) ? known : [...known, provider],
  }
}
