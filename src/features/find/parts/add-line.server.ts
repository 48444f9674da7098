import type { LocalDate } from '#platform/contract/dates.ts'
import { lineMax } from '#platform/contract/limits.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { listMax } from '#features/day/contract.ts'
import { readDayRow, unwrittenDay, writeDayRow } from '#features/day/public.server.ts'
import { newItem } from '#features/day/rules.ts'
import { isFullDay } from '#features/day/rules/carry.ts'
import { writeEntryRow } from '#features/reflect/public.server.ts'
import { emptyEntry } from '#features/reflect/rules/entry.ts'

/** A line from somewhere that has no screen: it becomes what quick add makes of it in the app. */
export interface GivenLine {
  kind: 'entry' | 'task'
  text: string
}

/** Where a line is now; `moved` says why a task stands in the journal instead. */
export interface KeptLine {
  where: 'journal' | 'today'
  moved: string
}

const triesMost = 3

/** Keeps a line as a task or an entry of a day, within the transaction of its person. No line is turned away. */
export async function addLine(
  rows: Rows,
  userId: string,
  { kind, text }: GivenLine,
  date: LocalDate,
): Promise<KeptLine> {
  const moved = kind === 'task' ? await addTask(rows, userId, date, text) : ''
  if (kind === 'task' && moved === '') return { where: 'today', moved }
  const entry = { ...emptyEntry(date), body: text, kind: 'entry', template: 'blank' } as const
  await writeEntryRow(rows, userId, newId(), 0, entry, true)
  return { where: 'journal', moved }
}

/** Puts a task among the priorities of a day. Answers why it could not, or nothing. */
async function addTask(rows: Rows, userId: string, date: LocalDate, text: string): Promise<string> {
  if (text.length > lineMax) return `A task has at most ${lineMax} characters.`
  const item = newItem(newId(), text, 'priorities')
  for (let tries = 0; tries < triesMost; tries++) {
    const { version, ...day } = (await readDayRow(rows, userId, date)) ?? unwrittenDay(userId, date)
    if (isFullDay(day) || day.main_priorities.length >= listMax) return 'Your plan of today is full.'
    const next = { ...day, main_priorities: [...day.main_priorities, item] }
    // Somebody else (the same person in the app) was first: their version is read and added to.
    if (await writeDayRow(rows, userId, date, version, next)) return ''
  }
  return 'Your plan of today is being written in right now.'
}
