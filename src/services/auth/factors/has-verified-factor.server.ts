import type { UserClaims } from '../bearer.server.ts'
import type { Account } from '../store/accounts.server.ts'
import type { SessionRow } from '../store/sessions.server.ts'

function hasVerifiedFactor({ factors }: Account): boolean {
  return factors.some((factor) => factor.status === 'verified')
}

/**
 * Whether a session went through the second step. Both must say so: the row, because a factor may have been taken
 * away since, and the token, because one that leaked before the second step must not profit from it.
 */
export function isRaised(session: SessionRow, claims: UserClaims): boolean {
  return session.aal === 'aal2' && claims.aal === 'aal2'
}

/** Whether an account is protected by a second step that this caller has not taken. */
export function lacksSecondStep(
  { account, session }: { account: Account; session: SessionRow },
  claims: UserClaims,
): boolean {
  return hasVerifiedFactor(account) && !isRaised(session, claims)
}
