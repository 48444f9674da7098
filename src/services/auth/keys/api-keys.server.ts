import { SignJWT } from 'jose'
import type { KeyRing } from './key-ring.server.ts'

export interface ApiKeys {
  /** May be known to every browser; opens nothing by itself. */
  anonKey: string
  /** Opens the admin calls of this service. Never leaves the server and the operator. */
  serviceKey: string
}

/** Roles that a person's account can never have: they belong to the two keys, and to nobody's sign-in. */
export const serviceRoles = ['service_role', 'supabase_admin']
export const keyRoles = [...serviceRoles, 'anon']

/** Both keys, signed with the shared secret when the operator set one, else with the signing key. */
export async function makeApiKeys(ring: KeyRing, secret: string | undefined): Promise<ApiKeys> {
  const make = (role: string) => {
    const token = new SignJWT({ role }).setIssuer('balanse').setIssuedAt().setExpirationTime('10 years')
    return secret
      ? token.setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(secret))
      : token
          .setProtectedHeader({ alg: ring.signing.alg, typ: 'JWT', kid: ring.signing.kid })
          .sign(ring.signing.privateKey)
  }
  return { anonKey: await make('anon'), serviceKey: await make('service_role') }
}
