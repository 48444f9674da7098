import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseMutationResult,
} from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import type { CallInput, CallOutput } from '#platform/contract/endpoint.ts'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { onDocumentSaved, openDocuments } from '#platform/web/documents/registry.ts'
import { useDocument, type UsedDocument } from '#platform/web/documents/use-document.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import {
  emptyEvening,
  reflectContract,
  type Entry,
  type EntryContent,
  type EveningContent,
  type JournalKind,
} from './contract.ts'
import { eveningState, type EveningState } from './rules.ts'
import { mergeEntry, mergeEvening } from './rules/merge.ts'
import type { Exercise } from './templates/exercise.ts'

export interface UsedEvening extends UsedDocument<EveningContent> {
  /** When the person last closed this day, as the server knows it. */
  finishedAt: string | null
  /** Sends what is written and marks the day as closed; rejects with a CallError when the server did not take it. */
  close: () => Promise<void>
}

/** The evening of one day, edited as it is written. */
export function useEvening(date: LocalDate): UsedEvening {
  const queries = useQueryClient()
  const input = { params: { date } }
  const key = readKey(reflectContract.readEvening, input)
  const document = useDocument<EveningContent>({
    key: `evening:${date}`,
    empty: emptyEvening,
    async read() {
      const evening = await call(reflectContract.readEvening, input)
      queries.setQueryData(key, evening)
      return evening
    },
    save: {
      method: reflectContract.saveEvening.method,
      path: `/evenings/${date}`,
      extra: { is_finished: false },
    },
    merge: mergeEvening,
  })
  const { data } = useRead(reflectContract.readEvening, input, { enabled: false })
  useFreshEvenings()
  return {
    ...document,
    finishedAt: data?.finished_at ?? null,
    async close() {
      await document.flush({ is_finished: true })
      // The answer of a save does not say when the day was closed; the row does.
      await document.refresh()
    },
  }
}

/** The reflections of the last seven days, newest first. */
export function useRecentEvenings() {
  useFreshEvenings()
  return useRead(reflectContract.readRecentEvenings, {})
}

/** How far the evening of a day has come, as the server knows it. */
export function useEveningState(date: LocalDate): EveningState {
  useFreshEvenings()
  return eveningState(useRead(reflectContract.readEvening, { params: { date } }).data)
}

/** Reads again whenever the server has acknowledged an evening, perhaps after its page was left. */
function useFreshEvenings(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      onDocumentSaved((key) => {
        const date = /^evening:(.+)$/.exec(key)?.[1]
        if (!date) return
        void queries.invalidateQueries({ queryKey: readKey(reflectContract.readRecentEvenings, {}) })
        void queries.invalidateQueries({
          queryKey: readKey(reflectContract.readEvening, { params: { date } }),
        })
      }),
    [queries],
  )
}

export interface UsedEntry extends UsedDocument<EntryContent> {
  id: string
  /** Sends what is written and marks it as finished; rejects with a CallError when the server did not take it. */
  finish: () => Promise<void>
}

/** One journal entry, edited as it is written. `start` is what a new one begins with; it is not sent by itself. */
export function useEntry(
  id: string,
  { id: template, kind, asked }: Exercise,
  start: EntryContent,
): UsedEntry {
  useFreshEntries()
  const document = useDocument<EntryContent>({
    key: entryKey(id),
    empty: start,
    async read() {
      const { entry } = await call(reflectContract.readEntry, { params: { id } })
      return entry ?? { ...start, version: 0 }
    },
    save: {
      method: reflectContract.saveEntry.method,
      path: `/journal-entries/${id}`,
      extra: { kind, template, ...(asked ? { asked } : {}), is_finished: false },
    },
    merge: mergeEntry,
  })
  return { ...document, id, finish: () => document.flush({ is_finished: true }) }
}

const entryKey = (id: string) => `journal:${id}`

/** One journal entry to be read; null when there is none. */
export function useWrittenEntry(id: string) {
  useFreshEntries()
  return useRead(reflectContract.readEntry, { params: { id } })
}

export type JournalQuery = Omit<CallInput<typeof reflectContract.readJournal>['query'], 'after'>
type JournalPage = CallOutput<typeof reflectContract.readJournal>

/** The journal, newest day first, a page at a time. */
export function useJournal(
  query: JournalQuery,
): UseInfiniteQueryResult<InfiniteData<JournalPage>, CallError> {
  useFreshEntries()
  return useInfiniteQuery<
    JournalPage,
    CallError,
    InfiniteData<JournalPage>,
    readonly unknown[],
    string | null
  >({
    queryKey: ['api', reflectContract.readJournal.path, query],
    queryFn: ({ pageParam }) =>
      call(reflectContract.readJournal, { query: { ...query, after: pageParam ?? undefined } }),
    // The cache on this device is JSON, which knows null and no undefined.
    initialPageParam: null,
    getNextPageParam: ({ items, has_more }) => (has_more ? (items.at(-1)?.id ?? null) : null),
  })
}

/** What the days of a range hold, for a calendar. */
export function useJournalDays(from: LocalDate, to: LocalDate) {
  useFreshEntries()
  return useRead(reflectContract.readJournalDays, { query: { from, to } })
}

/** What was written about this day in earlier months and years. */
export function useOnThisDay(date: LocalDate) {
  useFreshEntries()
  return useRead(reflectContract.readOnThisDay, { query: { date } })
}

/** A range in full, for printing and for what is counted in words. */
export function useWholeJournal(from: LocalDate, to: LocalDate) {
  useFreshEntries()
  return useRead(reflectContract.readWholeJournal, { query: { from, to } })
}

/** The person's own tags, the most used first. */
export function useTags(): string[] {
  useFreshEntries()
  return useRead(reflectContract.readJournalTags, {}).data?.tags.map(({ tag }) => tag) ?? []
}

/** Keeps an entry or an evening from coming back on the same day of later months, or lets it. */
export function useMute(): UseMutationResult<
  { is_muted: boolean },
  CallError,
  { kind: JournalKind; id: string; is_muted: boolean }
> {
  const refresh = useRefreshEntries()
  return useMutation({
    mutationFn: ({ kind, id, is_muted }) =>
      kind === 'evening'
        ? call(reflectContract.muteEvening, { params: { date: id }, body: { is_muted } })
        : call(reflectContract.muteEntry, { params: { id }, body: { is_muted } }),
    onSuccess: refresh,
  })
}

/** Puts an entry into the bin, after whatever was still on its way to it. */
export function useDeleteEntry(): UseMutationResult<Entry, CallError, string> {
  const refresh = useRefreshEntries()
  return useMutation<Entry, CallError, string>({
    async mutationFn(id) {
      await openDocuments()
        .find(({ kind }) => kind.key === entryKey(id))
        ?.flush()
      return call(reflectContract.deleteEntry, { params: { id } })
    },
    onSuccess: refresh,
  })
}

/** Takes an entry out of the bin. */
export function useRestoreEntry(): UseMutationResult<Entry, CallError, string> {
  const refresh = useRefreshEntries()
  return useMutation<Entry, CallError, string>({
    mutationFn: (id) => call(reflectContract.restoreEntry, { params: { id } }),
    onSuccess: refresh,
  })
}

/** Reads the journal again, its lists and its entries. */
function useRefreshEntries(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [, path] }) =>
          /^\/(journal|journal-entries|evenings)(\/|$)/.test(String(path)),
      }),
    [queries],
  )
}

/** Reads the journal again whenever the server has acknowledged an entry, perhaps after its page was left. */
function useFreshEntries(): void {
  const refresh = useRefreshEntries()
  useEffect(
    () =>
      onDocumentSaved((key) => {
        if (/^(journal|evening):/.test(key)) void refresh()
      }),
    [refresh],
  )
}
