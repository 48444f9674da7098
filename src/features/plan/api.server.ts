import { daysBetween } from '#platform/contract/dates.ts'
import { badRequest, conflict } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { planContract } from './contract.ts'
import { itemsOf } from './rules.ts'
import { readDayRow, readDaySummaries, readMovedTo, unwrittenDay, writeDayRow } from './store.server.ts'

const rangeMax = 62

export const planApi: Handlers<typeof planContract> = {
  async readDay({ params }, { actor, rows }) {
    const [found, moved] = await Promise.all([
      readDayRow(rows, actor.userId, params.date),
      readMovedTo(rows, actor.userId, params.date),
    ])
    const day = found ?? unwrittenDay(actor.userId, params.date)
    const here = new Set(itemsOf(day).map((item) => item.origin_id))
    return { day, carried: moved.filter(({ item }) => !here.has(item.id)) }
  },

  async saveDay({ params, body: { version, ...content } }, { actor, rows }) {
    const saved = await writeDayRow(rows, actor.userId, params.date, version, content)
    if (saved) return saved
    throw conflict(
      (await readDayRow(rows, actor.userId, params.date)) ?? unwrittenDay(actor.userId, params.date),
    )
  },

  async readDays({ query: { from, to } }, { actor, rows }) {
    const span = daysBetween(from, to)
    if (span < 0) throw badRequest('The first day of a range comes before the last.', { from: 'is after to' })
    if (span >= rangeMax)
      throw badRequest(`A range holds at most ${rangeMax} days.`, { to: 'is too far from from' })
    return { days: await readDaySummaries(rows, actor.userId, from, to) }
  },
}
