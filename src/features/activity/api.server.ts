import type { Handlers } from '#platform/http/serve.server.ts'
import { pageOf, type activityContract } from './contract.ts'
import { readLines } from './store.server.ts'

export const activityApi: Handlers<typeof activityContract> = {
  async readActivity({ query }, { actor, rows, now }) {
    // The clock of the database may be a little ahead of this one.
    const before = query.before ?? new Date(now.getTime() + 60_000).toISOString()
    const lines = await readLines(rows, actor.userId, before, pageOf + 1)
    return { lines: lines.slice(0, pageOf), has_more: lines.length > pageOf }
  },
}
