import type { ObjectsConfig } from '#platform/object-settings.server.ts'
import type { Blobs } from './blobs.server.ts'
import { openDiskBlobs } from './disk.server.ts'
import { openS3Blobs } from './s3.server.ts'

/** The store that the operator chose. */
export function openBlobs({ folder, s3 }: ObjectsConfig): Blobs {
  return s3 ? openS3Blobs(s3) : openDiskBlobs(folder)
}
