import type { FastifyRequest } from 'fastify'
import { isService } from './bearer.server.ts'
import type { AuthParts } from './parts.server.ts'
import { refuse } from './refusals.server.ts'

const timeoutMs = 10_000

/**
 * Refuses a caller without a proof of being human, when the operator asks for one (hCaptcha, Turnstile). The service
 * key needs none. Throws captcha_failed; also when the service that checks cannot be asked, for then nobody knows.
 */
export async function checkCaptcha(parts: AuthParts, request: FastifyRequest): Promise<void> {
  const { captcha } = parts.config
  if (!captcha || (await isService(parts, request))) return
  const response = readProof(request.body)
  if (!response)
    throw refuse(
      'captcha_failed',
      'captcha protection: request disallowed (no captcha_token found in request)',
    )
  const answer = await fetch(captcha.url, {
    method: 'POST',
    body: new URLSearchParams({ secret: captcha.secret, response, remoteip: request.ip }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  })
    .then((reply) => reply.json() as Promise<{ success?: unknown; 'error-codes'?: unknown }>)
    .catch(() => ({ success: false, 'error-codes': 'not-answered' }))
  if (answer.success !== true)
    throw refuse(
      'captcha_failed',
      `captcha protection: request disallowed (${[answer['error-codes']].flat().map(String).join(', ').slice(0, 200)})`,
    )
}

function readProof(body: unknown): string {
  const { gotrue_meta_security: security } = (body ?? {}) as { gotrue_meta_security?: unknown }
  const { captcha_token: token } = (security ?? {}) as { captcha_token?: unknown }
  return typeof token === 'string' ? token.slice(0, 10_000) : ''
}
