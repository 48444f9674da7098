import { createStore, del, get, set, type UseStore } from 'idb-keyval'

let store: UseStore | undefined

function place(): UseStore {
  store ??= createStore('balanse-reads', 'reads')
  return store
}

/** Where the copies of what was read lie, one entry a person, so that one person's never opens for another. */
export function readsKey(userId: string | undefined): string {
  return `reads-${userId ?? 'nobody'}`
}

/** Storage for the query persister. A browser without IndexedDB simply keeps no copies. */
export const readStorage = {
  getItem: (key: string) => get<string>(key, place()).catch(() => null),
  setItem: (key: string, value: string) => set(key, value, place()).catch(() => undefined),
  removeItem: (key: string) => del(key, place()).catch(() => undefined),
}

export async function forgetReads(userId: string): Promise<void> {
  await readStorage.removeItem(readsKey(userId))
}
