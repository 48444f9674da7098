import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { hasDoubtfulPassword } from '../accounts/has-doubtful-password.server.ts'
import { readEmail } from '../addresses.server.ts'
import { readBody, Text } from '../body.server.ts'
import { checkCaptcha } from '../captcha.server.ts'
import { issueToken } from '../codes/issue-token.server.ts'
import { readChallenge } from '../flows/pkce.server.ts'
import { postLetter } from '../letters/send-code.server.ts'
import { accountKey, networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { readRedirect } from '../redirects/read-redirect.server.ts'
import { refuse } from '../refusals.server.ts'
import { findUserByEmail } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'

const Body = z.object({ email: Text, code_challenge: Text, code_challenge_method: Text })

/** POST /recover: a letter to choose a new password. The answer is the same, and as fast, whoever has the address. */
export function recoverRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post('/recover', async (request) => {
    await parts.limits.take('mail', networkKey(request.ip))
    const body = readBody(request, Body)
    if (!body.email) throw refuse('validation_failed', 'Password recovery requires an email')
    const challenge = readChallenge(body)
    const email = readEmail(body.email)
    await checkCaptcha(parts, request)
    await parts.limits.space('email', 'recovery', accountKey(email))
    const { ip } = request
    const redirectTo = readRedirect(parts, request)
    parts.background.run(async () => {
      const issued = await parts.database.asService(async (rows) => {
        const user = await findUserByEmail(rows, email)
        if (!user || user.deleted_at) return null
        await recordEvent(rows, { action: 'user_recovery_requested', userId: user.id, ip })
        const dropsPassword = hasDoubtfulPassword(user)
        return issueToken(parts, rows, user, {
          purpose: 'recovery',
          address: email,
          by: 'email',
          challenge,
          dropsPassword,
        })
      })
      if (issued) postLetter(parts, issued, redirectTo)
    })
    return {}
  })
}
