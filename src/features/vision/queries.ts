import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { onDocumentSaved } from '#platform/web/documents/registry.ts'
import { useDocument, type UsedDocument } from '#platform/web/documents/use-document.ts'
import { useSession } from '#platform/web/session.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import {
  emptyCheckIn,
  emptyVision,
  visionContract,
  type CheckInContent,
  type CheckInDay,
  type CustomContent,
  type CustomVision,
  type Pillar,
  type Vision,
  type VisionContent,
} from './contract.ts'
import {
  completionKey,
  completionStatus,
  parseCompletionStatus,
  sentencesOf,
  type CompletionStatus,
} from './rules.ts'
import { emptyCustom, type CustomLook } from './rules/custom.ts'
import { mergeCustom, mergeVision } from './rules/merge.ts'

const visionsKey = readKey(visionContract.readVisions, {})

export interface KnownVisions {
  visions: readonly Vision[]
  /** First day of the vision period; null until the first vision is saved or a day is chosen. */
  startDate: LocalDate | null
  status: CompletionStatus
  /** The person's own sentence of each pillar that is not resting. */
  sentences: Partial<Record<Pillar, string>>
  isLoading: boolean
  /** Set when nothing could be read and there is no copy on this device either. */
  error: CallError | null
  retry: () => void
}

const noVisions: readonly Vision[] = []

/** Every vision of the signed-in person; nothing while nobody is signed in. */
export function useVisions(): KnownVisions {
  const session = useSession().status
  const { data, error, isPending, refetch } = useRead(
    visionContract.readVisions,
    {},
    { enabled: session === 'signed-in' },
  )
  useFreshVisions()
  const visions = data?.visions ?? noVisions
  // Until the answer is there the copy in this browser's storage holds, so that nothing flickers.
  const status = useMemo(
    () => (data ? completionStatus(data.visions) : parseCompletionStatus(readStored(completionKey))),
    [data],
  )
  useEffect(() => {
    if (data) writeStored(completionKey, JSON.stringify(status))
  }, [data, status])
  return {
    visions,
    startDate: data?.start_date ?? null,
    status,
    sentences: useMemo(() => sentencesOf(visions), [visions]),
    isLoading: session === 'loading' || (session === 'signed-in' && isPending),
    error: data ? null : error,
    retry: () => void refetch(),
  }
}

/** Reads the visions again whenever the server has acknowledged one, perhaps after its page was left. */
function useFreshVisions(): void {
  useFresh('vision:', visionsKey)
}

/** Reads again whenever the server has acknowledged a document whose key begins like this. */
function useFresh(prefix: string, queryKey: string[]): void {
  const queries = useQueryClient()
  const [, path] = queryKey
  useEffect(
    () =>
      onDocumentSaved((key) => {
        if (key.startsWith(prefix)) void queries.invalidateQueries({ queryKey: ['api', path] })
      }),
    [queries, prefix, path],
  )
}

/** One vision, edited as it is typed. `today` decides the start of the period when this is the first vision. */
export function useVision(pillar: Pillar, today: LocalDate): UsedDocument<VisionContent> {
  useFreshVisions()
  return useDocument<VisionContent>({
    key: `vision:${pillar}`,
    empty: emptyVision,
    read: () => call(visionContract.readVision, { params: { pillar } }),
    save: { method: visionContract.saveVision.method, path: `/visions/${pillar}`, extra: { today } },
    merge: mergeVision,
  })
}

/** Moves the start of the vision period; the new day counts once the server has answered. */
export function useMoveStart(): UseMutationResult<unknown, CallError, LocalDate> {
  return useSaveStart(false)
}

/** Begins another ninety days; what was written in the ones before stays with them. */
export function useNewJourney(): UseMutationResult<unknown, CallError, LocalDate> {
  return useSaveStart(true)
}

function useSaveStart(is_new: boolean): UseMutationResult<unknown, CallError, LocalDate> {
  const queries = useQueryClient()
  return useMutation<unknown, CallError, LocalDate>({
    mutationFn: (start_date) => call(visionContract.saveVisionStart, { body: { start_date, is_new } }),
    // The start is counted with in many places (days, progress, journey), so all of them are asked again.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['api'] }),
  })
}

/** What the plans of the last weeks held for a pillar, or for an own one by its id. */
export function useServed(pillar: string, today: LocalDate) {
  return useRead(visionContract.readServed, { params: { pillar }, query: { today } })
}

const customsKey = readKey(visionContract.readCustomVisions, {})

/** The pillars that the person named, with their visions. */
export function useCustomVisions() {
  useFresh('custom-vision:', customsKey)
  return useRead(visionContract.readCustomVisions, {})
}

/** One of them, edited as it is typed. `look` is what it was chosen with, until its row is read. */
export function useCustomVision(id: string, look: CustomLook): UsedDocument<CustomContent> {
  useFresh('custom-vision:', customsKey)
  return useDocument<CustomContent>({
    key: `custom-vision:${id}`,
    empty: emptyCustom(look),
    read: () => call(visionContract.readCustomVision, { params: { id } }),
    save: { method: visionContract.saveCustomVision.method, path: `/custom-visions/${id}`, extra: {} },
    merge: mergeCustom,
  })
}

/** Makes a pillar of the person's own; resolves with its row. */
export function useCreateCustom(): UseMutationResult<CustomVision, CallError, CustomLook & { id: string }> {
  const queries = useQueryClient()
  return useMutation<CustomVision, CallError, CustomLook & { id: string }>({
    mutationFn: ({ id, ...look }) =>
      call(visionContract.saveCustomVision, { params: { id }, body: { ...emptyCustom(look), version: 0 } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: customsKey }),
  })
}

/** Removes one for good. */
export function useDeleteCustom(): UseMutationResult<unknown, CallError, string> {
  const queries = useQueryClient()
  return useMutation<unknown, CallError, string>({
    mutationFn: (id) => call(visionContract.deleteCustomVision, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: customsKey }),
  })
}

const journeyKey = readKey(visionContract.readJourney, {})

/** Which ninety days these are, and what was written on their days to look back. */
export function useJourney() {
  useFresh('check-in:', journeyKey)
  return useRead(visionContract.readJourney, {})
}

/** What is written on one day to look back, edited as it is typed. */
export function useCheckIn(journey: number, day: CheckInDay): UsedDocument<CheckInContent> {
  const read = useCallback(async () => {
    const { check_ins } = await call(visionContract.readJourney, {})
    const found = check_ins.find((row) => row.journey === journey && row.day === day)
    return found ?? { ...emptyCheckIn, version: 0 }
  }, [journey, day])
  return useDocument<CheckInContent>({
    key: `check-in:${journey}:${day}`,
    empty: emptyCheckIn,
    read,
    save: {
      method: visionContract.saveCheckIn.method,
      path: `/journey/${journey}/check-ins/${day}`,
      extra: {},
    },
  })
}
