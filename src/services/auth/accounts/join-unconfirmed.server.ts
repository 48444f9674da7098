import type { Rows } from '#platform/db/database.server.ts'
import { issueToken, type IssuedToken } from '../codes/issue-token.server.ts'
import type { Challenge } from '../flows/pkce.server.ts'
import type { AuthParts } from '../parts.server.ts'
import {
  AddressTaken,
  findUserByAddress,
  insertAccount,
  readAccount,
  type UserRow,
} from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import type { Newcomer } from './join-confirmed.server.ts'
import { onceMoreWhenTaken } from './once-more-when-taken.server.ts'
import { answerUser } from './user-answer.server.ts'

interface Joined {
  /** The user to be shown. */
  answer: Record<string, unknown>
  /** What has to be sent, or null when the account of this address is confirmed already. */
  issued: IssuedToken | null
}

/**
 * Makes an account that waits for its address to be proven. One that waits already keeps its password and everything
 * else, and is sent for again; one that is confirmed is not touched, and the answer shows somebody who does not exist.
 */
export async function joinUnconfirmed(
  parts: AuthParts,
  newcomer: Newcomer,
  challenge: Challenge | null,
): Promise<Joined> {
  return onceMoreWhenTaken(() =>
    parts.database.asService((rows) => joinOrRepeat(parts, rows, newcomer, challenge)),
  )
}

async function joinOrRepeat(
  parts: AuthParts,
  rows: Rows,
  newcomer: Newcomer,
  challenge: Challenge | null,
): Promise<Joined> {
  const { user, kind, address, data, device } = newcomer
  const event = { ip: device.ip, detail: { provider: kind } }
  const holder = await findUserByAddress(rows, kind, address)
  if (holder && isConfirmed(holder, kind)) {
    await recordEvent(rows, { action: 'user_repeated_signup', userId: holder.id, ...event })
    return { answer: describeNobody(newcomer), issued: null }
  }
  const account = holder ? await readAccount(rows, holder.id) : await insertAccount(rows, user, data)
  if (!account) throw new AddressTaken(kind)
  const action = holder ? 'user_confirmation_requested' : 'user_signedup'
  await recordEvent(rows, { action, userId: account.user.id, ...event })
  const purpose = kind === 'email' ? ('signup' as const) : ('sms' as const)
  const issued = await issueToken(parts, rows, account.user, { purpose, address, by: kind, challenge })
  const fresh = (await readAccount(rows, account.user.id)) ?? account
  // What somebody else said of themselves with this address is not for the next one who tries it.
  return { answer: { ...answerUser(fresh), user_metadata: user.user_metadata }, issued }
}

function isConfirmed(user: UserRow, kind: Newcomer['kind']): boolean {
  return (kind === 'email' ? user.email_confirmed_at : user.phone_confirmed_at) !== null
}

/** The answer for an address that is taken: like that for a new one, of nobody. */
function describeNobody({ user, kind, address }: Newcomer): Record<string, unknown> {
  const now = new Date().toISOString()
  return {
    id: user.id,
    aud: 'authenticated',
    role: '',
    email: kind === 'email' ? address : '',
    phone: kind === 'phone' ? address : '',
    confirmation_sent_at: now,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
