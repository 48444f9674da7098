import { createStore, del, delMany, entries, keys, set, type UseStore } from 'idb-keyval'
import { CallError } from '#platform/contract/errors.ts'
import { send } from '../call.ts'
import { tellSaved } from '../documents/registry.ts'
import { putFile } from '../files.ts'

/** A file that was added on this device and is not on the server yet, with all that is needed to send it later. */
export interface Outgoing {
  id: string
  /** What it belongs to; tells who shows it. */
  group: string
  /** Its place on the server without the person's folder: `bucket/name`. */
  bucket: string
  name: string
  file: Blob
  /** The call that makes the file known once it has arrived. */
  follow: { method: string; path: string; body: Record<string, unknown> }
  at: number
  /** The server said no to it, in these words: it waits for the person. */
  refusal?: string
}

const retryMs = 20_000

let store: UseStore | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('balanse-outgoing')
channel?.addEventListener('message', () => tell())

// One store for all people of this browser; every key begins with the person's id.
function place(): UseStore {
  store ??= createStore('balanse-outgoing', 'files')
  return store
}

const keyOf = (userId: string, id: string) => `${userId}/${id}`

/** Calls `listener` whenever something was added, sent, refused or dropped, in any tab. */
export function onOutgoing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

function changed(): void {
  channel?.postMessage('changed')
  tell()
}

/** Everything of the person that waits here, the oldest first. Empty where the browser keeps nothing. */
export async function readOutgoing(userId: string): Promise<Outgoing[]> {
  const all = await entries<string, Outgoing>(place()).catch(() => [])
  return all
    .filter(([key]) => key.startsWith(`${userId}/`))
    .map(([, item]) => item)
    .toSorted((a, b) => a.at - b.at)
}

/** Keeps a file on this device and begins to send it. Throws when the browser has no room for it. */
export async function addOutgoing(userId: string, item: Outgoing): Promise<void> {
  await set(keyOf(userId, item.id), item, place())
  changed()
  void sendOutgoing(userId)
}

/** Forgets a file that was never sent. */
export async function dropOutgoing(userId: string, id: string): Promise<void> {
  await del(keyOf(userId, id), place())
  changed()
}

/** Tries a file again that the server refused. */
export async function retryOutgoing(userId: string, item: Outgoing): Promise<void> {
  const { refusal: _refusal, ...fresh } = item
  await set(keyOf(userId, item.id), fresh, place())
  changed()
  await sendOutgoing(userId)
}

export async function forgetOutgoing(userId: string): Promise<void> {
  const all = await keys<string>(place())
  await delMany(
    all.filter((key) => key.startsWith(`${userId}/`)),
    place(),
  )
}

/** Sends what waits, one after the other and from one tab only; what cannot be sent now is tried again later. */
export async function sendOutgoing(userId: string): Promise<void> {
  clearTimeout(timer)
  // Without the Lock API two tabs may send the same file twice, which the server takes as once.
  const alone = (work: () => Promise<void>) =>
    navigator.locks ? navigator.locks.request(`balanse-outgoing-${userId}`, work) : work()
  await alone(async () => {
    for (const item of await readOutgoing(userId)) {
      if (item.refusal) continue
      const isReachable = await sendOne(userId, item)
      if (isReachable) continue
      timer = setTimeout(() => void sendOutgoing(userId), retryMs)
      return
    }
  })
}

/** False when the server cannot be reached now: the rest would end the same way. */
async function sendOne(userId: string, item: Outgoing): Promise<boolean> {
  const { id, bucket, name, file, follow } = item
  try {
    await putFile(`${bucket}/${userId}/${name}`, file)
    await send(follow.method, follow.path, follow.body)
    tellSaved(`file:${item.group}`)
    await del(keyOf(userId, id), place())
    changed()
    return true
  } catch (error) {
    const refusal = error instanceof CallError ? error : null
    const isNo =
      refusal && refusal.status >= 400 && refusal.status < 500 && ![401, 408, 429].includes(refusal.status)
    if (!isNo) return false
    // Taken away while it was on its way: then there is nothing to mark.
    const still = (await readOutgoing(userId)).some((one) => one.id === id)
    if (still) await set(keyOf(userId, id), { ...item, refusal: refusal.message }, place())
    changed()
    return true
  }
}
