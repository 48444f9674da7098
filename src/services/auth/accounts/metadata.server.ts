import { refuse } from '../refusals.server.ts'
import type { UserRow } from '../store/accounts.server.ts'

export type Metadata = Record<string, unknown>

/**
 * Both kinds of metadata travel in every access token, and a token travels in a header: servers and proxies refuse
 * headers above 16 KB, so a person with more could never be let in again.
 */
const mostBytes = 8 * 1024

/** Lays a change over what is there, key by key; null takes a key out. */
export function mergeMetadata(present: unknown, change: Metadata): Metadata {
  const merged = Object.entries({ ...(present as Metadata), ...change })
  return Object.fromEntries(merged.filter(([, value]) => value !== null))
}

/** Whether both together are small enough for a token. */
export function isCarried(metadata: { app_metadata: unknown; user_metadata: unknown }): boolean {
  return Buffer.byteLength(JSON.stringify([metadata.app_metadata, metadata.user_metadata])) <= mostBytes
}

/** Throws when both together are more than a token can carry. */
export function checkMetadata(metadata: { app_metadata: unknown; user_metadata: unknown }): void {
  if (!isCarried(metadata))
    throw refuse('validation_failed', `Metadata of a user cannot be larger than ${mostBytes} bytes`)
}

/** The metadata of an account after a change, checked; only what changes is in the answer. */
export function changedMetadata(
  user: UserRow,
  change: { user_metadata?: Metadata | undefined; app_metadata?: Metadata | undefined },
): { user_metadata?: Metadata; app_metadata?: Metadata } {
  const changed = {
    ...(change.user_metadata
      ? { user_metadata: mergeMetadata(user.user_metadata, change.user_metadata) }
      : {}),
    ...(change.app_metadata ? { app_metadata: mergeMetadata(user.app_metadata, change.app_metadata) } : {}),
  }
  checkMetadata({ app_metadata: user.app_metadata, user_metadata: user.user_metadata, ...changed })
  return changed
}
