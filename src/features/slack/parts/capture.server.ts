import { localDay } from '#platform/contract/dates.ts'
import { lineMax } from '#platform/contract/limits.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Database, Rows } from '#platform/db/database.server.ts'
import { readPerson } from '#features/account/public.server.ts'
import { defaultRhythm } from '#features/account/rules.ts'
import { listMax } from '#features/day/contract.ts'
import { readDayRow, unwrittenDay, writeDayRow } from '#features/day/public.server.ts'
import { newItem } from '#features/day/rules.ts'
import { isFullDay } from '#features/day/rules/carry.ts'
import { writeEntryRow } from '#features/reflect/public.server.ts'
import { emptyEntry } from '#features/reflect/rules/entry.ts'
import type { Command } from '../rules/command.ts'
import { becomePerson } from '../store/commands.server.ts'

/** Where a line is now. `moved` says why a task stands in the journal instead; null time zone is an unknown somebody. */
export type Captured =
  | { where: 'nobody' }
  | { where: 'journal' | 'today'; moved: string; timeZone: string }
  | { where: 'nothing'; timeZone: string }

const triesMost = 3

/** Keeps what somebody in Slack wrote where their own app would keep it: under their own row-level security. */
export function captureLine(
  database: Database,
  from: { team: string; slackUser: string },
  command: Command,
  now: Date,
): Promise<Captured> {
  return database.asService(async (rows) => {
    const userId = await becomePerson(rows, from.team, from.slackUser)
    if (userId === null) return { where: 'nobody' }
    const { time_zone: timeZone, day_start_hour: hour } =
      (await readPerson(rows, userId))?.rhythm ?? defaultRhythm
    if (command.kind === 'help') return { where: 'nothing', timeZone }
    const date = localDay(now, timeZone, hour)
    const moved = command.kind === 'task' ? await addTask(rows, userId, date, command.text) : ''
    if (command.kind === 'task' && moved === '') return { where: 'today', moved, timeZone }
    const entry = { ...emptyEntry(date), body: command.text, kind: 'entry', template: 'blank' } as const
    await writeEntryRow(rows, userId, newId(), 0, entry, true)
    return { where: 'journal', moved, timeZone }
  })
}

/** Puts a task among the priorities of a day. Answers why it could not, or nothing. */
async function addTask(rows: Rows, userId: string, date: string, text: string): Promise<string> {
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
