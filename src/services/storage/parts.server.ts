import type { JWTPayload } from 'jose'
import type { Blobs } from '#platform/blobs/blobs.server.ts'
import type { Spool } from '#platform/blobs/spool.server.ts'
import type { Database } from '#platform/db/database.server.ts'
import type { Background } from '#platform/http/background.server.ts'
import type { RenderImage } from './images/render-image.server.ts'
import type { Arriving } from './resumable/arriving.server.ts'

/** What every route of the service is given. */
export interface StorageParts {
  database: Database
  blobs: Blobs
  spool: Spool
  /** The largest object of all, in bytes; a bucket may allow less. */
  largest: number
  /** Signs and checks the tokens in addresses (HS256). */
  addressSecret: Uint8Array
  /** Signature and times of a bearer token; throws when it is not good. */
  verifyToken: (token: string) => Promise<JWTPayload>
  render: RenderImage
  /** Uploads that come in pieces. */
  arriving: Arriving
  /** For what an answer must not wait for. */
  background: Background
}
