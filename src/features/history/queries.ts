import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { CallInput, CallOutput, Endpoint } from '#platform/contract/endpoint.ts'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { openDocuments } from '#platform/web/documents/registry.ts'
import { readKey } from '#platform/web/use-read.ts'
import { historyContract, type VersionContent, type VersionKind } from './contract.ts'

/** A read that leaves no copy on this device: hundreds of old texts would only fill it. */
function usePassingRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: { enabled?: boolean; staleTime?: number; gcTime?: number } = {},
): UseQueryResult<CallOutput<E>, CallError> {
  return useQuery<CallOutput<E>, CallError>({
    queryKey: readKey(endpoint, input),
    queryFn: () => call(endpoint, input),
    meta: { isKept: false },
    gcTime: 300_000,
    ...options,
  })
}

/**
 * When the earlier versions of a row were written, newest first. Asked anew at every opening: a list from before, put
 * right a moment later, would push another time under the pointer that is about to choose.
 */
export function useVersions(kind: VersionKind, row: string) {
  return usePassingRead(historyContract.readVersions, { params: { kind, row } }, { gcTime: 0 })
}

/** One of them with what stood in it; it never changes any more. */
export function useVersion(kind: VersionKind, row: string, number: number | null) {
  return usePassingRead(
    historyContract.readVersion,
    { params: { kind, row, number: number ?? 0 } },
    { enabled: number !== null, staleTime: Infinity },
  )
}

/**
 * Sends whatever is still waiting on this device. What is on the server becomes an earlier version when something else
 * takes its place; what was only typed would be gone. Rejects with a CallError when the server did not take it.
 */
export async function sendWaiting(): Promise<void> {
  await Promise.all(
    openDocuments()
      .filter((document) => document.isWaiting())
      .map((document) => document.flush()),
  )
}

export type VersionOfRow = CallOutput<typeof historyContract.readKindVersions>['versions'][number]

/** When the earlier versions of every row of a kind were written, newest first. */
export function useKindVersions(kind: VersionKind) {
  return usePassingRead(historyContract.readKindVersions, { params: { kind } })
}

export type VersionsOfRows = {
  isPending: boolean
  error: CallError | null
  contents: Map<string, VersionContent>
}

/** What stood in several versions, by the rows that they are of. */
export function useContents(kind: VersionKind, versions: readonly VersionOfRow[]): VersionsOfRows {
  return useQueries({
    queries: versions.map(({ row, id }) => {
      const input = { params: { kind, row, number: id } }
      return {
        queryKey: readKey(historyContract.readVersion, input),
        queryFn: () => call(historyContract.readVersion, input),
        meta: { isKept: false },
        gcTime: 300_000,
        staleTime: Infinity,
      }
    }),
    combine: (reads) => ({
      isPending: reads.some((read) => read.isPending),
      error: (reads.find((read) => read.error)?.error ?? null) as CallError | null,
      contents: new Map(
        reads.flatMap(({ data }, place) => (data ? [[versions[place]?.row ?? '', data.content]] : [])),
      ),
    }),
  })
}
