import { useState } from 'react'
import { isSame } from '#platform/web/documents/merge.ts'

/** The same object for as long as it holds the same, so that what is drawn from it is not drawn at every letter. */
export function useSteady<T>(next: T): T {
  const [kept, setKept] = useState(next)
  if (isSame(kept, next)) return kept
  setKept(next)
  return next
}
