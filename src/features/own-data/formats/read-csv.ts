import { isLocalDate } from '#platform/contract/dates.ts'
import { dayAt, type Foreign, instantOf, moodOf, tidyTags } from './foreign.ts'

/** What a column may be called; the first that a table has is taken. */
const columns = {
  date: ['full_date', 'date', 'day', 'entry_date', 'created', 'created_at', 'datetime', 'timestamp'],
  time: ['time'],
  title: ['title', 'note_title', 'note title', 'subject', 'summary'],
  body: ['body', 'text', 'note', 'entry', 'content', 'notes', 'description'],
  mood: ['mood', 'feeling'],
  tags: ['tags', 'activities', 'labels', 'categories'],
} as const

/** A table with a line of names first: each further line with a day is an entry. */
export function readCsvEntries(text: string): Foreign {
  const found: Foreign = { source: 'CSV', entries: [], refused: [], notes: [] }
  const [head = [], ...lines] = cellsOf(text.replace(/^﻿/, ''))
  const names = head.map((name) => name.trim().toLowerCase())
  const place = Object.fromEntries(
    Object.entries(columns).map(([what, wanted]) => [
      what,
      wanted.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1,
    ]),
  ) as Record<keyof typeof columns, number>
  if (place.date < 0 || (place.body < 0 && place.title < 0 && place.mood < 0)) {
    found.refused.push(
      'The first line has to name a column for the day (date) and one for the words (text or note)',
    )
    return found
  }
  for (const [at, cells] of lines.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const cell = (what: keyof typeof columns) => (place[what] < 0 ? '' : (cells[place[what]] ?? '').trim())
    const date = dayOf(cell('date'))
    if (!date) {
      found.refused.push(`Line ${at + 2} has no day that can be read (2026-11-22 is one)`)
      continue
    }
    const time = /^([01]?\d|2[0-3]):([0-5]\d)/.exec(cell('time'))?.[0].padStart(5, '0') ?? '12:00'
    const createdAt =
      (/T\d\d:\d\d/.test(cell('date')) ? instantOf(cell('date')) : null) ?? `${date}T${time}:00.000Z`
    const mood = moodOf(cell('mood'))
    found.entries.push({
      key: `${cell('date')} ${cell('time')} ${cell('title')} ${cell('body')}`,
      date,
      title: cell('title').slice(0, 500),
      body: cell('body'),
      mood,
      tags: tidyTags([...cell('tags').split(/[|;,]/), ...(mood ? [] : [cell('mood')])]),
      createdAt,
      updatedAt: createdAt,
      media: [],
    })
  }
  return found
}

/** Days with the year first, whatever stands between; others could be read in two ways. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? []
  if (year === undefined) return dayAt(text)
  const date = `${year}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`
  return isLocalDate(date) ? date : null
}

/** RFC 4180, with commas, semicolons or tabs. */
function cellsOf(text: string): string[][] {
  const first = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'))
  const sign = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === sign) {
      row.push(cell)
      cell = ''
    } else if (char === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')])
      row = []
      cell = ''
    } else cell += char
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}
