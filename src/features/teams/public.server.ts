import type { Rows } from '#platform/db/database.server.ts'
import { findService } from './store/domains.server.ts'

export { forgetInvitations } from './store/invitations.server.ts'

/** What the sign-in asks about teams: the service of the organisation that a mail domain is bound to. */
export const teamSignIn = { serviceOf: (rows: Rows, domain: string) => findService(rows, domain) }
