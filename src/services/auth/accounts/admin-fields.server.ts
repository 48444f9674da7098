import * as z from 'zod'
import { readEmail, readPhone } from '../addresses.server.ts'
import { Flag, Metadata, storable, Text } from '../body.server.ts'
import { keyRoles } from '../keys/api-keys.server.ts'
import { refuse } from '../refusals.server.ts'

/** What the service key may say of an account, on creating and on changing it. */
export const AdminBody = z.object({
  id: Text,
  email: Text,
  phone: Text,
  password: z
    .string()
    .nullish()
    .transform((text) => (typeof text === 'string' ? storable(text) : undefined)),
  password_hash: Text,
  email_confirm: Flag,
  phone_confirm: Flag,
  user_metadata: Metadata,
  app_metadata: Metadata,
  role: Text,
  ban_duration: Text,
})
export type AdminBody = z.output<typeof AdminBody>

export interface AdminFields {
  email: string | undefined
  phone: string | undefined
  role: string | undefined
  /** undefined: not said; null: not banned. */
  banned_until: string | null | undefined
}

/** The fields that have a form of their own, in the form they are stored in. Throws validation_failed. */
export function readAdminFields(body: AdminBody): AdminFields {
  return {
    email: body.email ? readEmail(body.email) : undefined,
    phone: body.phone ? readPhone(body.phone) : undefined,
    role: body.role ? readRole(body.role) : undefined,
    banned_until: body.ban_duration ? readBan(body.ban_duration) : undefined,
  }
}

/** The roles of the two keys stay theirs: a person's token that carried one would open the admin calls. */
function readRole(role: string): string {
  if (!/^[a-z][a-z0-9_-]{0,62}$/i.test(role) || keyRoles.includes(role))
    throw refuse('validation_failed', 'This role cannot be given to a user')
  return role
}

const unitMs: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}
/** A thousand years: further than any ban means, and a date that can still be written down. */
const longestBanMs = 1000 * 365 * 24 * 3_600_000

/** "none", or a duration as Go writes it ("24h", "1h30m"), from now. Answers when the ban ends. */
function readBan(duration: string): string | null {
  if (duration === 'none') return null
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(duration))
    throw refuse('validation_failed', `invalid format for ban duration: "${duration}"`)
  const parts = duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)
  const ms = [...parts].reduce((sum, [, count, unit]) => sum + Number(count) * (unitMs[unit ?? ''] ?? 0), 0)
  if (ms > longestBanMs) throw refuse('validation_failed', 'ban duration is longer than a thousand years')
  return new Date(Date.now() + ms).toISOString()
}
