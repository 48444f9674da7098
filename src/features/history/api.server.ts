import { notFound } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { historyContract } from './contract.ts'
import { readKindTimes, readVersionRow, readVersionTimes } from './store.server.ts'

export const historyApi: Handlers<typeof historyContract> = {
  async readVersions({ params: { kind, row } }, { actor, rows }) {
    return { versions: await readVersionTimes(rows, actor.userId, kind, row) }
  },

  async readVersion({ params: { kind, row, number } }, { actor, rows }) {
    const version = await readVersionRow(rows, actor.userId, kind, row, number)
    if (!version) throw notFound()
    return version
  },

  async readKindVersions({ params: { kind } }, { actor, rows }) {
    return { versions: await readKindTimes(rows, actor.userId, kind) }
  },
}
