import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { checkMetadata } from '../accounts/metadata.server.ts'
import { joinConfirmed } from '../accounts/join-confirmed.server.ts'
import { joinUnconfirmed } from '../accounts/join-unconfirmed.server.ts'
import { readEmail, readPhone } from '../addresses.server.ts'
import { Metadata, readBody, Text } from '../body.server.ts'
import { checkCaptcha } from '../captcha.server.ts'
import { readChallenge } from '../flows/pkce.server.ts'
import { postLetter, readChannel, requireSender, sendMessage } from '../letters/send-code.server.ts'
import { accountKey, networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { checkPassword } from '../passwords/strength.server.ts'
import { readRedirect } from '../redirects/read-redirect.server.ts'
import { refuse } from '../refusals.server.ts'
import { answerSession, deviceOf } from '../sessions/start-session.server.ts'
import type { AddressKind, NewUser } from '../store/accounts.server.ts'
import { signUpAnonymously } from './sign-up-anonymous.server.ts'

const Body = z.object({
  email: Text,
  phone: Text,
  password: Text,
  data: Metadata,
  channel: Text,
  code_challenge: Text,
  code_challenge_method: Text,
})

/**
 * POST /signup. Where new addresses are taken at their word the answer is a session, else the account as it waits for
 * its letter or message. An address that has an account already costs the same work, and its account is not touched.
 */
export function signUpRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post('/signup', async (request) => {
    await parts.limits.take('sign_up', networkKey(request.ip))
    const body = readBody(request, Body)
    await checkCaptcha(parts, request)
    if (!body.email && !body.phone) return signUpAnonymously(parts, request, body.data)
    const { kind, address, isTakenAtWord, challenge, channel } = checkSignUp(parts, body)
    await parts.limits.take('account', accountKey(address))
    if (!isTakenAtWord)
      await parts.limits.space(kind === 'email' ? 'email' : 'sms', 'entry', accountKey(address))
    const user: NewUser = {
      id: randomUUID(),
      [kind]: address,
      [`${kind}_confirmed_at`]: isTakenAtWord ? new Date().toISOString() : null,
      password_hash: await parts.passwords.hash(body.password),
      app_metadata: { provider: kind, providers: [kind] },
      user_metadata: { ...body.data, [`${kind}_verified`]: isTakenAtWord },
    }
    checkMetadata(user)
    const newcomer = { user, kind, address, data: body.data ?? {}, device: deviceOf(request) }
    if (isTakenAtWord) return answerSession(parts, await joinConfirmed(parts, newcomer))
    const { answer, issued } = await joinUnconfirmed(parts, newcomer, challenge)
    if (issued && kind === 'email') postLetter(parts, issued, readRedirect(parts, request))
    // For a number that is known nothing is sent, so the answer must not wait for the sending either.
    else if (issued) parts.background.run(() => sendMessage(parts, issued, channel))
    return answer
  })
}

/** Everything that can be refused without a look into the database. Answers what the sign-up is for. */
function checkSignUp(parts: AuthParts, body: z.output<typeof Body>) {
  const { config } = parts
  if (config.signup !== 'open') throw refuse('signup_disabled')
  if (!body.password) throw refuse('validation_failed', 'Signup requires a valid password')
  if (body.email && body.phone)
    throw refuse('validation_failed', 'Only an email address or phone number should be provided on signup.')
  const kind: AddressKind = body.email ? 'email' : 'phone'
  if (kind === 'email' && !config.emailEnabled) throw refuse('email_provider_disabled')
  if (kind === 'phone' && !config.phoneEnabled)
    throw refuse('phone_provider_disabled', 'Phone signups are disabled')
  const challenge = readChallenge(body)
  if (challenge && kind === 'phone') throw refuse('validation_failed', 'PKCE not supported for phone signups')
  const address = kind === 'email' ? readEmail(body.email) : readPhone(body.phone)
  const channel = readChannel(body.channel)
  checkPassword(body.password, config.passwordMinLength)
  const isTakenAtWord = kind === 'email' ? config.autoconfirmEmail : config.autoconfirmPhone
  if (kind === 'phone' && !isTakenAtWord) requireSender(parts)
  return { kind, address, challenge, channel, isTakenAtWord }
}
