import { createHash, timingSafeEqual } from 'node:crypto'
import { refuse } from '../refusals.server.ts'
import type { FlowState } from '../store/flow-states.server.ts'

/** What a browser says of the verifier that it keeps, as it is stored with a flow. */
export interface Challenge {
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
}

/** Seconds for which a code can be exchanged after it was given out. */
export const authCodeSeconds = 300

/** The challenge of a request, or null in the implicit flow, where both fields are empty. Throws validation_failed. */
export function readChallenge(given: {
  code_challenge: string
  code_challenge_method: string
}): Challenge | null {
  const { code_challenge, code_challenge_method } = given
  if (!code_challenge && !code_challenge_method) return null
  if (!code_challenge || !code_challenge_method)
    throw refuse('validation_failed', 'PKCE flow requires code_challenge_method and code_challenge')
  if (code_challenge.length < 43 || code_challenge.length > 128)
    throw refuse('validation_failed', 'code challenge has to be between 43 and 128 characters')
  if (!/^[A-Za-z0-9._~-]+$/.test(code_challenge))
    throw refuse(
      'validation_failed',
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  const method = code_challenge_method.toLowerCase()
  if (method !== 's256' && method !== 'plain')
    throw refuse('validation_failed', `unsupported code_challenge method "${code_challenge_method}"`)
  return { code_challenge, code_challenge_method: method }
}

/** Whether a verifier is the one that the flow was begun with; takes the same time whatever it is. */
export function isRightVerifier(flow: FlowState, verifier: string): boolean {
  const { code_challenge, code_challenge_method } = flow
  if (!code_challenge) return false
  const shown =
    code_challenge_method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  return isSameText(shown, code_challenge)
}

function isSameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
