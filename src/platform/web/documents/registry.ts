import { send } from '../call.ts'
import { session } from '../session.ts'
import { openDisk } from './disk.ts'
import { openDocument, type OpenDocument } from './document.ts'
import { tabName } from './tabs.ts'
import type { DocumentKind } from './types.ts'

// One open document for each row, however many parts of the screen show it.
const open = new Map<string, OpenDocument<object>>()
const savedListeners = new Set<(key: string) => void>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('balanse-documents')

channel?.addEventListener('message', (event: MessageEvent<string>) => {
  const document = open.get(event.data)
  // Somebody typing here meets the newer version when it saves; nobody is interrupted in the middle of a word.
  if (document && !document.isWaiting()) void document.refresh()
})

/** The document of this kind for the signed-in person, opened when it is not open yet. */
export function findDocument<V extends object>(kind: DocumentKind<V>): OpenDocument<V> {
  const userId = session.state.user?.id ?? 'nobody'
  const name = `${userId}/${kind.key}`
  const known = open.get(name)
  if (known) return known as unknown as OpenDocument<V>
  const made = openDocument(kind, {
    disk: openDisk(userId),
    tab: tabName,
    send,
    now: Date.now,
    later(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    onSaved(key) {
      channel?.postMessage(name)
      tellSaved(key)
    },
  })
  open.set(name, made as unknown as OpenDocument<object>)
  return made
}

export function openDocuments(): OpenDocument<object>[] {
  return [...open.values()]
}

/** How long a document stays open after its screen: going back and forth shows it at once. */
const lingerMs = 10_000

/** Forgets a document a little later, unless a screen shows it again or it still has something to send. */
export function releaseDocument(document: OpenDocument<object>): void {
  setTimeout(() => {
    if (document.isWaiting() || document.isWatched()) return
    for (const [name, known] of open) if (known === document) open.delete(name)
  }, lingerMs)
}

/** Forgets all open documents: the person has changed. */
export function forgetOpenDocuments(): void {
  open.clear()
}

/** Calls `listener` with the key of every row that the server has acknowledged. */
export function onDocumentSaved(listener: (key: string) => void): () => void {
  savedListeners.add(listener)
  return () => savedListeners.delete(listener)
}

/** Tells everybody who reads from the same rows that the server holds something newer. */
export function tellSaved(key: string): void {
  for (const listener of savedListeners) listener(key)
}

/** Tries again what is waiting: the connection came back, or the person did. */
export function retryDocuments(): void {
  for (const document of open.values()) if (document.isWaiting()) void document.refresh()
}

/** Keeps and sends at once what would otherwise wait for a pause in typing: the page is being left. */
export function hurryDocuments(): void {
  for (const document of open.values()) document.hurry()
}
