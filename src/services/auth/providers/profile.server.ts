import { storable } from '../body.server.ts'

/** What a sign-in service says of somebody. */
export interface Profile {
  /** Who it is, for this service; never changes. */
  subject: string
  /** Lower-case; null when the service names none. */
  email: string | null
  /** Whether the service made sure that the address is theirs. */
  isEmailVerified: boolean
  /** What is shown of the identity, in the protocol's names. */
  data: Record<string, unknown>
}

/** Claims of a service that are worth keeping; everything else is its own business. */
const kept = ['name', 'full_name', 'avatar_url', 'picture', 'user_name', 'preferred_username', 'iss'] as const

/** Longest text that is taken over: it travels in every access token. */
const longest = 500

/** The profile of somebody by the claims of their service. Throws when they do not say who it is. */
export function readProfile(claims: Record<string, unknown>): Profile {
  const subject = textOf(claims.sub)
  if (!subject) throw new Error('The sign-in service did not say who this is.')
  const email = textOf(claims.email)?.toLowerCase() ?? null
  // Apple writes it as a text.
  const isEmailVerified =
    email !== null && (claims.email_verified === true || claims.email_verified === 'true')
  const name = textOf(claims.name) ?? textOf(claims.full_name)
  const picture = textOf(claims.picture) ?? textOf(claims.avatar_url)
  const known = Object.fromEntries(kept.map((key) => [key, textOf(claims[key])] as const))
  const data: Record<string, unknown> = {
    ...known,
    name,
    full_name: name,
    picture,
    avatar_url: picture,
    sub: subject,
    provider_id: subject,
    email: email ?? undefined,
    email_verified: isEmailVerified,
    phone_verified: false,
  }
  return {
    subject,
    email,
    isEmailVerified,
    data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? storable(value).slice(0, longest) : undefined
}
