import { addDays, isLocalDate } from '#platform/contract/dates.ts'
import type { Row } from './own-table.ts'
import type { TextWriter } from './text-writer.ts'

/**
 * Day plans as a calendar (RFC 5545): whatever has an hour stands at it, other priorities are things to do on their day.
 * Hours have no zone: they are the ones on the person's own clock.
 */
export function writeCalendar(): TextWriter {
  let head = written(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Balanse//Archive//EN'])
  return {
    page(days) {
      const text = head + written(days.flatMap((day) => itemsOf(day)))
      head = ''
      return text
    },
    end: () => written(['END:VCALENDAR']),
  }
}

const written = (lines: readonly string[]) => lines.map((line) => `${fold(line)}\r\n`).join('')

function itemsOf(day: Row): string[] {
  const date = String(day.date)
  if (!isLocalDate(date)) return []
  const stamp = stampOf(String(day.updated_at))
  const lists = [
    day.main_priorities,
    ...['mind', 'body', 'relationships', 'purpose'].map((pillar) => day[`${pillar}_tasks`]),
    ...Object.values((day.other_pillars ?? {}) as Row),
  ]
  const items = lists.flatMap((list) => (Array.isArray(list) ? (list as Row[]) : []))
  const lines = items.flatMap((item) => {
    const text = typeof item.text === 'string' ? item.text : ''
    if (text.trim() === '') return []
    const uid = `${date}-${String(item.id)}@balanse`
    const hour = typeof item.starts_at === 'string' ? item.starts_at : null
    return hour
      ? event(uid, stamp, date, hour, Number(item.minutes ?? 30), text)
      : [
          'BEGIN:VTODO',
          `UID:${uid}`,
          `DTSTAMP:${stamp}`,
          `DUE;VALUE=DATE:${date.replaceAll('-', '')}`,
          `SUMMARY:${escape(text)}`,
          `STATUS:${item.state === 'done' ? 'COMPLETED' : item.state === 'let_go' ? 'CANCELLED' : 'NEEDS-ACTION'}`,
          'END:VTODO',
        ]
  })
  const quiet = typeof day.time_for_me === 'string' ? day.time_for_me : ''
  if (quiet.trim() !== '' && typeof day.time_for_me_starts_at === 'string')
    lines.push(
      ...event(
        `${date}-time-for-me@balanse`,
        stamp,
        date,
        day.time_for_me_starts_at,
        Number(day.time_for_me_minutes ?? 10),
        quiet,
      ),
    )
  return lines
}

function event(
  uid: string,
  stamp: string,
  date: string,
  hour: string,
  minutes: number,
  text: string,
): string[] {
  const [h = 0, m = 0] = hour.split(':').map(Number)
  const from = h * 60 + m
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${localTime(date, from)}`,
    `DTEND:${localTime(date, from + minutes)}`,
    `SUMMARY:${escape(text)}`,
    'END:VEVENT',
  ]
}

function localTime(date: string, minutes: number): string {
  const day = addDays(date, Math.floor(minutes / 1440)).replaceAll('-', '')
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day}T${two(Math.floor((minutes % 1440) / 60))}${two(minutes % 60)}00`
}

function stampOf(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

const escape = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[,;]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r?\n/g, '\\n')

/** At most 75 bytes a line; what is longer goes on behind a space. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const sign of line) {
    const length = new TextEncoder().encode(sign).length
    if (size + length > 73) {
      parts.push(part)
      part = ''
      size = 0
    }
    part += sign
    size += length
  }
  return [...parts, part].join('\r\n ')
}
