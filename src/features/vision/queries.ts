import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { onDocumentSaved } from '#platform/web/documents/registry.ts'
import { useDocument, type UsedDocument } from '#platform/web/documents/use-document.ts'
import { useSession } from '#platform/web/session.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { emptyVision, visionContract, type Pillar, type Vision, type VisionContent } from './contract.ts'
import {
  completionKey,
  completionStatus,
  parseCompletionStatus,
  sentencesOf,
  type CompletionStatus,
} from './rules.ts'
import { mergeVision } from './rules/merge.ts'

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
  const queries = useQueryClient()
  useEffect(
    () =>
      onDocumentSaved((key) => {
        if (key.startsWith('vision:')) void queries.invalidateQueries({ queryKey: visionsKey })
      }),
    [queries],
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
  const queries = useQueryClient()
  return useMutation<unknown, CallError, LocalDate>({
    mutationFn: (start_date) => call(visionContract.saveVisionStart, { body: { start_date } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: visionsKey }),
  })
}
