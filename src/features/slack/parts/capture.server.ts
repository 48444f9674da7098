import { localDay, type LocalDate } from '#platform/contract/dates.ts'
import type { Database, Rows } from '#platform/db/database.server.ts'
import { readPerson } from '#features/account/public.server.ts'
import { defaultRhythm } from '#features/account/rules.ts'
import type { Command } from '../rules/command.ts'
import { becomePerson } from '../store/commands.server.ts'

/** Keeps a line as a task or an entry of a day, and says where; `moved` is why a task stands in the journal instead. */
export type KeepLine = (
  rows: Rows,
  userId: string,
  line: { kind: 'entry' | 'task'; text: string },
  date: LocalDate,
) => Promise<{ where: 'journal' | 'today'; moved: string }>

export type Captured =
  | { where: 'nobody' }
  | { where: 'nothing'; timeZone: string }
  | (Awaited<ReturnType<KeepLine>> & { timeZone: string })

/** Keeps what somebody in Slack wrote where their own app would keep it: under their own row-level security. */
export function captureLine(
  { database, keepLine }: { database: Database; keepLine: KeepLine },
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
    return { ...(await keepLine(rows, userId, command, localDay(now, timeZone, hour))), timeZone }
  })
}
