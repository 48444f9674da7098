import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { checkMetadata, type Metadata } from '../accounts/metadata.server.ts'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { answerSession, deviceOf, startSession } from '../sessions/start-session.server.ts'
import { insertAccount, readAccount, type NewUser } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { noteSignIn } from '../store/sessions.server.ts'

/**
 * POST /signup with neither e-mail nor phone: an account without any identity, good on this device only. Row-level
 * security treats it as a person of its own and sees `is_anonymous` in the claims.
 */
export async function signUpAnonymously(
  parts: AuthParts,
  request: FastifyRequest,
  data: Metadata | undefined,
): Promise<Record<string, unknown>> {
  if (!parts.config.anonymous) throw refuse('anonymous_provider_disabled')
  if (parts.config.signup !== 'open') throw refuse('signup_disabled')
  await parts.limits.take('anonymous', networkKey(request.ip))
  const user: NewUser = {
    id: randomUUID(),
    is_anonymous: true,
    app_metadata: {},
    user_metadata: data ?? {},
  }
  checkMetadata(user)
  const device = deviceOf(request)
  const opened = await parts.database.asService(async (rows) => {
    await insertAccount(rows, user, {})
    await noteSignIn(rows, user.id, null, 'anonymous')
    const account = await readAccount(rows, user.id)
    if (!account) throw new Error('The account was not stored.')
    const event = { userId: user.id, ip: device.ip, detail: { provider: 'anonymous' } }
    await recordEvent(rows, { action: 'user_signedup', ...event })
    await recordEvent(rows, { action: 'login', ...event })
    return startSession(parts, rows, account, 'anonymous', device)
  })
  return answerSession(parts, opened)
}
