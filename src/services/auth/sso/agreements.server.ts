import type { Rows } from '#platform/db/database.server.ts'

/** What the product agrees with organisations while it runs; asked as the service. */
export interface Agreements {
  /** The id of the organisation that a mail domain was bound to after a proof; null when it was not. */
  serviceOf(rows: Rows, domain: string): Promise<string | null>
}
