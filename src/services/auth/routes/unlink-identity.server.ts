import type { FastifyInstance } from 'fastify'
import type { Rows } from '#platform/db/database.server.ts'
import { isUuid } from '../addresses.server.ts'
import { openAccount, requireUser } from '../bearer.server.ts'
import { lacksSecondStep } from '../factors/has-verified-factor.server.ts'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import {
  AddressTaken,
  changeUser,
  claimAddress,
  lockAccount,
  type Account,
  type IdentityRow,
} from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { deleteIdentity, releaseAddress } from '../store/identities.server.ts'
import { deleteTokens } from '../store/one-time-tokens.server.ts'

/** DELETE /user/identities/<identity_id>: takes one way of signing in away. The last one stays. */
export function unlinkIdentityRoute(app: FastifyInstance, parts: AuthParts): void {
  app.delete<{ Params: { id: string } }>('/user/identities/:id', async (request) => {
    await parts.limits.take('provider', networkKey(request.ip))
    const claims = await requireUser(parts, request)
    await parts.database
      .asService(async (rows) => {
        const opened = await openAccount(rows, claims, lockAccount)
        if (!parts.config.manualLinking) throw refuse('manual_linking_disabled')
        if (!isUuid(request.params.id))
          throw refuse('validation_failed', 'identity_id must be an UUID', { status: 404 })
        if (lacksSecondStep(opened, claims))
          throw refuse('insufficient_aal', 'AAL2 required to unlink an identity')
        const { identities } = opened.account
        const leaving = identities.find((identity) => identity.id === request.params.id)
        if (!leaving) throw refuse('identity_not_found')
        if (identities.length < 2) throw refuse('single_identity_not_deletable')
        await deleteIdentity(rows, leaving)
        await settleAddresses(rows, opened.account, leaving)
        await recordEvent(rows, {
          action: 'identity_unlinked',
          userId: claims.sub,
          ip: request.ip,
          detail: { provider: leaving.provider },
        })
      })
      .catch((error: unknown) => {
        throw error instanceof AddressTaken ? refuse('email_conflict_identity_not_deletable') : error
      })
    return {}
  })
}

/** The account's address and list of services, after one of its identities went. Throws AddressTaken. */
async function settleAddresses(
  rows: Rows,
  { user, identities }: Account,
  leaving: IdentityRow,
): Promise<void> {
  const left = identities.filter((identity) => identity.id !== leaving.id)
  const metadata = user.app_metadata as Record<string, unknown>
  const providers = [...new Set(left.map((identity) => identity.provider))]
  await changeUser(rows, user.id, {
    app_metadata: {
      ...metadata,
      provider: providers.includes(String(metadata.provider)) ? metadata.provider : providers[0],
      providers,
    },
    // The password belongs to the identities of an address; without any it would open the account unseen.
    ...(providers.some((name) => name === 'email' || name === 'phone') ? {} : { password_hash: null }),
  })
  if (leaving.provider === 'phone' && user.phone) {
    await releaseAddress(rows, user.id, 'phone')
    await changeUser(rows, user.id, { phone: null, phone_confirmed_at: null })
  }
  if (!user.email || left.some((identity) => readEmail(identity).address === user.email)) return
  // Nothing that is left says this address: the oldest identity's own takes its place.
  const next = left.map(readEmail).find(({ address }) => address !== null)
  await releaseAddress(rows, user.id, 'email')
  if (next?.address) await claimAddress(rows, user.id, 'email', next.address)
  await changeUser(rows, user.id, {
    email: next?.address ?? null,
    email_confirmed_at: next?.isVerified ? user.email_confirmed_at : null,
  })
  await deleteTokens(rows, user.id)
}

function readEmail(identity: IdentityRow): { address: string | null; isVerified: boolean } {
  const { email, email_verified } = identity.identity_data as Record<string, unknown>
  const address = typeof email === 'string' && email !== '' ? email.toLowerCase() : null
  return { address, isVerified: email_verified === true }
}
