import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { onDocumentSaved } from '#platform/web/documents/registry.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { reflectContract } from '#features/reflect/contract.ts'

/** The wall clock in a zone, as "14:10"; it changes while the page stays open. */
export function useClock(timeZone: string): string {
  return useSyncExternalStore(followClock, () =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date()),
  )
}

function followClock(listener: () => void): () => void {
  const timer = setInterval(listener, 10_000)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Whether the day was closed, as far as the server knows. */
export function useIsClosed(date: LocalDate): boolean {
  const queries = useQueryClient()
  const input = { params: { date } }
  const { data } = useRead(reflectContract.readEvening, input)
  useEffect(() => {
    const refresh = () =>
      void queries.invalidateQueries(
        { queryKey: readKey(reflectContract.readEvening, { params: { date } }) },
        { cancelRefetch: false },
      )
    // Coming here straight from the evening, what was read before it is a moment too old.
    refresh()
    return onDocumentSaved((key) => {
      if (key === `evening:${date}`) refresh()
    })
  }, [queries, date])
  return typeof data?.finished_at === 'string'
}
