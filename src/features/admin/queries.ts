import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { CallOutput, Endpoint } from '#platform/contract/endpoint.ts'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { readKey } from '#platform/web/use-read.ts'
import { backupContract, type BackupView } from '#features/backup/contract.ts'
import { operationsContract } from '#features/operations/contract.ts'
import type { ListName } from '#features/site/rules.ts'
import {
  adminContract,
  pageSize,
  peopleContract,
  type AdminEventPage,
  type EntryPage,
  type ListEntry,
  type MessagePage,
  type PeoplePage,
} from './contract.ts'

/** A list of an admin, page by page, begun anew when `key` changes. */
function usePages<Page extends { next: string | null }>(
  key: QueryKey,
  read: (place: { cursor?: string }) => Promise<Page>,
) {
  return useInfiniteQuery<Page, CallError, InfiniteData<Page>, QueryKey, string | null>({
    queryKey: ['admin', ...key],
    queryFn: ({ pageParam }) => read(pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    // These are addresses and letters of other people: no copy of them stays on the admin's device.
    meta: { isKept: false },
  })
}

export type EntryState = 'all' | 'confirmed' | 'unconfirmed'

export function useEntries(list: ListName, search: string, state: EntryState) {
  return usePages<EntryPage>(['list', list, search, state], (place) =>
    call(adminContract.readList, { params: { list }, query: { search, state, ...place } }),
  )
}

export function useMessages(state: 'open' | 'answered') {
  return usePages<MessagePage>(['messages', state], (place) =>
    call(adminContract.readMessages, { query: { state, ...place } }),
  )
}

export function usePeople(search: string) {
  return usePages<PeoplePage>(['people', search], (place) =>
    call(peopleContract.readPeople, { query: { search, ...place } }),
  )
}

export function useAdminEvents() {
  return usePages<AdminEventPage>(['events'], (place) =>
    call(peopleContract.readAdminEvents, { query: place }),
  )
}

/** How things stand on the server, asked for anew each time: yesterday's answer would be wrong. */
function useNow<E extends Endpoint>(
  endpoint: E,
  again?: (data: CallOutput<E> | undefined) => number | false,
): UseQueryResult<CallOutput<E>, CallError> {
  return useQuery<CallOutput<E>, CallError>({
    queryKey: nowKey(endpoint),
    queryFn: () => call(endpoint, {} as never),
    meta: { isKept: false },
    ...(again ? { refetchInterval: ({ state }) => again(state.data) } : {}),
  })
}

export const nowKey = (endpoint: Endpoint): string[] => readKey(endpoint, {})

export const useHealth = () => useNow(operationsContract.readHealth)
export const useModel = () => useNow(operationsContract.readModel)
export const usePlansRoom = () => useNow(operationsContract.readPlansRoom)

const whileRunning = (view: BackupView | undefined) =>
  view?.runs.some(({ state }) => state === 'running') ? 1_500 : false
export const useBackups = () => useNow(backupContract.readBackups, whileRunning)

/** Every entry of a list, in as few calls as it takes. Throws CallError. */
export async function readWholeList(list: ListName): Promise<ListEntry[]> {
  const entries: ListEntry[] = []
  let cursor: string | undefined
  do {
    const query = { limit: pageSize.most, ...(cursor ? { cursor } : {}) }
    const page = await call(adminContract.readList, { params: { list }, query })
    entries.push(...page.entries)
    cursor = page.next ?? undefined
  } while (cursor)
  return entries
}
