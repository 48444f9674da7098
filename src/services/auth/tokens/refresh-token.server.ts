import { createHmac, hash } from 'node:crypto'
import type { KeyRing } from '../keys/key-ring.server.ts'

/**
 * The text of a refresh token: 43 characters made from its session and the token it replaces, with a secret that
 * only the key file holds. So the database needs to hold no more than its hash, and the server can still hand the
 * same token out again to a client that did not get the answer (two tabs, a connection that broke).
 */
export function makeRefreshToken(secret: Uint8Array, sessionId: string, parentId: number | null): string {
  return createHmac('sha256', secret)
    .update(`${sessionId}:${parentId ?? 'first'}`)
    .digest('base64url')
}

/** What is stored of a token. It is random enough by itself for a plain SHA-256. */
export function hashRefreshToken(token: string): Buffer {
  return Buffer.from(hash('sha256', token, 'hex'), 'hex')
}

/** The text of a stored token, or undefined when the key it was made with has left the ring. */
export function recallRefreshToken(
  ring: KeyRing,
  stored: { session_id: string; parent_id: number | null; token_hash: Buffer },
): string | undefined {
  return ring.all
    .map((key) => makeRefreshToken(key.refreshSecret, stored.session_id, stored.parent_id))
    .find((text) => hashRefreshToken(text).equals(stored.token_hash))
}
