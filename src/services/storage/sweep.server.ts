import type { StorageParts } from './parts.server.ts'
import { readUsedBlobs } from './store/objects.server.ts'

/** An upload that is under way has its bytes before its row; a day is longer than any of them takes. */
const grace = 24 * 3_600_000

/**
 * Takes away the bytes that no object names: of uploads that a power cut stopped, and of people whose account was
 * closed. Answers how many blobs it took.
 */
export async function sweep(
  parts: Pick<StorageParts, 'database' | 'blobs' | 'spool'>,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - grace)
  let taken = 0
  for await (const found of parts.blobs.list()) {
    const old = found.filter((blob) => blob.writtenAt < before).map((blob) => blob.key)
    const keys = old.filter(isBlobKey)
    // What is not a name of ours is a draft that was never finished.
    const orphans = old.filter((key) => !isBlobKey(key))
    if (keys.length > 0) {
      const used = await parts.database.asService((rows) => readUsedBlobs(rows, keys))
      orphans.push(...keys.filter((key) => !used.has(key)))
    }
    for (const key of orphans) await parts.blobs.remove(key)
    taken += orphans.length
  }
  await parts.spool.sweep(before)
  return taken
}

function isBlobKey(key: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)
}
