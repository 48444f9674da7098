import type { Rows } from '#platform/db/database.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'

/** What the product agrees with organisations while it runs; asked as the service. */
export interface Agreements {
  /** The id of the organisation that a mail domain was bound to after a proof; null when it was not. */
  serviceOf(rows: Rows, domain: string): Promise<string | null>
  /** Whether an account that has come through its organisation may come in no other way. */
  isSsoOnly(rows: Rows, userId: string): Promise<boolean>
}

/** Throws sso_only when this account opens only through its organisation, and `method` is another way. */
export async function requireAgreedWay(
  { agreements }: AuthParts,
  rows: Rows,
  userId: string,
  method: string,
): Promise<void> {
  if (method === 'sso/saml' || !agreements) return
  if (await agreements.isSsoOnly(rows, userId)) throw refuse('sso_only')
}
