import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { receiveFile, sendFile } from '#platform/web/transfer.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { findContract, type Found } from '#features/find/contract.ts'
import {
  archivePath,
  type BinItem,
  deleteNowPath,
  type Deletion,
  type ImportReport,
  ownDataContract,
  type Receipt,
} from './contract.ts'

const key = readKey(ownDataContract.readOwnData, {})

/** How much there is of each kind, and a deletion that was asked for. */
export function useOwnData() {
  return useRead(ownDataContract.readOwnData, {})
}

/** What holds words, anywhere; asked for when there are some. Neither they nor what was found is kept on this device. */
export function useSearch(words: string) {
  return useQuery<readonly Found[], CallError>({
    queryKey: ['own-data-search', words],
    queryFn: async ({ signal }) => (await call(findContract.search, { query: { words } }, signal)).found,
    enabled: words !== '',
    retry: false,
    gcTime: 0,
    meta: { isKept: false },
  })
}

/** What was deleted and can come back. */
export function useBin() {
  return useRead(ownDataContract.readBin, {})
}

/** Takes something out of the bin. */
export function useBringBack() {
  const queries = useQueryClient()
  return useMutation<unknown, CallError, BinItem>({
    mutationFn: ({ kind, id }) => call(ownDataContract.bringBack, { params: { kind, id } }),
    // It may stand on any screen again.
    onSuccess: () => queries.invalidateQueries(),
  })
}

export function useRemoveForGood() {
  const queries = useQueryClient()
  return useMutation<unknown, CallError, BinItem>({
    mutationFn: ({ kind, id }) => call(ownDataContract.removeForGood, { params: { kind, id } }),
    onSuccess: () => queries.invalidateQueries(),
  })
}

/** Everything as one file. */
export function readArchive(onProgress: (bytes: number) => void): Promise<Blob> {
  return receiveFile(archivePath, onProgress)
}

/** Says what an archive would bring, and with `isTrial` false brings it. */
export function useTakeIn() {
  const queries = useQueryClient()
  return useMutation<ImportReport, Error, { file: Blob; isTrial: boolean }>({
    mutationFn: async ({ file, isTrial }) =>
      (await sendFile(
        `${archivePath}${isTrial ? '?trial=yes' : ''}`,
        file,
        'application/zip',
      )) as ImportReport,
    // Whatever is on the screens may have changed.
    onSuccess: ({ is_done: isDone }) => (isDone ? queries.invalidateQueries() : undefined),
  })
}

/** Has everything deleted in seven days. */
export function useAskForDeletion() {
  const queries = useQueryClient()
  return useMutation<Deletion, Error, string>({
    mutationFn: (phrase) => call(ownDataContract.askForDeletion, { body: { phrase } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  })
}

export function useTakeBackDeletion() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(ownDataContract.takeBackDeletion, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  })
}

/** Deletes everything now. Throws CallError `sign_in_again` when the sign-in is older than ten minutes. */
export async function deleteNow(phrase: string): Promise<Receipt> {
  const body = new Blob([JSON.stringify({ phrase })])
  return (await sendFile(deleteNowPath, body, 'application/json')) as Receipt
}
