import { hash } from 'node:crypto'
import { writeNewDeviceLetter } from '../letters/write-letter.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { nameDevice } from '../sessions/device-words.server.ts'
import { readAccount } from '../store/accounts.server.ts'
import { rememberDevice } from '../store/known-devices.server.ts'
import type { SessionRow } from '../store/sessions.server.ts'

/**
 * Remembers the browser of a new session, and writes to the person when it is not the first one and was never seen
 * with their account. An update of a browser, or another network, does not make it a new one: a letter that comes too
 * often is not read when it counts.
 */
export async function noticeDevice(parts: AuthParts, session: SessionRow): Promise<void> {
  const { user_id, user_agent } = session
  const deviceHash = Buffer.from(hash('sha256', user_agent.replaceAll(/[\d._]+/g, ''), 'hex'), 'hex')
  const to = await parts.database.asService(async (rows) => {
    const account = await readAccount(rows, user_id)
    if (!account) return null
    const isNew = await rememberDevice(rows, user_id, deviceHash)
    return isNew && account.user.email_confirmed_at ? account.user.email : null
  })
  if (to)
    await parts.mail.send(writeNewDeviceLetter(to, nameDevice(user_agent), new Date(session.created_at)))
}
