/** One event of a calendar as it is written out (RFC 5545). Times are instants in milliseconds. */
export interface IcsEvent {
  uid: string
  from: number
  to: number
  summary: string
  description?: string
  /** Whether the time counts as taken. */
  isBusy: boolean
  /** When it changed last. */
  stamp: number
  /** How often it was changed: a program takes the highest. */
  sequence: number
}

/** A calendar file. All times are UTC, so it needs no time zone of its own and holds across changes of the clock. */
export function writeIcs(name: string, events: readonly IcsEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Balanse//Balanse//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    // How often a program is asked to come: most know one of the two.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function linesOf(event: IcsEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `LAST-MODIFIED:${utc(event.stamp)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${utc(event.from)}`,
    `DTEND:${utc(event.to)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    `TRANSP:${event.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ]
}

function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** Control characters have no place in a calendar, and a line end is written as \n. */
function escapeText(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
      .replaceAll('\n', '\\n')
      // oxlint-disable-next-line eslint/no-control-regex -- they are what is taken out
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
}

/** At most 75 bytes a line; a character is never cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let room = 75
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (size > room) {
      folded += '\r\n '
      room = 74
    }
    folded += sign
    room -= size
  }
  return folded
}
