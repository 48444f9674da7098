import type { Rows } from '#platform/db/database.server.ts'
import { findService, isSsoOnly } from './store/domains.server.ts'

export { forgetInvitations } from './store/invitations.server.ts'

/** What the sign-in asks about teams: which service a mail domain is bound to, and who may come through it only. */
export const teamSignIn = {
  serviceOf: (rows: Rows, domain: string) => findService(rows, domain),
  isSsoOnly: (rows: Rows, userId: string) => isSsoOnly(rows, userId),
}
