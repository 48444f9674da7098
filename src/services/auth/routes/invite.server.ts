import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Rows } from '#platform/db/database.server.ts'
import { hasDoubtfulPassword } from '../accounts/has-doubtful-password.server.ts'
import { checkMetadata, type Metadata as Facts } from '../accounts/metadata.server.ts'
import { answerUser } from '../accounts/user-answer.server.ts'
import { readEmail } from '../addresses.server.ts'
import { requireService } from '../bearer.server.ts'
import { Metadata, readBody, Text } from '../body.server.ts'
import { issueToken, type IssuedToken } from '../codes/issue-token.server.ts'
import { postLetter } from '../letters/send-code.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { readRedirect } from '../redirects/read-redirect.server.ts'
import { refuse } from '../refusals.server.ts'
import {
  changeUser,
  findUserByEmail,
  insertAccount,
  readAccount,
  type Account,
} from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { refuseTaken } from './admin-create-user.server.ts'

const Body = z.object({ email: Text, data: Metadata })

/** POST /invite: an account for an address, and the letter that opens it. Also where nobody may join by themselves. */
export function inviteRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post('/invite', async (request) => {
    await requireService(parts, request)
    const { email: given, data = {} } = readBody(request, Body)
    const email = readEmail(given)
    const { account, issued } = await parts.database
      .asService((rows) => invite(parts, rows, { email, data, ip: request.ip }))
      .catch(refuseTaken)
    postLetter(parts, issued, readRedirect(parts, request))
    return answerUser(account)
  })
}

/** Makes the account or takes the one that waits, and what opens it. Throws email_exists for a confirmed one. */
export async function invite(
  parts: AuthParts,
  rows: Rows,
  { email, data, ip }: { email: string; data: Facts; ip: string },
): Promise<{ account: Account; issued: IssuedToken }> {
  checkMetadata({ app_metadata: {}, user_metadata: data })
  const holder = await findUserByEmail(rows, email)
  if (holder?.email_confirmed_at) throw refuse('email_exists')
  const user = holder ?? (await makeInvited(rows, email, data))
  await changeUser(rows, user.id, { invited_at: new Date().toISOString() })
  const dropsPassword = hasDoubtfulPassword(user)
  const issued = await issueToken(parts, rows, user, {
    purpose: 'invite',
    address: email,
    by: 'email',
    dropsPassword,
  })
  await recordEvent(rows, { action: 'user_invited', userId: user.id, ip })
  const account = await readAccount(rows, user.id)
  if (!account) throw refuse('user_not_found')
  return { account, issued }
}

async function makeInvited(rows: Rows, email: string, data: Facts) {
  const { user } = await insertAccount(
    rows,
    {
      id: randomUUID(),
      email,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data,
    },
    data,
  )
  return user
}
