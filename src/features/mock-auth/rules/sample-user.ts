import type { RoleName } from '#features/account/contract.ts'

export interface SampleUser {
  id: string
  email: string
  name: string
}

/** One person for each role: with another role another person is signed in, so that nothing of the first is shown. */
const users: Record<RoleName, SampleUser> = {
  user: { id: '00000000-0000-4000-8000-0000000000a1', email: 'user@sample.invalid', name: 'Sample user' },
  admin: { id: '00000000-0000-4000-8000-0000000000a2', email: 'admin@sample.invalid', name: 'Sample admin' },
  tester: {
    id: '00000000-0000-4000-8000-0000000000a3',
    email: 'tester@sample.invalid',
    name: 'Sample tester',
  },
}

export function sampleUser(role: RoleName): SampleUser {
  return users[role]
}

const year = 365 * 86_400

/** The user as the auth service would answer it. */
export function authUser(role: RoleName) {
  const { id, email, name } = users[role]
  const at = '2025-05-05T12:00:00.000Z'
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: name },
    identities: [],
    factors: [],
    created_at: at,
    updated_at: at,
  }
}

/** Tokens that no server takes: nothing signs them. They last a year, so the client never asks for fresh ones. */
export function authTokens(role: RoleName, now: number): { access_token: string; refresh_token: string } {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const exp = Math.floor(now / 1000) + year
  const claims = { sub: users[role].id, role: 'authenticated', aal: 'aal1', exp }
  return {
    access_token: `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.${part({ is: 'sample' })}`,
    refresh_token: `sample-${role}`,
  }
}
