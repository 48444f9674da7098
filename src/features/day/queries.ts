import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/call.ts'
import { findDocument, onDocumentSaved, releaseDocument } from '#platform/web/documents/registry.ts'
import type { OpenDocument } from '#platform/web/documents/document.ts'
import type { DocumentKind } from '#platform/web/documents/types.ts'
import { useDocument, type UsedDocument } from '#platform/web/documents/use-document.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { reflectContract } from '#features/reflect/contract.ts'
import {
  emptyDay,
  dayContract,
  type Carried,
  type DayContent,
  type Template,
  type TemplateContent,
} from './contract.ts'
import { waitingItems } from './rules/carry.ts'
import { mergeDay } from './rules/merge.ts'

export interface PlanDay extends UsedDocument<DayContent> {
  date: LocalDate
  /** What other days moved here and what still waits for an answer. */
  carried: Carried[]
  /** What the week before left open and nobody has answered yet. */
  leftOpen: Carried[]
}

const readInput = (date: LocalDate) => ({ params: { date } })

function dayKind(date: LocalDate, queries: QueryClient): DocumentKind<DayContent> {
  return {
    key: `day:${date}`,
    empty: emptyDay,
    async read() {
      const answer = await call(dayContract.readDay, readInput(date))
      // One request answers both: the document takes the day, the cache keeps what comes from other days.
      queries.setQueryData(readKey(dayContract.readDay, readInput(date)), answer)
      return answer.day
    },
    save: { method: dayContract.saveDay.method, path: `/days/${date}` },
    merge: mergeDay,
  }
}

/** The plan of one day, edited as it is typed, with what earlier days hand over to it. */
export function usePlanDay(date: LocalDate): PlanDay {
  const queries = useQueryClient()
  const document = useDocument(dayKind(date, queries))
  const { data } = useRead(dayContract.readDay, readInput(date), { enabled: false })
  useFreshDays()
  return {
    ...document,
    date,
    carried: waitingItems(document.value, data?.carried ?? []),
    // A copy from before this existed knows nothing of it.
    leftOpen: waitingItems(document.value, data?.left_open ?? []),
  }
}

/**
 * The days beside one, opened once it stands itself: going there paints at once and without the network. The day
 * before is also the one whose shape can be used again.
 */
export function useDaysBeside(date: LocalDate): { before: DayContent } {
  const queries = useQueryClient()
  const before = useDocument(dayKind(addDays(date, -1), queries))
  useDocument(dayKind(addDays(date, 1), queries))
  useEffect(() => {
    // Each day is painted together with what the evening before it hands over.
    for (const evening of [addDays(date, -2), date])
      void queries.prefetchQuery({
        queryKey: readKey(reflectContract.readEvening, readInput(evening)),
        queryFn: () => call(reflectContract.readEvening, readInput(evening)),
      })
  }, [date, queries])
  return { before: before.value }
}

/** The evening before a day: it may hold what the person wanted to try. */
export function useEveningBefore(date: LocalDate) {
  return useRead(reflectContract.readEvening, { params: { date: addDays(date, -1) } })
}

/** Summaries of the planned and closed days of a range of at most 62 days. */
export function useDays(from: LocalDate, to: LocalDate) {
  useFreshDays()
  return useRead(dayContract.readDays, { query: { from, to } })
}

/** Reads the summaries again whenever the server has acknowledged a day or an evening. */
function useFreshDays(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      onDocumentSaved((key) => {
        if (/^(day|evening):/.test(key))
          void queries.invalidateQueries({ queryKey: ['api', dayContract.readDays.path] })
      }),
    [queries],
  )
}

const templatesKey = readKey(dayContract.readTemplates, {})

/** The shapes of days that the person keeps, also those that were taken out within thirty days. */
export function useTemplates() {
  const queries = useQueryClient()
  useEffect(
    () =>
      onDocumentSaved((key) => {
        if (key.startsWith('day-template:')) void queries.invalidateQueries({ queryKey: templatesKey })
      }),
    [queries],
  )
  return useRead(dayContract.readTemplates, {})
}

/**
 * Keeps a template: it is in the list at once, on this device first, and is sent like everything that is written. Of
 * two changes made apart the later one holds, as a name is no prose.
 */
export function useKeepTemplate(): (id: string, content: TemplateContent) => void {
  const queries = useQueryClient()
  return useCallback(
    (id, content) => {
      const known = queries.getQueryData<{ templates: Template[] }>(templatesKey)?.templates ?? []
      const found = known.find((each) => each.id === id)
      const shown = { ...content, id, version: found?.version ?? 0, updated_at: new Date().toISOString() }
      queries.setQueryData(templatesKey, {
        templates: found ? known.map((each) => (each.id === id ? shown : each)) : [...known, shown],
      })
      const document = findDocument<TemplateContent>({
        key: `day-template:${id}`,
        empty: { ...content, weekdays: [], is_removed: false },
        async read() {
          const { templates } = await call(dayContract.readTemplates, {})
          return templates.find((each) => each.id === id) ?? { ...content, version: 0 }
        },
        save: { method: dayContract.saveTemplate.method, path: `/day-templates/${id}` },
        merge: (_base, mine) => ({ value: mine, conflicts: [] }),
      })
      document.change(content)
      releaseDocument(document as unknown as OpenDocument<object>)
    },
    [queries],
  )
}
