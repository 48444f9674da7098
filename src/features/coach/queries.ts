import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { CallOutput } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/call.ts'
import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'
import { readKey, takeAnswer, useRead } from '#platform/web/use-read.ts'
import { coachContract, type ChatMessage } from './contract.ts'

const newest = { query: {} }

export interface History {
  /** Newest first. */
  messages: readonly ChatMessage[]
  hasMore: boolean
  isLoading: boolean
  /** Set when nothing could be read and there is no copy on this device either. */
  isUnreadable: boolean
  readEarlier: () => Promise<void>
  /** Takes messages off this screen; the server has let go of them already. */
  forget: (isGone: (message: ChatMessage) => boolean) => void
  /** Shows the newest messages as they were read just now. */
  show: (page: CallOutput<typeof coachContract.readMessages>) => void
}

const none: readonly ChatMessage[] = []

/** What was said before this screen was opened, in pages. */
export function useHistory(): History {
  const queries = useQueryClient()
  const { data, isPending, error } = useRead(coachContract.readMessages, newest)
  const [earlier, setEarlier] = useState<{ messages: readonly ChatMessage[]; hasMore: boolean } | null>(null)
  const first = data?.messages ?? none
  const messages = earlier
    ? [...first, ...earlier.messages.filter(({ id }) => !first.some((message) => message.id === id))]
    : first

  const readEarlier = useCallback(async () => {
    const before = (earlier?.messages.at(-1) ?? first.at(-1))?.created_at ?? new Date().toISOString()
    const page = await call(coachContract.readMessages, { query: { before } })
    setEarlier((known) => ({
      messages: [...(known?.messages ?? []), ...page.messages],
      hasMore: page.has_more,
    }))
  }, [earlier, first])

  const forget = useCallback(
    (isGone: (message: ChatMessage) => boolean) => {
      const key = readKey(coachContract.readMessages, newest)
      void takeAnswer<typeof data>(
        queries,
        key,
        (page) => page && { ...page, messages: page.messages.filter((message) => !isGone(message)) },
      )
      setEarlier(
        (known) => known && { ...known, messages: known.messages.filter((message) => !isGone(message)) },
      )
    },
    [queries],
  )
  const show = useCallback<History['show']>(
    (page) => void takeAnswer(queries, readKey(coachContract.readMessages, newest), page),
    [queries],
  )

  return {
    messages,
    hasMore: earlier?.hasMore ?? data?.has_more ?? false,
    isLoading: isPending,
    isUnreadable: error !== null && data === undefined,
    readEarlier,
    forget,
    show,
  }
}

const draftKey = 'coach-draft'
const sendingKey = 'coach-sending'

export interface Draft {
  text: string
  write: (text: string) => void
  /** Words that were not sent go back in front of what was begun since. */
  giveBack: (words: string) => void
  /** The words are on their way: kept on this device until they are answered. */
  markSending: (text: string) => void
  markAnswered: () => void
}

/** What is being written, on this device from the first letter on until the server has answered it. */
export function useDraft(): Draft {
  const [text, setText] = useState(() =>
    [readStored(sendingKey), readStored(draftKey)].filter(Boolean).join('\n'),
  )
  const latest = useRef(text)
  const write = useCallback((text: string) => {
    latest.current = text
    setText(text)
    if (text === '') removeStored(draftKey)
    else writeStored(draftKey, text)
  }, [])
  const giveBack = useCallback(
    (words: string) => write(latest.current === '' ? words : `${words}\n${latest.current}`),
    [write],
  )
  const markSending = useCallback((text: string) => void writeStored(sendingKey, text), [])
  const markAnswered = useCallback(() => removeStored(sendingKey), [])
  return { text, write, giveBack, markSending, markAnswered }
}
