import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import type { JWTPayload } from 'jose'
import { openBlobs } from '#platform/blobs/open-blobs.server.ts'
import { openSpool, type Spool } from '#platform/blobs/spool.server.ts'
import type { ObjectsConfig } from '#platform/object-settings.server.ts'
import type { Database, Rows } from '#platform/db/database.server.ts'
import { createRenderer } from './images/render-image.server.ts'
import { takeInFile, type GivenFile, type Taken } from './objects/take-in.server.ts'
import { storageRoutes } from './plugin.server.ts'
import { openIntake, type Intake } from './resumable/intake.server.ts'
import { readFolder, removeFolder } from './store/objects.server.ts'

export { plainPicture } from './images/plain-picture.server.ts'
export type { GivenFile, Taken } from './objects/take-in.server.ts'

const removeAtOnce = 500

export interface StorageOptions {
  database: Database
  objects: ObjectsConfig
  verifyToken: (token: string) => Promise<JWTPayload>
  addressSecret: Uint8Array
}

export interface StoredFile extends GivenFile {
  size: number
  /** Entity tag: MD5 in quotes. */
  eTag: string
  open: () => Promise<Readable>
}

export interface StorageService {
  /** To be mounted under /storage/v1. */
  routes: FastifyPluginAsync
  /** For whatever else arrives as a file; swept like uploads that broke off. */
  spool: Spool
  /** For what comes in pieces below `path` and is read once; swept like the others. */
  openIntake(path: string, largest: number): Intake
  /** Everything in a person's folders, ordered by bucket and name. */
  listFiles(userId: string): Promise<StoredFile[]>
  /** Puts a file into a person's folder; `rows` are theirs. */
  takeInFile(rows: Rows, userId: string, given: GivenFile, bytes: Readable): Promise<Taken>
  /** Takes everything in a person's folders away, rows and bytes; answers how many files there were. */
  removeFiles(userId: string): Promise<number>
}

/** The files service. */
export function createStorageService({ objects, ...options }: StorageOptions): StorageService {
  const arriving = join(objects.folder, 'arriving')
  const parts = {
    ...options,
    blobs: openBlobs(objects),
    spool: openSpool(arriving),
    largest: objects.largest,
    render: createRenderer(),
  }
  return {
    routes: storageRoutes(parts, arriving),
    spool: parts.spool,
    openIntake: (path, largest) => openIntake(arriving, path, largest),
    async listFiles(userId) {
      const files = await options.database.asService((rows) => readFolder(rows, userId))
      return files.map(({ bucket_id: bucket, name, blob, metadata, user_metadata: userMetadata }) => ({
        path: `${bucket}/${name.slice(userId.length + 1)}`,
        type: metadata.mimetype,
        cacheControl: metadata.cacheControl,
        userMetadata,
        size: metadata.size,
        eTag: metadata.eTag,
        open: () => parts.blobs.read(blob),
      }))
    },
    takeInFile: (rows, userId, given, bytes) => takeInFile(parts, rows, userId, given, bytes),
    async removeFiles(userId) {
      let removed = 0
      for (;;) {
        const blobs = await options.database.asService((rows) => removeFolder(rows, userId, removeAtOnce))
        for (const blob of blobs) await parts.blobs.remove(blob)
        removed += blobs.length
        if (blobs.length < removeAtOnce) return removed
      }
    },
  }
}
