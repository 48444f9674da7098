import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { call } from '#platform/web/call.ts'
import { onDocumentSaved } from '#platform/web/documents/registry.ts'
import { signFile } from '#platform/web/files.ts'
import { addOutgoing, dropOutgoing, retryOutgoing, type Outgoing } from '#platform/web/outgoing/outgoing.ts'
import { useOutgoing } from '#platform/web/outgoing/use-outgoing.ts'
import { useSession } from '#platform/web/session.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { mediaContract, type Media, type MediaContent } from './contract.ts'
import { endingOf, mediaBucket } from './rules.ts'

/** Signed addresses live for an hour. */
const freshFor = 50 * 60_000

export interface EntryMedia {
  /** On the server. */
  media: Media[]
  /** On this device only, until the server has it. */
  waiting: Outgoing[]
  error: Error | null
  isLoading: boolean
  retry: () => void
}

/** Pictures and voice notes of one entry, those that wait on this device included. */
export function useEntryMedia(entryId: string): EntryMedia {
  const queries = useQueryClient()
  const input = { params: { id: entryId } }
  const { data, error, isPending, refetch } = useRead(mediaContract.readMedia, input)
  const waiting = useOutgoing(entryId)
  useEffect(
    () =>
      onDocumentSaved((key) => {
        if (key === `file:${entryId}`)
          void queries.invalidateQueries({
            queryKey: readKey(mediaContract.readMedia, { params: { id: entryId } }),
          })
      }),
    [queries, entryId],
  )
  const media = data?.media ?? []
  const known = new Set(media.map(({ id }) => id))
  return {
    media,
    // For a moment a file is in both places.
    waiting: waiting.filter(({ id }) => !known.has(id)),
    error: data ? null : error,
    isLoading: isPending,
    retry: () => void refetch(),
  }
}

/** Adds a file to an entry: kept on this device at once, and sent as soon as the server can be reached. */
export function useAddMedia(entryId: string): (file: Blob, content: MediaContent) => Promise<void> {
  const { user } = useSession()
  const userId = user?.id
  return useCallback(
    async (file, content) => {
      const ending = endingOf(file.type)
      if (!userId || !ending) throw new Error('This kind of file cannot be kept here.')
      const id = newId()
      const name = `${id}.${ending}`
      const { method, path } = mediaContract.saveMedia
      await addOutgoing(userId, {
        id,
        group: entryId,
        bucket: mediaBucket,
        name,
        file,
        follow: {
          method,
          path: path.replace(':id', id),
          body: { ...content, entry_id: entryId, file: name },
        },
        at: Date.now(),
      })
    },
    [userId, entryId],
  )
}

/** Takes a picture or a voice note away, from the server or from what waits here. Rejects with a CallError. */
export function useRemoveMedia(entryId: string): (what: Media | Outgoing) => Promise<void> {
  const queries = useQueryClient()
  const { user } = useSession()
  const userId = user?.id
  return useCallback(
    async (what) => {
      if ('follow' in what) {
        if (userId) await dropOutgoing(userId, what.id)
        return
      }
      await call(mediaContract.removeMedia, { params: { id: what.id } })
      await queries.invalidateQueries({
        queryKey: readKey(mediaContract.readMedia, { params: { id: entryId } }),
      })
    },
    [queries, userId, entryId],
  )
}

/** Changes what is said of a picture or a voice note. Rejects with a CallError. */
export function useDescribeMedia(entryId: string): (media: Media, words: string) => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    async (media, words) => {
      const { id, kind, file, width, height, seconds } = media
      await call(mediaContract.saveMedia, {
        params: { id },
        body: { entry_id: entryId, kind, file, width, height, seconds, words },
      })
      await queries.invalidateQueries({
        queryKey: readKey(mediaContract.readMedia, { params: { id: entryId } }),
      })
    },
    [queries, entryId],
  )
}

/** Sends a file again that the server refused. */
export function useRetryMedia(): (item: Outgoing) => Promise<void> {
  const { user } = useSession()
  const userId = user?.id
  return useCallback(async (item) => (userId ? retryOutgoing(userId, item) : undefined), [userId])
}

/** An address that opens a file of the person for an hour; undefined until it is known. */
export function useFileAddress(
  file: string,
  side?: number,
): {
  address: string | undefined
  isUnreachable: boolean
} {
  const { user } = useSession()
  const path = `${mediaBucket}/${user?.id ?? ''}/${file}`
  const { data, isError } = useQuery({
    queryKey: ['signed', path, side ?? 0],
    queryFn: () => signFile(path, side),
    enabled: user !== null,
    staleTime: freshFor,
    refetchInterval: freshFor,
    retry: false,
  })
  return { address: data, isUnreachable: isError && !data }
}
