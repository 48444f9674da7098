import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { sendInPieces } from '#platform/web/send-in-pieces.ts'
import { open, sendFile } from '#platform/web/transfer.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { findContract, type Found } from '#features/find/contract.ts'
import {
  archivePath,
  archivePiecesPath,
  type ArchiveTicket,
  archiveTicketPath,
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

/** An address that the browser saves everything from, as one file. */
export async function makeArchiveAddress(): Promise<string> {
  return ((await sendFile(archiveTicketPath, null, null)) as ArchiveTicket).address
}

/** Sends a file to bring in, and answers the name it is asked for by. */
export async function sendArchive(
  file: Blob,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return (await sendInPieces(archivePiecesPath, file, onProgress, signal)).split('/').at(-1) ?? ''
}

/** Has the server let go of a file that nobody wants to bring in any more; a day later it does so by itself. */
export function forgetArchive(upload: string): void {
  const request = { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } }
  void open(`${archivePiecesPath}/${upload}`, request).catch(() => {})
}

/** Says what a file that was sent would bring, and with `isTrial` false brings it. */
export async function takeIn(upload: string, isTrial: boolean): Promise<ImportReport> {
  const address = `${archivePath}?upload=${upload}${isTrial ? '&trial=yes' : ''}`
  return (await sendFile(address, null, null)) as ImportReport
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
