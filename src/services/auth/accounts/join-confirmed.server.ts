import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { startSession, type OpenSession } from '../sessions/start-session.server.ts'
import {
  AddressTaken,
  findUserByAddress,
  insertAccount,
  readAccount,
  type AddressKind,
  type NewUser,
} from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { noteSignIn, type Device } from '../store/sessions.server.ts'

/** Somebody who asks for an account, everything about them checked and their password hashed. */
export interface Newcomer {
  user: NewUser
  kind: AddressKind
  /** As it is stored. */
  address: string
  /** What they said of themselves. */
  data: Record<string, unknown>
  device: Device
}

/** Makes the account and signs it in. Throws user_already_exists. */
export async function joinConfirmed(parts: AuthParts, newcomer: Newcomer): Promise<OpenSession> {
  const { database } = parts
  const { user, kind, address, data, device } = newcomer
  try {
    return await database.asService(async (rows) => {
      await insertAccount(rows, user, data)
      await noteSignIn(rows, user.id, user.password_hash ?? null, kind)
      const account = await readAccount(rows, user.id)
      if (!account) throw new Error('The account was not stored.')
      const event = { userId: user.id, ip: device.ip, detail: { provider: kind } }
      await recordEvent(rows, { action: 'user_signedup', ...event })
      await recordEvent(rows, { action: 'login', ...event })
      return await startSession(parts, rows, account, 'password', device)
    })
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error
    await database.asService(async (rows) => {
      const holder = await findUserByAddress(rows, kind, address)
      if (!holder) return
      await recordEvent(rows, { action: 'user_repeated_signup', userId: holder.id, ip: device.ip })
    })
    throw refuse('user_already_exists')
  }
}
