import { describe, expect, it } from 'vitest'
import { NoCalendar, readIcs } from './read-ics.ts'

const span = {
  from: Date.parse('2026-03-01T00:00:00Z'),
  to: Date.parse('2026-12-31T00:00:00Z'),
  timeZone: 'Europe/London',
}
const ics = (...entries: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...entries, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
const read = (...entries: string[]) => readIcs(ics(...entries), span)
const hours = (...entries: string[]) =>
  read(...entries).events.map(({ title, hours: found }) => [
    title,
    found && new Date(found.from).toISOString().slice(0, 16),
    found && (found.to - found.from) / 60_000,
  ])

describe('a calendar', () => {
  it('is read with its times: UTC, a zone by its name, and none, which is that of the person', () => {
    expect(
      hours(
        event('UID:1', 'DTSTART:20260701T090000Z', 'DTEND:20260701T093000Z', 'SUMMARY:Universal'),
        event('UID:2', 'DTSTART;TZID=America/New_York:20260701T090000', 'DURATION:PT1H', 'SUMMARY:Named'),
        event('UID:3', 'DTSTART:20260701T090000', 'DTEND:20260701T091500', 'SUMMARY:Floating'),
      ),
    ).toEqual([
      ['Universal', '2026-07-01T09:00', 30],
      ['Named', '2026-07-01T13:00', 60],
      ['Floating', '2026-07-01T08:00', 15],
    ])
  })

  it('keeps to a zone that it describes itself', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Somewhere',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0500',
      'TZOFFSETTO:+0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n')
    expect(hours(zone, event('UID:1', 'DTSTART;TZID=Somewhere:20260701T120000', 'SUMMARY:There'))).toEqual([
      ['There', '2026-07-01T07:00', 0],
    ])
  })

  it('lays out what comes again across a change of the clock, with its exceptions', () => {
    const weekly = event(
      'UID:w',
      'DTSTART;TZID=Europe/London:20261012T090000',
      'DTEND;TZID=Europe/London:20261012T093000',
      'RRULE:FREQ=WEEKLY;COUNT=5',
      'EXDATE;TZID=Europe/London:20261019T090000',
      'SUMMARY:Stand-up',
    )
    const moved = event(
      'UID:w',
      'RECURRENCE-ID;TZID=Europe/London:20261102T090000',
      'DTSTART;TZID=Europe/London:20261102T140000',
      'DTEND;TZID=Europe/London:20261102T150000',
      'SUMMARY:Later',
    )
    const gone = event(
      'UID:w',
      'RECURRENCE-ID;TZID=Europe/London:20261109T090000',
      'DTSTART;TZID=Europe/London:20261109T090000',
      'STATUS:CANCELLED',
      'SUMMARY:Gone',
    )
    // British summer time ends on 25 October: nine o'clock stays nine o'clock.
    expect(hours(weekly, moved, gone)).toEqual([
      ['Stand-up', '2026-10-12T08:00', 30],
      ['Stand-up', '2026-10-26T09:00', 30],
      ['Later', '2026-11-02T14:00', 60],
    ])
  })

  it('knows whole days, of which the last is not included', () => {
    const days = read(
      event('UID:1', 'DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260704', 'SUMMARY:Away'),
      event('UID:2', 'DTSTART;VALUE=DATE:20260710', 'SUMMARY:Birthday'),
    ).events.map((found) => found.days)
    expect(days).toEqual([
      { from: '2026-07-01', to: '2026-07-04' },
      { from: '2026-07-10', to: '2026-07-11' },
    ])
  })

  it('is refused when it is none', () => {
    for (const text of [
      '',
      'hello',
      '<html></html>',
      'BEGIN:VCARD\r\nEND:VCARD',
      '{"a":1}',
      'BEGIN:VCALENDAR',
    ])
      expect(() => readIcs(text, span), text).toThrow(NoCalendar)
  })
})

describe('a hostile calendar', () => {
  it('cannot fill the day with rules that come every second, and the others still stand', () => {
    const found = read(
      event('UID:1', 'DTSTART:20260701T000000Z', 'RRULE:FREQ=SECONDLY', 'SUMMARY:Bomb'),
      event('UID:2', 'DTSTART:20260701T000000Z', 'RRULE:FREQ=MINUTELY;INTERVAL=1', 'SUMMARY:Bomb'),
      event('UID:3', 'DTSTART:20260701T000000Z', 'RRULE:FREQ=FORTNIGHTLY', 'SUMMARY:Odd'),
      event('UID:4', 'DTSTART:99999999T999999Z', 'SUMMARY:No such time'),
      event('UID:5', 'SUMMARY:No time at all'),
      event('UID:6', 'DTSTART:20260701T090000Z', 'SUMMARY:Real'),
    )
    expect(found.events.filter(({ title }) => title === 'Bomb')).toEqual([])
    expect(found.events.map(({ title }) => title)).toContain('Real')
    expect(found.leftOut).toBeGreaterThanOrEqual(3)
  })

  it('holds at most five thousand appointments, and says how many more there were', () => {
    const daily = (uid: number) =>
      event(`UID:${uid}`, 'DTSTART:20260201T090000Z', 'RRULE:FREQ=DAILY', 'SUMMARY:Daily')
    const found = read(...Array.from({ length: 20 }, (_, uid) => daily(uid)))
    expect(found.events).toHaveLength(5_000)
    expect(found.leftOut).toBeGreaterThan(0)
  })

  it('has its texts cut to a length that fits, on one line', () => {
    const [found] = read(
      event('UID:1', 'DTSTART:20260701T090000Z', `SUMMARY:a\\nb ${'😀'.repeat(500)}`),
    ).events
    expect(found?.title.length).toBeLessThanOrEqual(300)
    expect(found?.title.startsWith('a b ')).toBe(true)
  })
})
