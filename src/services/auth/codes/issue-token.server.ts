import type { Rows } from '#platform/db/database.server.ts'
import type { Challenge } from '../flows/pkce.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { changeUser, type UserRow } from '../store/accounts.server.ts'
import { insertFlowState } from '../store/flow-states.server.ts'
import { saveToken, type TokenKind } from '../store/one-time-tokens.server.ts'
import { hashCode, hashLink, makeCode, makeLinkText } from './one-time-code.server.ts'

type SentAt =
  | 'confirmation_sent_at'
  | 'recovery_sent_at'
  | 'email_change_sent_at'
  | 'phone_change_sent_at'
  | 'reauthentication_sent_at'

/** Why something is sent: where it is kept, as what it comes back, and what a session that it opens says of itself. */
const purposes = {
  signup: { kind: 'confirmation', type: 'signup', method: 'email/signup', sentAt: 'confirmation_sent_at' },
  invite: { kind: 'confirmation', type: 'invite', method: 'invite', sentAt: 'confirmation_sent_at' },
  magiclink: { kind: 'recovery', type: 'magiclink', method: 'magiclink', sentAt: 'recovery_sent_at' },
  recovery: { kind: 'recovery', type: 'recovery', method: 'recovery', sentAt: 'recovery_sent_at' },
  email_change_current: {
    kind: 'email_change_current',
    type: 'email_change',
    method: 'email_change',
    sentAt: 'email_change_sent_at',
  },
  email_change_new: {
    kind: 'email_change_new',
    type: 'email_change',
    method: 'email_change',
    sentAt: 'email_change_sent_at',
  },
  reauthentication: {
    kind: 'reauthentication',
    type: 'reauthentication',
    method: '',
    sentAt: 'reauthentication_sent_at',
  },
  sms: { kind: 'phone_confirmation', type: 'sms', method: '', sentAt: 'confirmation_sent_at' },
  phone_change: { kind: 'phone_change', type: 'phone_change', method: '', sentAt: 'phone_change_sent_at' },
} as const satisfies Record<string, { kind: TokenKind; type: string; method: string; sentAt: SentAt }>

export type Purpose = keyof typeof purposes

export interface IssuedToken {
  purpose: Purpose
  /** The type with which it comes back to /verify. */
  type: string
  address: string
  /** The text of the link; a code for a phone has none. */
  link: string
  /** Six digits to be typed. */
  code: string
}

interface Asked {
  purpose: Purpose
  address: string
  by: 'email' | 'phone'
  /** Of the browser that asked, when it wants a code in place of a session. */
  challenge?: Challenge | null
  /** Set when whoever proves the address may not be who chose the password. */
  dropsPassword?: boolean
  /** One flow for the two halves of a change of address. */
  flowStateId?: string | null
}

/** Makes what proves an address and stores its hashes. The caller sends it after the commit. */
export async function issueToken(
  parts: AuthParts,
  rows: Rows,
  user: UserRow,
  { purpose, address, by, challenge, dropsPassword = false, flowStateId }: Asked,
): Promise<IssuedToken> {
  const { kind, type, sentAt } = purposes[purpose]
  // First of all, because whoever redeems a token locks the account first as well.
  await changeUser(rows, user.id, { [sentAt]: new Date().toISOString() })
  const flow = flowStateId ?? (challenge ? await beginFlow(rows, user, purpose, challenge) : null)
  const place = { user_id: user.id, kind, address }
  const code = makeCode()
  const link = makeLinkText(flow !== null)
  await saveToken(
    rows,
    {
      ...place,
      link_hash: by === 'email' ? hashLink(link) : null,
      code_hash: hashCode(parts.vault, place, code),
      drops_password: dropsPassword,
      flow_state_id: flow,
    },
    by === 'email' ? parts.config.mailCodeSeconds : parts.config.smsCodeSeconds,
  )
  return { purpose, type, address, link, code }
}

/** Keeps the challenge of the browser that asked, under the name that its session will say it came by. */
export async function beginFlow(
  rows: Rows,
  user: UserRow,
  purpose: Purpose,
  challenge: Challenge,
): Promise<string> {
  const { method } = purposes[purpose]
  const flow = await insertFlowState(rows, { user_id: user.id, authentication_method: method, ...challenge })
  return flow.id
}
