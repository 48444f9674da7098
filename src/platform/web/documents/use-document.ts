import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { findDocument, releaseDocument } from './registry.ts'
import type { OpenDocument } from './document.ts'
import type { DocumentKind, DocumentSnapshot } from './types.ts'

export interface UsedDocument<V extends object>
  extends
    DocumentSnapshot<V>,
    Pick<OpenDocument<V>, 'change' | 'flush' | 'resolve' | 'refresh' | 'snapshot' | 'subscribe'> {}

/**
 * A row of the server that is edited as you type. The kind may be made anew on each render; only its key decides
 * which document is meant.
 */
export function useDocument<V extends object>(kind: DocumentKind<V>): UsedDocument<V> {
  // The key stands for the whole kind: everything else in it follows from the key.
  // oxlint-disable-next-line react/exhaustive-deps
  const document = useMemo(() => findDocument(kind), [kind.key])
  const snapshot = useSyncExternalStore(document.subscribe, document.snapshot)
  useEffect(() => () => releaseDocument(document as unknown as OpenDocument<object>), [document])
  const { change, flush, resolve, refresh, subscribe } = document
  return { ...snapshot, change, flush, resolve, refresh, snapshot: document.snapshot, subscribe }
}
