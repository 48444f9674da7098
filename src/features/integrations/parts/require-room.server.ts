import { badRequest } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { calendarsMost } from '../contract.ts'
import { readCalendarRows } from '../store/calendars.server.ts'

/** Refuses with a sentence when a person has as many calendars as they may have. */
export async function requireRoom(rows: Rows, userId: string): Promise<void> {
  if ((await readCalendarRows(rows, userId)).length >= calendarsMost)
    throw badRequest(`You can bring up to ${calendarsMost} calendars. Take one away to make room.`)
}
