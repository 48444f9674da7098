import { daysBetween } from '#platform/contract/dates.ts'
import { badRequest } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import { recordActivity } from '#features/activity/public.server.ts'
import { spanMost, type healthContract } from './contract.ts'
import { deleteHealthRows, readHealthDayRows, readKept } from './store.server.ts'

export const healthApi: Handlers<typeof healthContract> = {
  async readHealth(_input, { actor, rows }) {
    return { kept: await readKept(rows, actor.userId) }
  },

  async readHealthDays({ query: { from, to } }, { actor, rows }) {
    const span = daysBetween(from, to)
    if (span < 0 || span >= spanMost)
      throw badRequest(`A range has at most ${spanMost} days.`, { to: 'is too far from the first day' })
    return { days: await readHealthDayRows(rows, actor.userId, from, to) }
  },

  async removeHealth(_input, { actor, rows }) {
    const removed = await deleteHealthRows(rows, actor.userId)
    if (removed > 0) await recordActivity(rows, actor.userId, 'health_removed')
    return { removed }
  },
}
