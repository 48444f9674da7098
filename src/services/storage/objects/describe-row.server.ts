import { instant } from '../buckets.server.ts'
import type { ObjectRow } from '../store/objects.server.ts'

/** A whole row as the protocol shows it; where its bytes lie is not part of that. */
export function describeRow(row: ObjectRow) {
  return {
    name: row.name,
    bucket_id: row.bucket_id,
    owner: row.owner ?? '',
    owner_id: row.owner_id ?? '',
    version: row.version,
    id: row.id,
    updated_at: instant(row.updated_at),
    created_at: instant(row.created_at),
    last_accessed_at: instant(row.last_accessed_at),
    metadata: row.metadata,
    user_metadata: row.user_metadata,
  }
}
