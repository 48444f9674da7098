import { hash, randomBytes } from 'node:crypto'
import { badRequest } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import { deleteStart, insertStart } from '../store/oauth-starts.server.ts'

/** What goes along to the other service, and what only the browser keeps: whoever finishes needs both. */
export interface OauthStart {
  state: string
  browser: string
}

const owner = (userId: string, state: string): string => `oauth start ${userId} ${state}`
const newSecret = () => randomBytes(32).toString('base64url')
const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer')

/**
 * Begins the way to another service for a person in a browser. It is good once, for ten minutes. `verifier` is the PKCE secret,
 * where the service has that.
 */
export async function beginOauth(
  rows: Rows,
  vault: Seal,
  userId: string,
  service: string,
  verifier: string | null,
): Promise<OauthStart> {
  const [state, browser] = [newSecret(), newSecret()]
  await insertStart(rows, userId, {
    service,
    stateHash: hashOf(state),
    browserHash: hashOf(browser),
    verifierSealed: verifier === null ? null : vault.seal(verifier, owner(userId, state)),
  })
  return { state, browser }
}

/**
 * Takes the start that somebody comes back with. Throws a 400 when it is not theirs, not of this browser, too old or used:
 * otherwise somebody else's account there could be slipped to them.
 */
export async function takeOauth(
  rows: Rows,
  vault: Seal,
  userId: string,
  { state, browser }: OauthStart,
): Promise<{ service: string; verifier: string | null }> {
  const found = await deleteStart(rows, userId, { stateHash: hashOf(state), browserHash: hashOf(browser) })
  if (!found)
    throw badRequest(
      'This way back does not belong to a connection that you began here in the last ten minutes, so nothing was connected.',
    )
  const { service, verifier_sealed } = found
  return { service, verifier: verifier_sealed && vault.open(verifier_sealed, owner(userId, state)) }
}
