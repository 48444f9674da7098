import type { Session } from '@supabase/auth-js'

/**
 * True for somebody who has a second step and has not taken it in this session. The claim is read without a check of
 * the signature: the server checks every token itself, this decides only which screen is shown.
 */
export function owesSecondStep(session: Pick<Session, 'access_token' | 'user'>): boolean {
  const hasFactor = session.user.factors?.some((factor) => factor.status === 'verified') ?? false
  return hasFactor && claimsOf(session.access_token).aal !== 'aal2'
}

function claimsOf(token: string): Record<string, unknown> {
  try {
    const text = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(text))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
