import {
  createStore,
  del,
  delMany,
  entries,
  get,
  keys,
  promisifyRequest,
  set,
  type UseStore,
} from 'idb-keyval'
import { liveTabs, tabName } from './tabs.ts'
import type { Disk, Draft, ServerCopy } from './types.ts'

// One store for all people of this browser; every key begins with the person's id.
let store: UseStore | undefined

function place(): UseStore {
  store ??= createStore('balanse-documents', 'documents')
  return store
}

const serverKey = (userId: string, key: string) => `${userId}/server/${key}`
const draftKey = (userId: string, draft: Pick<Draft, 'key' | 'tab'>) =>
  `${userId}/draft/${draft.key}#${draft.tab}`

/** The IndexedDB disk of one person. Every method rejects when the browser refuses to store. */
export function openDisk(userId: string): Disk {
  return {
    readServer: (key) => get<ServerCopy>(serverKey(userId, key), place()),
    writeServer: (key, copy) => set(serverKey(userId, key), copy, place()),
    readDrafts: async (key) => (await readOrphans(userId, tabName)).filter((draft) => draft.key === key),
    writeDraft: (draft) => keep(draftKey(userId, draft), draft),
    removeDraft: (draft) => del(draftKey(userId, draft), place()),
  }
}

/** Writes and commits at once: a page that is being left does not live to see the answer, after which it would commit by itself. */
function keep(key: string, draft: Draft): Promise<void> {
  return place()('readwrite', (drafts) => {
    drafts.put(draft, key)
    drafts.transaction.commit()
    return promisifyRequest(drafts.transaction)
  })
}

/** Drafts of this tab and of tabs that are no longer open, oldest first. */
export async function readOrphans(userId: string, ownTab: string): Promise<Draft[]> {
  const alive = await liveTabs()
  return (await readAllDrafts(userId))
    .filter((draft) => draft.tab === ownTab || !alive.has(draft.tab))
    .toSorted((a, b) => a.at - b.at)
}

/** Every draft of the person on this device, whichever tab it belongs to. */
export async function readAllDrafts(userId: string): Promise<Draft[]> {
  const all = await entries<string, Draft>(place()).catch(() => [])
  return all.filter(([key]) => key.startsWith(`${userId}/draft/`)).map(([, draft]) => draft)
}

export async function forgetDocuments(userId: string): Promise<void> {
  const all = await keys<string>(place())
  await delMany(
    all.filter((key) => key.startsWith(`${userId}/`)),
    place(),
  )
}
