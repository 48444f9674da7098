import { hash } from 'node:crypto'
import { OutsideTrouble, readAddress, type AskOutside } from '#platform/outside/ask-outside.server.ts'
import { calendarBytesMost } from '../contract.ts'
import type { ReadCalendar, ReadEvent } from '../rules/read-ics.ts'
import type { EventRow, ReadState } from '../store/calendars.server.ts'
import { CalendarTrouble, readApart } from './read-apart.server.ts'

/** How much of a calendar is laid out. A file is read once, so it reaches further than an address that is read again. */
const reach = { address: { back: 62, ahead: 400 }, file: { back: 366, ahead: 731 } } as const
const dayMs = 86_400_000
const patienceMs = 10_000

/** The address as it is asked: `webcal:` is a habit of calendar programs and means https. Throws OutsideTrouble. */
export function calendarAddress(typed: string): URL {
  return readAddress(typed.trim().replace(/^webcals?:/i, 'https:'))
}

interface Known {
  timeZone: string
  isBusyOnly: boolean
  etag: string
  modified: string
}

/** Asks for a calendar and reads it. Throws OutsideTrouble and CalendarTrouble, whose sentences are for the person. */
export async function fetchCalendar(ask: AskOutside, address: string, known: Known): Promise<ReadState> {
  const answer = await ask({
    address,
    headers: {
      accept: 'text/calendar, */*;q=0.1',
      ...(known.etag ? { 'if-none-match': known.etag } : {}),
      ...(known.modified ? { 'if-modified-since': known.modified } : {}),
    },
    most: calendarBytesMost,
    patienceMs,
  })
  if (answer.status === 304) return { etag: known.etag, modified: known.modified, leftOut: 0, events: null }
  if (answer.status !== 200) throw new CalendarTrouble(refusalWords(answer.status))
  const read = await layOut(answer.body, known.timeZone, 'address')
  return {
    etag: answer.header('etag').slice(0, 300),
    modified: answer.header('last-modified').slice(0, 100),
    leftOut: read.leftOut,
    events: toRows(read, known.isBusyOnly),
  }
}

/** Reads a file that a person handed over. Throws CalendarTrouble. */
export async function readCalendarFile(
  text: string,
  timeZone: string,
  isBusyOnly: boolean,
): Promise<ReadState> {
  const read = await layOut(text, timeZone, 'file')
  return { etag: '', modified: '', leftOut: read.leftOut, events: toRows(read, isBusyOnly) }
}

function layOut(text: string, timeZone: string, kind: keyof typeof reach): Promise<ReadCalendar> {
  const now = Date.now()
  const { back, ahead } = reach[kind]
  return readApart(text, { from: now - back * dayMs, to: now + ahead * dayMs, timeZone })
}

function refusalWords(status: number): string {
  if ([401, 403].includes(status))
    return 'The other server wants a sign-in for this address. Calendar programs have a secret address that needs none.'
  if ([404, 410].includes(status)) return 'The other server has nothing at this address any more.'
  return `The other server answered with ${status} and no calendar.`
}

/** Titles and places stay outside when only the hours are wanted. */
function toRows({ events }: ReadCalendar, isBusyOnly: boolean): EventRow[] {
  const rows = events.map(({ key, title, place, hours, days }: ReadEvent) => ({
    id: hash('sha256', key, 'base64url').slice(0, 32),
    title: isBusyOnly ? '' : title,
    place: isBusyOnly ? '' : place,
    starts_at: hours && new Date(hours.from).toISOString(),
    ends_at: hours && new Date(hours.to).toISOString(),
    start_date: days && days.from,
    end_date: days && days.to,
  }))
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** The sentence of a try that brought nothing; what is no such trouble is a fault of ours and goes on. */
export function troubleWords(error: unknown): string {
  if (error instanceof OutsideTrouble || error instanceof CalendarTrouble) return error.message
  throw error
}
