import type { Rows } from '#platform/db/database.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse, type AuthRefusal } from '../refusals.server.ts'
import { lockAccount, type Account } from '../store/accounts.server.ts'
import {
  findByAddress,
  findByLink,
  noteMiss,
  readToken,
  type OneTimeToken,
  type TokenKind,
} from '../store/one-time-tokens.server.ts'
import { hashLink, isRightCode } from './one-time-code.server.ts'

/** A token that came back rightly, and the account it belongs to, locked until the transaction ends. */
export interface Redeemed {
  account: Account
  token: OneTimeToken
}

const expiredLink = 'Email link is invalid or has expired'

/** Which kinds a type of /verify means. A letter to sign in and one to confirm both prove the address. */
const kindsOfType = new Map<string, readonly TokenKind[]>([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['magiclink', ['recovery', 'confirmation']],
  ['email', ['confirmation', 'recovery']],
  ['recovery', ['recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
  ['sms', ['phone_confirmation']],
  ['phone_change', ['phone_change']],
])

/** Throws validation_failed for a type that /verify does not know. */
export function readKinds(type: string): readonly TokenKind[] {
  if (!type) throw refuse('validation_failed', 'Verify requires a verification type')
  const kinds = kindsOfType.get(type)
  if (!kinds) throw refuse('validation_failed', 'Invalid email verification type')
  return kinds
}

/** The account of a link's text, or the refusal. Nothing is taken yet: that is for what follows from it. */
export async function redeemLink(
  rows: Rows,
  kinds: readonly TokenKind[],
  link: string,
): Promise<Redeemed | AuthRefusal> {
  const found = await findByLink(rows, hashLink(link))
  if (!found || !kinds.some((kind) => kind === found.kind)) return refuse('otp_expired', expiredLink)
  const account = await lockAccount(rows, found.user_id)
  // Read again under the lock: the same link may have been opened twice at once.
  const token = await findByLink(rows, hashLink(link))
  if (!token || !account || !isStillTheirs(account, token)) return refuse('otp_expired', expiredLink)
  return isBanned(account) ?? { account, token }
}

/**
 * The account of a typed code, or the refusal. It is returned and not thrown: the wrong guess that it counts has to
 * be committed although the request fails.
 */
export async function redeemCode(
  parts: AuthParts,
  rows: Rows,
  kinds: readonly TokenKind[],
  address: string,
  code: string,
): Promise<Redeemed | AuthRefusal> {
  const candidates = await findByAddress(rows, kinds, address)
  for (const { user_id, kind } of candidates.sort((a, b) => (a.user_id < b.user_id ? -1 : 1))) {
    const account = await lockAccount(rows, user_id)
    const token = await readToken(rows, user_id, kind as TokenKind)
    if (!account || !token || token.address !== address || !isStillTheirs(account, token)) continue
    if (isRightCode(parts.vault, token, code)) return isBanned(account) ?? { account, token }
    await noteMiss(rows, token)
  }
  return refuse('otp_expired')
}

/** An account whose address was moved since is not proven by what went to the old one. */
function isStillTheirs({ user }: Account, { kind, address }: OneTimeToken): boolean {
  if (user.deleted_at) return false
  if (kind === 'confirmation' || kind === 'recovery' || kind === 'email_change_current')
    return user.email === address
  if (kind === 'email_change_new') return user.email_change === address
  if (kind === 'phone_confirmation') return user.phone === address
  if (kind === 'phone_change') return user.phone_change === address
  return true
}

function isBanned({ user }: Account): AuthRefusal | undefined {
  const { banned_until } = user
  return banned_until && Date.parse(banned_until) > Date.now() ? refuse('user_banned') : undefined
}
