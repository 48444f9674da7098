import { isLocalDate } from '#platform/contract/dates.ts'
import { dayIn, type Foreign, instantOf, tidyTags } from './foreign.ts'

type Properties = Map<string, { value: string; zone: string }>

export function isCalendar(text: string): boolean {
  return /^﻿?\s*BEGIN:VCALENDAR/i.test(text)
}

/** Events and journal entries of a calendar (RFC 5545), each an entry on the day it begins. */
export function readCalendar(text: string): Foreign {
  const found: Foreign = { source: 'Calendar', entries: [], refused: [], notes: [] }
  let repeats = 0
  for (const [at, item] of itemsOf(text).entries()) {
    const start = item.get('DTSTART') ?? item.get('DUE')
    const when = start ? timeOf(start.value, start.zone) : null
    if (!when) {
      found.refused.push(`Event ${at + 1} has no beginning that can be read`)
      continue
    }
    if (item.has('RRULE')) repeats += 1
    const end = item.get('DTEND')
    const until = end ? timeOf(end.value, end.zone) : null
    const place = plain(item.get('LOCATION')?.value)
    const hours = when.time && until?.time ? `${when.time}–${until.time}` : when.time
    const about = [hours, place].filter(Boolean).join(', ')
    const categories = (item.get('CATEGORIES')?.value ?? '').split(/(?<!\\),/).map(plain)
    found.entries.push({
      key: `${item.get('UID')?.value ?? `${start?.value} ${at}`} ${item.get('RECURRENCE-ID')?.value ?? ''}`,
      date: when.date,
      title: plain(item.get('SUMMARY')?.value).slice(0, 500),
      body: [about, plain(item.get('DESCRIPTION')?.value)].filter(Boolean).join('\n\n'),
      mood: null,
      tags: tidyTags(['calendar', ...categories]),
      createdAt: when.at,
      updatedAt: instantOf(asIso(item.get('LAST-MODIFIED')?.value ?? '')) ?? when.at,
      media: [],
    })
  }
  if (repeats > 0)
    found.notes.push(
      repeats === 1
        ? 'One event repeats; it comes in once, on its first day.'
        : `${repeats} events repeat; each comes in once, on its first day.`,
    )
  return found
}

/** The properties of each VEVENT and VJOURNAL; what stands inside them (alarms) is left out. */
function itemsOf(text: string): Properties[] {
  // A long line goes on in the next one, behind a space.
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const items: Properties[] = []
  let item: Properties | null = null
  let depth = 0
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] =
      /^([\w-]+)((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/.exec(line) ?? []
    const kind = value.trim().toUpperCase()
    const upper = name.toUpperCase()
    if (upper === 'BEGIN') {
      if (item) depth += 1
      else if (kind === 'VEVENT' || kind === 'VJOURNAL') item = new Map()
    } else if (upper === 'END') {
      if (depth > 0) depth -= 1
      else if (item) {
        items.push(item)
        item = null
      }
    } else if (item && depth === 0 && upper && !item.has(upper)) {
      const zone = /;TZID="?([^;:"]+)/i.exec(parameters)?.[1] ?? ''
      item.set(upper, { value, zone })
    }
  }
  return items
}

/** `20261122`, `20261122T093000` (where its writer was) or `20261122T093000Z`. */
function timeOf(value: string, zone: string): { date: string; time: string; at: string } | null {
  const [, date = '', hour = '', minute = '', utc = ''] =
    /^(\d{8})(?:T(\d\d)(\d\d)\d\d(Z?))?$/.exec(value.trim()) ?? []
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`
  if (!isLocalDate(day)) return null
  if (hour === '') return { date: day, time: '', at: `${day}T12:00:00.000Z` }
  const at = instantOf(`${day}T${hour}:${minute}:00Z`)
  if (!at) return null
  // A time in a zone of the calendar's own is taken as the clock said it: the day is what counts here.
  return utc && zone
    ? { date: dayIn(at, zone), time: `${hour}:${minute}`, at }
    : { date: day, time: `${hour}:${minute}`, at }
}

function asIso(value: string): string {
  return value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/, '$1-$2-$3T$4:$5:$6Z')
}

const plain = (value = '') =>
  value
    .replaceAll(/\\([nN,;\\])/g, (_whole, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
    .trim()
