import { daysBetween } from '#platform/contract/dates.ts'
import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import { templatesMost, type dayContract } from './contract.ts'
import { leftOpen, movedTo } from './rules/carry.ts'
import {
  readDayRow,
  readDaysBefore,
  readDaySummaries,
  readTemplateRow,
  readTemplateRows,
  unwrittenDay,
  writeDayRow,
  writeTemplateRow,
} from './store.server.ts'

const rangeMax = 62

export const dayApi: Handlers<typeof dayContract> = {
  async readDay({ params }, { actor, rows }) {
    const [found, before] = await Promise.all([
      readDayRow(rows, actor.userId, params.date),
      readDaysBefore(rows, actor.userId, params.date),
    ])
    const day = found ?? unwrittenDay(actor.userId, params.date)
    return { day, carried: movedTo(before, day), left_open: leftOpen(before, day) }
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

  async readTemplates(_input, { actor, rows }) {
    return { templates: await readTemplateRows(rows, actor.userId) }
  },

  async saveTemplate({ params: { id }, body: { version, ...content } }, { actor, rows }) {
    if (version === 0 && (await readTemplateRows(rows, actor.userId)).length >= templatesMost)
      throw badRequest(`There is room for ${templatesMost} templates. Remove one that you no longer use.`)
    const saved = await writeTemplateRow(rows, actor.userId, id, version, content)
    if (saved) return saved
    const found = await readTemplateRow(rows, actor.userId, id)
    throw found ? conflict(found) : notFound()
  },
}
