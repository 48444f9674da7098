import type { FastifyInstance } from 'fastify'
import { openAccount, requireUser } from '../bearer.server.ts'
import { issueToken } from '../codes/issue-token.server.ts'
import { postLetter, requireSender, sendMessage } from '../letters/send-code.server.ts'
import { accountKey, networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { lockAccount } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'

/** GET /reauthenticate: a code to the person's own address, with which PUT /user believes that it is them. */
export function reauthenticateRoute(app: FastifyInstance, parts: AuthParts): void {
  app.get('/reauthenticate', { exposeHeadRoute: false }, async (request) => {
    await parts.limits.take('mail', networkKey(request.ip))
    const claims = await requireUser(parts, request)
    const { account } = await parts.database.asService((rows) => openAccount(rows, claims))
    const { email, phone, email_confirmed_at, phone_confirmed_at } = account.user
    const address = email ?? phone
    if (!address)
      throw refuse(
        'validation_failed',
        'Reauthentication requires the user to have an email or a phone number',
      )
    if (email && !email_confirmed_at) throw refuse('email_not_confirmed', undefined, { status: 422 })
    if (!email && !phone_confirmed_at) throw refuse('phone_not_confirmed', undefined, { status: 422 })
    const by = email ? 'email' : 'phone'
    if (by === 'phone') requireSender(parts)
    await parts.limits.space(by === 'email' ? 'email' : 'sms', 'reauthentication', accountKey(claims.sub))
    const issued = await parts.database.asService(async (rows) => {
      const { account: locked } = await openAccount(rows, claims, lockAccount)
      await recordEvent(rows, {
        action: 'user_reauthenticate_requested',
        userId: claims.sub,
        ip: request.ip,
      })
      return issueToken(parts, rows, locked.user, { purpose: 'reauthentication', address, by })
    })
    if (by === 'email') postLetter(parts, issued, parts.siteUrl)
    else await sendMessage(parts, issued, 'sms')
    return {}
  })
}
