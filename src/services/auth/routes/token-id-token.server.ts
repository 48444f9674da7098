import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import * as z from 'zod'
import { openAccount, requireUser, type UserClaims } from '../bearer.server.ts'
import { Flag, readBody, Text } from '../body.server.ts'
import { lacksSecondStep } from '../factors/has-verified-factor.server.ts'
import type { AuthParts } from '../parts.server.ts'
import type { Provider } from '../providers/open-providers.server.ts'
import { readProfile } from '../providers/profile.server.ts'
import { linkIdentity, settleIdentity } from '../providers/settle-identity.server.ts'
import { refuse } from '../refusals.server.ts'
import { signInProven } from '../sessions/sign-in-proven.server.ts'
import { answerSession, deviceOf } from '../sessions/start-session.server.ts'
import { refuseTaken } from './admin-create-user.server.ts'

const Body = z.object({
  provider: Text,
  id_token: Text,
  access_token: Text,
  nonce: Text,
  link_identity: Flag,
  issuer: Text,
})
type Body = z.output<typeof Body>

/** Signs in with an ID token that an app got from a service by itself, or connects that service to the caller. */
export async function grantByIdToken(
  parts: AuthParts,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  const body = readBody(request, Body)
  if (!body.id_token)
    throw refuse('validation_failed', 'id_token required', { oauthError: 'invalid request' })
  if (!body.provider && !body.issuer)
    throw refuse('validation_failed', 'provider or client_id and issuer required', {
      oauthError: 'invalid request',
    })
  const provider = parts.providers.get(body.provider)
  if (!provider?.readIdToken)
    throw refuse('provider_disabled', `Provider (issuer "${body.issuer}") is not enabled`)
  const linker = body.link_identity ? await openLinker(parts, request) : null
  const claims = await readClaims(provider, body)
  const arrival = { provider: provider.name, profile: readProfile(claims), isSso: false, ip: request.ip }
  const opened = await parts.database
    .asService(async (rows) => {
      const account = linker
        ? await linkIdentity(parts, rows, linker.sub, arrival)
        : await settleIdentity(parts, rows, arrival)
      return signInProven(parts, rows, account, 'oauth', deviceOf(request))
    })
    .catch(refuseTaken)
  return answerSession(parts, opened)
}

async function openLinker(parts: AuthParts, request: FastifyRequest): Promise<UserClaims> {
  if (!parts.config.manualLinking) throw refuse('manual_linking_disabled')
  const claims = await requireUser(parts, request)
  const opened = await parts.database.asService((rows) => openAccount(rows, claims))
  if (lacksSecondStep(opened, claims)) throw refuse('insufficient_aal', 'AAL2 required to link an identity')
  return claims
}

async function readClaims(provider: Provider, body: Body): Promise<Record<string, unknown>> {
  const claims = await provider.readIdToken?.(body.id_token).catch(() => null)
  if (!claims) throw refuse('validation_failed', 'Bad ID token', { oauthError: 'invalid request' })
  if (Boolean(claims.nonce) !== Boolean(body.nonce))
    throw refuse('validation_failed', 'Passed nonce and nonce in id_token should either both exist or not.', {
      oauthError: 'invalid request',
    })
  const shown = createHash('sha256').update(body.nonce).digest('hex')
  if (body.nonce && !isSame(shown, String(claims.nonce)))
    throw refuse('validation_failed', 'Nonces mismatch', { oauthError: 'invalid nonce' })
  const { at_hash } = decodeJwt(body.id_token)
  // The left half of the hash binds the access token to the ID token, where a client brings both.
  const half = createHash('sha256').update(body.access_token).digest().subarray(0, 16).toString('base64url')
  if (body.access_token && typeof at_hash === 'string' && !isSame(half, at_hash))
    throw refuse('validation_failed', 'Bad access token', { oauthError: 'invalid request' })
  return claims
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
