import { useState } from 'react'
import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'

export interface ArticleDraft {
  title: string
  words: string
  body: string
  /** The version that it is based on. */
  version: number
}

/** What is typed is kept on this device until it is saved: a closed tab takes nothing along. */
export function useArticleDraft(key: string, start: ArticleDraft) {
  const place = `help-article:${key}`
  const [draft, setDraft] = useState<ArticleDraft>(() => readDraft(place) ?? start)
  return {
    draft,
    change(next: ArticleDraft) {
      setDraft(next)
      writeStored(place, JSON.stringify(next))
    },
    /** After a save: nothing waits any more. */
    settle(next: ArticleDraft) {
      setDraft(next)
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
