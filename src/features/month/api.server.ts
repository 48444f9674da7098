import { badRequest, conflict } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { monthContract } from './contract.ts'
import { monthsBetween, reachMonths } from './rules.ts'
import { chooseMoments } from './rules/moments.ts'
import {
  readLatestMonthRow,
  readMonthDayRows,
  readMonthRow,
  readMonthRows,
  readWritten,
  unwrittenMonth,
  writeMonthRow,
} from './store.server.ts'

const rangeMax = 12

export const monthApi: Handlers<typeof monthContract> = {
  async readMonth({ params }, { actor, rows }) {
    return (
      (await readMonthRow(rows, actor.userId, params.month)) ?? unwrittenMonth(actor.userId, params.month)
    )
  },

  async saveMonth({ params, body: { version, ...content } }, { actor, rows, now }) {
    // One month more than the screen offers: the person's own day may already be in the next one.
    const distance = monthsBetween(now.toISOString().slice(0, 10), params.month)
    if (Math.abs(distance) > reachMonths + 1)
      throw badRequest('A month can be planned up to five years from now.', { month: 'is too far away' })
    const saved = await writeMonthRow(rows, actor.userId, params.month, version, content)
    if (saved) return saved
    throw conflict(
      (await readMonthRow(rows, actor.userId, params.month)) ?? unwrittenMonth(actor.userId, params.month),
    )
  },

  async readMonths({ query: { from, to } }, { actor, rows }) {
    if (from > to)
      throw badRequest('The first day of a range comes before the last.', { from: 'is after to' })
    if (monthsBetween(from, to) >= rangeMax)
      throw badRequest(`A range holds at most ${rangeMax} months.`, { to: 'is too far from from' })
    return { months: await readMonthRows(rows, actor.userId, from, to) }
  },

  async readLatestMonth(_input, { actor, rows }) {
    return { month_plan: (await readLatestMonthRow(rows, actor.userId)) ?? null }
  },

  async readMonthDays({ params }, { actor, rows, now }) {
    return { days: await readMonthDayRows(rows, actor.userId, params.month, now.toISOString().slice(0, 10)) }
  },

  async readMoments({ params }, { actor, rows }) {
    return { moments: chooseMoments(await readWritten(rows, actor.userId, params.month)) }
  },
}
