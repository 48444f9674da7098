import { useState } from 'react'
import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'

export interface ArticleDraft {
  title: string
  words: string
  body: string
  /** The version that it is based on. */
  version: number
}

/**
 * What is typed is kept on this device until it is saved: a closed tab takes nothing along. While nothing is typed, the
 * draft is `start`, also when that becomes newer.
 */
export function useArticleDraft(key: string, start: ArticleDraft) {
  const place = `help-article:${key}`
  const [typed, setTyped] = useState<ArticleDraft | null>(() => readDraft(place))
  const draft = typed ?? start
  return {
    draft,
    /** Whether something is typed that is not saved. */
    isWaiting: (['title', 'words', 'body'] as const).some((field) => draft[field] !== start[field]),
    change(next: ArticleDraft) {
      setTyped(next)
      writeStored(place, JSON.stringify(next))
    },
    /** Nothing waits any more: it was saved, or is not wanted. */
    settle() {
      setTyped(null)
      removeStored(place)
    },
  }
}

function readDraft(place: string): ArticleDraft | null {
  try {
    const found = JSON.parse(readStored(place) ?? 'null') as Partial<ArticleDraft> | null
    const isWhole =
      typeof found?.title === 'string' &&
      typeof found.words === 'string' &&
      typeof found.body === 'string' &&
      typeof found.version === 'number'
    return isWhole ? (found as ArticleDraft) : null
  } catch {
    return null
  }
}
