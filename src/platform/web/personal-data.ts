import { forgetDocuments } from './documents/disk.ts'
import { forgetReads } from './read-cache.ts'
import { removePersonalKeys } from './storage.ts'

/** Removes everything of a person from this device: keys, drafts, copies of what was read. The theme stays. */
export async function clearPersonalData(userId: string): Promise<void> {
  removePersonalKeys()
  const { forgetOutgoing } = await import('./outgoing/outgoing.ts')
  await Promise.allSettled([forgetDocuments(userId), forgetReads(userId), forgetOutgoing(userId)])
}
