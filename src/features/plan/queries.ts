import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/call.ts'
import { onDocumentSaved } from '#platform/web/documents/registry.ts'
import { useDocument, type UsedDocument } from '#platform/web/documents/use-document.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { reflectContract } from '#features/reflect/contract.ts'
import { emptyDay, planContract, type Carried, type DayContent } from './contract.ts'
import { waitingItems } from './rules.ts'
import { mergeDay } from './rules/merge.ts'

export interface PlanDay extends UsedDocument<DayContent> {
  date: LocalDate
  /** What other days moved here and what still waits for an answer. */
  carried: Carried[]
}

/** The plan of one day, edited as it is typed, with what was moved to it. */
export function usePlanDay(date: LocalDate): PlanDay {
  const queries = useQueryClient()
  const input = { params: { date } }
  const key = readKey(planContract.readDay, input)
  const document = useDocument<DayContent>({
    key: `day:${date}`,
    empty: emptyDay,
    async read() {
      const answer = await call(planContract.readDay, input)
      // One request answers both: the document takes the day, the cache keeps what was moved to it.
      queries.setQueryData(key, answer)
      return answer.day
    },
    save: { method: planContract.saveDay.method, path: `/days/${date}` },
    merge: mergeDay,
  })
  const { data } = useRead(planContract.readDay, input, { enabled: false })
  useFreshDays()
  return { ...document, date, carried: waitingItems(document.value, data?.carried ?? []) }
}

/** The evening before a day: it may hold what the person wanted to try. */
export function useEveningBefore(date: LocalDate) {
  return useRead(reflectContract.readEvening, { params: { date: addDays(date, -1) } })
}

/** Summaries of the planned and closed days of a range of at most 62 days. */
export function useDays(from: LocalDate, to: LocalDate) {
  useFreshDays()
  return useRead(planContract.readDays, { query: { from, to } })
}

/** Reads the summaries again whenever the server has acknowledged a day or an evening. */
function useFreshDays(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      onDocumentSaved((key) => {
        if (/^(day|evening):/.test(key))
          void queries.invalidateQueries({ queryKey: ['api', planContract.readDays.path] })
      }),
    [queries],
  )
}
