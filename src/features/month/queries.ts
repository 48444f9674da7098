import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/call.ts'
import { onDocumentSaved } from '#platform/web/documents/registry.ts'
import { useDocument, type UsedDocument } from '#platform/web/documents/use-document.ts'
import { useRead } from '#platform/web/use-read.ts'
import { weekContract } from '#features/week/contract.ts'
import { emptyMonth, monthContract, type MonthContent } from './contract.ts'
import { monthEnd } from './rules.ts'
import { mergeMonth } from './rules/merge.ts'

export interface UsedMonth extends UsedDocument<MonthContent> {
  /** Its first day. */
  month: LocalDate
}

/** The plan of one month (named by its first day), edited as it is typed. */
export function useMonthPlan(month: LocalDate): UsedMonth {
  const document = useDocument<MonthContent>({
    key: `month:${month}`,
    empty: emptyMonth,
    read: () => call(monthContract.readMonth, { params: { month } }),
    save: { method: monthContract.saveMonth.method, path: `/months/${month}` },
    merge: mergeMonth,
  })
  return { ...document, month }
}

/** What every day of a month holds, in one answer; read again whenever the server has acknowledged something new. */
export function useMonthDays(month: LocalDate) {
  const queries = useQueryClient()
  useEffect(
    () =>
      onDocumentSaved((key) => {
        if (/^(day|evening|journal):/.test(key))
          void queries.invalidateQueries({
            predicate: ({ queryKey: [, path] }) => /^\/months\/[^/]+\/days$/.test(String(path)),
          })
      }),
    [queries],
  )
  return useRead(monthContract.readMonthDays, { params: { month } })
}

/** Up to five moments of a month, in the person's own words. */
export function useMoments(month: LocalDate) {
  return useRead(monthContract.readMoments, { params: { month } })
}

/** The weeks that a month touches, read again whenever the server has acknowledged one. */
export function useWeeksFor(month: LocalDate) {
  const queries = useQueryClient()
  useEffect(
    () =>
      onDocumentSaved((key) => {
        if (key.startsWith('week:'))
          void queries.invalidateQueries({ queryKey: ['api', weekContract.readWeeks.path] })
      }),
    [queries],
  )
  return useRead(weekContract.readWeeks, { query: { from: month, to: monthEnd(month) } })
}
