import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { UserRow } from '../store/accounts.server.ts'
import type { SessionRow } from '../store/sessions.server.ts'
import type { KeyRing } from '../keys/key-ring.server.ts'

export interface AccessToken {
  text: string
  /** Unix seconds. */
  expiresAt: number
}

/** Signs the token that says who somebody is until `seconds` from now, as long as its session lives. */
export async function signAccessToken(
  ring: KeyRing,
  { issuer, seconds }: { issuer: string; seconds: number },
  user: UserRow,
  session: SessionRow,
): Promise<AccessToken> {
  const now = Math.floor(Date.now() / 1000)
  const expiresAt = now + seconds
  const text = await new SignJWT({
    iss: issuer,
    sub: user.id,
    aud: 'authenticated',
    iat: now,
    exp: expiresAt,
    // Two tokens of the same second are two tokens: clients tell a refresh by its token being another one.
    jti: randomUUID(),
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg: ring.signing.alg, typ: 'JWT', kid: ring.signing.kid })
    .sign(ring.signing.privateKey)
  return { text, expiresAt }
}
