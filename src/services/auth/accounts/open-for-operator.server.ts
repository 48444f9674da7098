import { randomUUID } from 'node:crypto'
import type { Rows } from '#platform/db/database.server.ts'
import { readEmail } from '../addresses.server.ts'
import { issueToken } from '../codes/issue-token.server.ts'
import { linkOf } from '../letters/write-letter.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { AddressTaken, findUserByEmail, insertAccount, type UserRow } from '../store/accounts.server.ts'

/**
 * Makes an account that waits for its owner, and answers the link that opens it once and has them choose a password.
 * The operator vouches for the address, so the account has it from the start and nobody else can sign up with it. `prepare`
 * runs in the same transaction. Until somebody has used a link, asking again answers a new one and ends the old. Null when
 * the address has an account of another origin: that one is not touched.
 */
export async function openForOperator(
  parts: Omit<AuthParts, 'background'>,
  typed: string,
  prepare: (rows: Rows, userId: string) => Promise<unknown>,
): Promise<string | null> {
  const email = readEmail(typed)
  // Nothing here goes on in the background.
  const whole: AuthParts = { ...parts, background: { run: (work) => void work() } }
  const issued = await parts.database
    .asService(async (rows) => {
      const holder = await findUserByEmail(rows, email)
      if (holder && !isWaiting(holder)) return null
      const user = holder ?? (await makeWaiting(rows, email))
      if (!holder) await prepare(rows, user.id)
      return issueToken(whole, rows, user, { purpose: 'recovery', address: email, by: 'email' })
    })
    .catch((error: unknown) => {
      // Another process was first.
      if (error instanceof AddressTaken) return null
      throw error
    })
  return issued && linkOf(whole, issued, `${parts.siteUrl}/forgot-password?link=recovery&to=/admin`)
}

/** The mark that only this file sets; what a person says of themselves lies elsewhere. */
const mark = 'opened_by_operator'

function isWaiting(user: UserRow): boolean {
  const facts = user.app_metadata as Record<string, unknown>
  return facts[mark] === true && user.last_sign_in_at === null && user.password_hash === null
}

async function makeWaiting(rows: Rows, email: string): Promise<UserRow> {
  const { user } = await insertAccount(
    rows,
    {
      id: randomUUID(),
      email,
      email_confirmed_at: new Date().toISOString(),
      app_metadata: { provider: 'email', providers: ['email'], [mark]: true },
      user_metadata: { email_verified: true },
    },
    {},
  )
  return user
}
