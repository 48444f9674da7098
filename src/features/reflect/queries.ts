import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/call.ts'
import { onDocumentSaved } from '#platform/web/documents/registry.ts'
import { useDocument, type UsedDocument } from '#platform/web/documents/use-document.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { emptyEvening, reflectContract, type EveningContent } from './contract.ts'
import { eveningState, type EveningState } from './rules.ts'
import { mergeEvening } from './rules/merge.ts'

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
