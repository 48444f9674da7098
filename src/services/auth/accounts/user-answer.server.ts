import { answerFactor } from '../factors/factor-answer.server.ts'
import type { Account, IdentityRow, UserRow } from '../store/accounts.server.ts'

/** A person as the protocol shows them to themselves and to the operator. Never a hash of anything. */
export function answerUser({ user, identities, factors }: Account): Record<string, unknown> {
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    // Both are texts always: clients take null for a broken answer.
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...onlySet({
      email_confirmed_at: user.email_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmed_at: confirmedAt(user),
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      new_phone: user.phone_change,
      phone_change_sent_at: user.phone_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      invited_at: user.invited_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: identities.map(answerIdentity),
    ...(factors.length > 0 ? { factors: factors.map(answerFactor) } : {}),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  }
}

function answerIdentity(identity: IdentityRow): Record<string, unknown> {
  const { email } = identity.identity_data as { email?: unknown }
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...onlySet({ last_sign_in_at: identity.last_sign_in_at }),
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...(typeof email === 'string' && email !== '' ? { email: email.toLowerCase() } : {}),
  }
}

/** The earlier of the two confirmations. */
function confirmedAt(user: UserRow): string | null {
  const both = [user.email_confirmed_at, user.phone_confirmed_at].filter((time) => time !== null)
  return both.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
}

function onlySet(fields: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => !!entry[1]))
}
