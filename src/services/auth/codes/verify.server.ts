import type { Rows } from '#platform/db/database.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { AuthRefusal, refuse } from '../refusals.server.ts'
import { AddressTaken, type Account } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import type { OneTimeToken } from '../store/one-time-tokens.server.ts'
import { applyToken } from './apply-token.server.ts'
import type { Redeemed } from './redeem-token.server.ts'

/** Somebody who proved an address, with what proved it. */
export interface Verified {
  account: Account
  token: OneTimeToken
}

/**
 * One transaction: finds the token with `redeem`, does what it stands for and then `next`, which opens the session or
 * the code for it. A refusal is returned, so that a wrong guess stays counted.
 */
export async function verify<T>(
  parts: AuthParts,
  ip: string,
  redeem: (rows: Rows) => Promise<Redeemed | AuthRefusal>,
  next: (rows: Rows, verified: Verified) => Promise<T>,
): Promise<T | 'half' | AuthRefusal> {
  try {
    return await parts.database.asService(async (rows) => {
      const redeemed = await redeem(rows)
      if (redeemed instanceof AuthRefusal) return redeemed
      const { token } = redeemed
      const account = await applyToken(parts, rows, redeemed)
      if (!account) return 'half'
      const action = token.kind.includes('change') ? 'user_modified' : 'user_confirmed'
      await recordEvent(rows, { action, userId: account.user.id, ip, detail: { kind: token.kind } })
      return next(rows, { account, token })
    })
  } catch (error) {
    // The address went to somebody else between the letter and the click.
    if (error instanceof AddressTaken) return refuse(error.kind === 'email' ? 'email_exists' : 'phone_exists')
    throw error
  }
}
