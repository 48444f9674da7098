import type { Rows } from '#platform/db/database.server.ts'
import type { ShownMedia } from './contract.ts'
import { readShownRows } from './store.server.ts'

/** What a list of entries shows beside their words. */
export function readShownMedia(
  rows: Rows,
  userId: string,
  entries: readonly { id: string }[],
): Promise<Map<string, ShownMedia>> {
  return readShownRows(
    rows,
    userId,
    entries.map(({ id }) => id),
  )
}
