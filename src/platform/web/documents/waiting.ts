import { CallError } from '#platform/contract/errors.ts'
import { send } from '../call.ts'
import { openDisk, readAllDrafts, readOrphans } from './disk.ts'
import { openDocuments, tellSaved } from './registry.ts'
import { tabName } from './tabs.ts'
import type { Draft } from './types.ts'

/**
 * Sends drafts that closed tabs left behind and whose screen is not open now. What the server holds in a newer
 * version stays on this device until its screen is opened and can merge it.
 */
export async function sendOrphans(userId: string): Promise<void> {
  const open = new Set(openDocuments().map((document) => document.kind.key))
  for (const draft of await readOrphans(userId, tabName)) {
    // What waits for a choice between two versions is sent by nobody but the person.
    if (open.has(draft.key) || draft.conflicts?.length) continue
    try {
      const { method, path, extra } = draft.save
      await send(method, path, { ...(draft.value as object), ...extra, version: draft.version })
      await openDisk(userId).removeDraft(draft)
      tellSaved(draft.key)
    } catch (error) {
      // Out of reach or signed out: the rest would end the same way.
      if (!(error instanceof CallError) || error.status === 0 || error.status === 401) return
    }
  }
}

/** Sends everything of the person that is waiting on this device and returns what is still waiting afterwards. */
export async function settleDocuments(userId: string): Promise<Draft[]> {
  await Promise.allSettled(openDocuments().map((document) => document.flush()))
  await sendOrphans(userId)
  return readAllDrafts(userId)
}
