import type { Rows } from '#platform/db/database.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { readAccount, type Account } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { noteSignIn, type Device } from '../store/sessions.server.ts'
import { startSession, type OpenSession } from './start-session.server.ts'

/** Opens the session of somebody who proved an address: `method` is what it says of how they came. */
export async function signInProven(
  parts: AuthParts,
  rows: Rows,
  { user }: Account,
  method: string,
  device: Device,
): Promise<OpenSession> {
  const provider = user.email_confirmed_at ? 'email' : 'phone'
  await noteSignIn(rows, user.id, user.password_hash, provider)
  const account = await readAccount(rows, user.id)
  if (!account || account.user.deleted_at) throw refuse('user_not_found')
  await recordEvent(rows, { action: 'login', userId: user.id, ip: device.ip, detail: { method } })
  return startSession(parts, rows, account, method, device)
}
