import { randomUUID } from 'node:crypto'
import { addDays } from '#platform/contract/dates.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { hasConflict } from '../rules/conflicts.ts'
import { comes, isQuiet } from '../rules/decide.ts'
import { nextDue, spanOf } from '../rules/times.ts'
import { wordsFor, type WeekFacts } from '../rules/words.ts'
import {
  holdDueKinds,
  insertReminders,
  moveKinds,
  readFacts,
  type DueKind,
  type Facts,
  type Moved,
  type NewReminder,
} from '../store/due.server.ts'

type DueWithDay = DueKind & { next_day: string }

/**
 * Deals with kinds whose time has come, at most `most`: lays what comes into the inbox, notes what leaves, and works out
 * when each comes next, all of it in the caller's transaction: whoever dies in the middle has done nothing. Answers how many
 * it took. As the service.
 */
export async function layDue(rows: Rows, now: Date, most: number): Promise<number> {
  const due = await holdDueKinds(rows, now, most)
  if (due.length === 0) return 0
  // A row without a day is new, or its person moved to another clock: its time is worked out, and nothing comes.
  const asked = due.filter((each): each is DueWithDay => each.is_on && each.next_day !== null)
  const known = await readFacts(rows, asked.map(questionOf))
  const made = new Map<string, number>()
  const reminders: NewReminder[] = []
  for (const [at, each] of asked.entries()) {
    const { facts, made: before } = known[at] ?? { facts: { is_resting: true }, made: 0 }
    const today = `${each.user_id} ${each.next_day}`
    const count = made.get(today) ?? before
    if (!comes({ ...each, ...situationOf(each, facts, now), made: count })) continue
    made.set(today, count + 1)
    reminders.push(reminderOf(each, facts, now))
  }
  await insertReminders(rows, reminders)
  await moveKinds(
    rows,
    due.map((each) => moved(each, now)),
  )
  return due.length
}

function questionOf(due: DueWithDay) {
  const { user_id, kind, next_day: day, time_zone, has_own_lines, is_private } = due
  const { from, until } = spanOf(addDays(day, 1), time_zone)
  return {
    user_id,
    kind,
    day,
    from: from.toISOString(),
    until: until.toISOString(),
    with_lines: has_own_lines && !is_private,
  }
}

function situationOf(due: DueWithDay, facts: Facts, now: Date) {
  return {
    now,
    due_at: new Date(due.next_due_at),
    day: due.next_day,
    is_resting: facts.is_resting,
    is_done: isDone(due, facts),
  }
}

function isDone(due: DueWithDay, facts: Facts): boolean {
  if (due.kind === 'calendar_conflict' && !facts.is_done)
    return !hasConflict(addDays(due.next_day, 1), due.time_zone, facts.events ?? [], facts.laid ?? [])
  if (due.kind === 'weekly_digest') {
    const { planned, done, evenings, entries } = weekOf(facts)
    // A week that holds nothing is no news.
    return planned + done + evenings + entries === 0
  }
  return facts.is_done ?? false
}

function weekOf({ planned = 0, done = 0, evenings = 0, entries = 0, lines = [] }: Facts): WeekFacts {
  return { planned, done, evenings, entries, lines }
}

function reminderOf(due: DueWithDay, facts: Facts, now: Date): NewReminder {
  const { user_id, kind, next_day: day, time_zone, ways } = due
  const words = wordsFor(kind, due, {
    journeyDay: facts.journey_day ?? null,
    tomorrow: addDays(day, 1),
    ...(kind === 'weekly_digest' ? { week: weekOf(facts) } : {}),
  })
  // In quiet hours it waits in the inbox and leaves by no way.
  return { user_id, id: randomUUID(), kind, day, ...words, ways: isQuiet(now, time_zone, due) ? [] : ways }
}

function moved(due: DueKind, now: Date): Moved {
  const { user_id, kind, is_on, next_day, last_day } = due
  const dealtWith = [next_day, last_day].reduce((a, b) => (a !== null && (b === null || a > b) ? a : b))
  if (!is_on) return { user_id, kind, next_due_at: null, next_day: null, last_day: dealtWith }
  const next = nextDue(due, due, now, dealtWith)
  return { user_id, kind, next_due_at: next.at.toISOString(), next_day: next.day, last_day: dealtWith }
}
