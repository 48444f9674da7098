import { forgetDocuments } from './documents/disk.ts'
import { forgetReads } from './read-cache.ts'
import { removePersonalKeys } from './storage.ts'

/** Removes everything of a person from this device: keys, drafts, copies of what was read. The theme stays. */
export async function clearPersonalData(userId: string): Promise<void> {
  removePersonalKeys()
  const { forgetOutgoing } = await import('./outgoing/outgoing.ts')
  await Promise.allSettled([
    forgetDocuments(userId),
    forgetReads(userId),
    forgetOutgoing(userId),
    forgetPush(),
  ])
}

/** Whoever comes after them on this device is not told what was meant for them. */
async function forgetPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = await navigator.serviceWorker.getRegistration('/')
  await (await worker?.pushManager?.getSubscription())?.unsubscribe()
}
