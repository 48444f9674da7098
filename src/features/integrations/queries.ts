import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { sendFile } from '#platform/web/transfer.ts'
import { useRead } from '#platform/web/use-read.ts'
import { calendarFilePath, integrationsContract, type Calendar, type CalendarLook } from './contract.ts'

export function useFeeds() {
  return useRead(integrationsContract.readFeeds, {})
}

export function useCalendars() {
  return useRead(integrationsContract.readCalendars, {})
}

export function useCalendarAccounts() {
  return useRead(integrationsContract.readCalendarAccounts, {})
}

/** What the person's calendars hold for one of their days. */
export function useDayEvents(date: LocalDate) {
  return useRead(integrationsContract.readCalendarEvents, { query: { from: date, to: date } })
}

/** Reads lists again after a change; what a calendar holds hangs on the list of calendars. */
export function useRefresh(): (what: 'feeds' | 'calendars') => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    async (what) => {
      const paths: string[] =
        what === 'feeds'
          ? [integrationsContract.readFeeds.path]
          : [
              integrationsContract.readCalendars.path,
              integrationsContract.readCalendarEvents.path,
              integrationsContract.readCalendarAccounts.path,
            ]
      await queries.invalidateQueries({
        predicate: ({ queryKey: [, path] }) =>
          paths.includes(String(path)) ||
          (what === 'calendars' && String(path).startsWith('/calendar-accounts/')),
      })
    },
    [queries],
  )
}

/** Hands a calendar file over. Throws CallError. */
export async function sendCalendarFile(file: File, look: CalendarLook): Promise<Calendar> {
  const query = new URLSearchParams({
    name: look.name,
    hue: String(look.hue),
    is_busy_only: String(look.is_busy_only),
  })
  return (await sendFile(`${calendarFilePath}?${query}`, file, 'text/calendar')) as Calendar
}
