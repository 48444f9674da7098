import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { startOfWeek, type LocalDate } from '#platform/contract/dates.ts'
import { CallError } from '#platform/contract/errors.ts'
import { newId } from '#platform/contract/new-id.ts'
import { call } from '#platform/web/call.ts'
import type { OpenDocument } from '#platform/web/documents/document.ts'
import { findDocument, onDocumentSaved, releaseDocument } from '#platform/web/documents/registry.ts'
import type { DocumentKind } from '#platform/web/documents/types.ts'
import { useDocument, type UsedDocument } from '#platform/web/documents/use-document.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { useRhythm } from '#features/account/public.tsx'
import { dayContract, emptyDay, type DayContent } from '#features/day/contract.ts'
import { mergeDay } from '#features/day/rules/merge.ts'
import { itemsOf } from '#features/day/rules.ts'
import { roomAt } from '#features/day/rules/carry.ts'
import { emptyWeek, weekContract, type Week, type WeekContent, type WeekPriority } from './contract.ts'
import { asDayItem, laidOn } from './rules.ts'
import { mergeWeek } from './rules/merge.ts'

export interface UsedWeek extends UsedDocument<WeekContent> {
  /** The first of its seven days: not the day that was asked for when it was written with another first day. */
  start: LocalDate
  /** The week written last before it, to keep lines of. */
  before: Week | null
}

/** The week that begins on `asked` (see the endpoint), edited as it is typed. */
export function useWeek(asked: LocalDate): UsedWeek {
  const queries = useQueryClient()
  const input = { params: { start: asked } }
  const key = `week:${asked}`
  const document = useDocument<WeekContent>({
    key,
    empty: emptyWeek,
    async read() {
      const answer = await call(weekContract.readWeek, input)
      // One request answers both: the document takes the week, the cache keeps the one before it and where it begins.
      queries.setQueryData(readKey(weekContract.readWeek, input), answer)
      return answer.week
    },
    save: { method: weekContract.saveWeek.method, path: `/weeks/${asked}` },
    merge: mergeWeek,
  })
  const { data } = useRead(weekContract.readWeek, input, { enabled: false })
  const { refresh } = document
  useEffect(
    () =>
      onDocumentSaved((saved) => {
        // The week before may have been saved after this one was read.
        if (saved.startsWith('week:') && saved !== key) void refresh()
      }),
    [key, refresh],
  )
  return { ...document, start: data?.week.week_start_date ?? asked, before: data?.before ?? null }
}

/** The seven days from `start` in short, read again whenever the server has acknowledged a day or an evening. */
export function useWeekDays(start: LocalDate) {
  const queries = useQueryClient()
  const input = { params: { start } }
  useEffect(
    () =>
      onDocumentSaved((key) => {
        if (/^(day|evening):/.test(key))
          void queries.invalidateQueries({
            queryKey: readKey(weekContract.readWeekDays, { params: { start } }),
          })
      }),
    [queries, start],
  )
  return useRead(weekContract.readWeekDays, input)
}

export interface WeekSuggestions {
  /** True until the week is known, or known to be out of reach. */
  isLoading: boolean
  week_intention: string
  /** Open priorities that the week laid on this day, in their order. */
  priorities: WeekPriority[]
}

/** What the week hands to a day. A day takes a priority in with asDayItem (rules.ts); its `origin_id` then names it. */
export function useWeekSuggestions(date: LocalDate): WeekSuggestions {
  const { week_starts_on } = useRhythm()
  const { value, before, isLoading } = useWeek(startOfWeek(date, week_starts_on))
  // After a change of the first day the week before may still hold this date.
  const laid = [value, ...(before ? [before] : [])].flatMap((week) => laidOn(week, date))
  return {
    isLoading,
    week_intention: value.week_intention.trim(),
    priorities: laid.filter(({ state, text }) => state === 'open' && text.trim() !== ''),
  }
}

/**
 * The same document as the day's own screen opens. It is described here once more because the day builds on the week
 * and not the other way round.
 */
function dayKind(date: LocalDate, queries: QueryClient): DocumentKind<DayContent> {
  const input = { params: { date } }
  return {
    key: `day:${date}`,
    empty: emptyDay,
    async read() {
      const answer = await call(dayContract.readDay, input)
      queries.setQueryData(readKey(dayContract.readDay, input), answer)
      return answer.day
    },
    save: { method: dayContract.saveDay.method, path: `/days/${date}` },
    merge: mergeDay,
  }
}

/** The plan of one day, to write a little into it from here. */
export function useDayOfWeek(date: LocalDate): UsedDocument<DayContent> {
  return useDocument(dayKind(date, useQueryClient()))
}

/** What became of taking a priority into a day: there, there once the connection is back, or not there and why. */
export type Taken =
  | { outcome: 'taken' }
  | { outcome: 'full' }
  | { outcome: 'kept' }
  | { outcome: 'refused'; words: string }

/**
 * Takes a priority into the plan of a day, once. Nothing is thrown: what became of it is told, and told again when the
 * server's answer changes it. What the server refuses is taken out of the day again and stays laid on it.
 */
export function useTakeIntoDay(): (
  date: LocalDate,
  priority: WeekPriority,
  tell: (taken: Taken) => void,
) => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    async (date, priority, tell) => {
      const document = findDocument(dayKind(date, queries))
      await whenLoaded(document)
      const day = document.snapshot().value
      const isThere = itemsOf(day).some(({ origin_id }) => origin_id === priority.id)
      const item = asDayItem(priority, newId())
      if (!isThere && roomAt(day, 'priorities') !== 'priorities') return tell({ outcome: 'full' })
      if (!isThere) document.change({ main_priorities: [...day.main_priorities, item] })
      tell({ outcome: 'taken' })
      try {
        await document.flush()
      } catch (reason) {
        const refusal = refusalOf(reason)
        if (refusal === null) return tell({ outcome: 'kept' })
        const { main_priorities } = document.snapshot().value
        document.change({ main_priorities: main_priorities.filter(({ id }) => id !== item.id) })
        tell({ outcome: 'refused', words: refusal })
      } finally {
        releaseDocument(document as unknown as OpenDocument<object>)
      }
    },
    [queries],
  )
}

/** The server's words when it will not take this; null when it could not be asked, or asks for something first. */
function refusalOf(reason: unknown): string | null {
  if (!(reason instanceof CallError)) return null
  const isWaiting = reason.status < 400 || reason.status >= 500 || [401, 409, 429].includes(reason.status)
  return isWaiting ? null : reason.message
}

function whenLoaded(document: OpenDocument<DayContent>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.snapshot().isLoading) return
      stop()
      resolve()
    }
    const stop = document.subscribe(look)
    look()
  })
}
