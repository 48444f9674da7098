import { addDays, daysBetween, type LocalDate } from '#platform/contract/dates.ts'
import { badRequest, conflict } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { Week, weekContract } from './contract.ts'
import { daysOf, isEmptyWeek } from './rules.ts'
import { weekDay } from './rules/week-day.ts'
import {
  findWeekRow,
  readDaysOfWeek,
  readNewestWeekRows,
  readWeekRows,
  unwrittenWeek,
  writeWeekRow,
} from './store.server.ts'

const rangeMax = 400
/** A plan that is older says little about the week that comes. */
const beforeDays = 35

export const weekApi: Handlers<typeof weekContract> = {
  async readWeek({ params: { start } }, { actor, rows }) {
    const week = (await findWeekRow(rows, actor.userId, start)) ?? unwrittenWeek(actor.userId, start)
    return { week, before: await readBefore(rows, actor.userId, week.week_start_date) }
  },

  async saveWeek({ params: { start }, body: { version, ...content } }, { actor, rows }) {
    const found = await findWeekRow(rows, actor.userId, start)
    const at = found?.week_start_date ?? start
    const saved = await writeWeekRow(rows, actor.userId, at, version, content)
    if (saved) return saved
    throw conflict((await findWeekRow(rows, actor.userId, at)) ?? unwrittenWeek(actor.userId, at))
  },

  async readWeekDays({ params: { start } }, { actor, rows }) {
    const { plans, evenings } = await readDaysOfWeek(rows, actor.userId, start, addDays(start, 6))
    const written = daysOf(start).filter((date) => plans.has(date) || evenings.has(date))
    return { days: written.map((date) => weekDay(date, plans.get(date), evenings.get(date))) }
  },

  async readWeeks({ query: { from, to } }, { actor, rows }) {
    const span = daysBetween(from, to)
    if (span < 0) throw badRequest('The first day of a range comes before the last.', { from: 'is after to' })
    if (span >= rangeMax)
      throw badRequest(`A range holds at most ${rangeMax} days.`, { to: 'is too far from from' })
    return { weeks: await readWeekRows(rows, actor.userId, addDays(from, -6), to) }
  },

  async readLatestWeek(_input, { actor, rows }) {
    const [latest] = await readNewestWeekRows(rows, actor.userId, 1)
    return { week_plan: latest ?? null }
  },
}

/** The last written week before this one. One that overlaps it, after a change of the first day, counts as before. */
async function readBefore(rows: Rows, userId: string, start: LocalDate): Promise<Week | null> {
  const earlier = await readWeekRows(rows, userId, addDays(start, -beforeDays), addDays(start, -1))
  return earlier.findLast((week) => !isEmptyWeek(week)) ?? null
}
