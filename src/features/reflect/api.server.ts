import { conflict } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { reflectContract } from './contract.ts'
import { readEveningRow, readRecentEveningRows, unwrittenEvening, writeEveningRow } from './store.server.ts'

export const reflectApi: Handlers<typeof reflectContract> = {
  async readEvening({ params }, { actor, rows }) {
    return (
      (await readEveningRow(rows, actor.userId, params.date)) ?? unwrittenEvening(actor.userId, params.date)
    )
  },

  async saveEvening({ params, body: { version, is_finished, ...content } }, { actor, rows }) {
    const saved = await writeEveningRow(rows, actor.userId, params.date, version, content, is_finished)
    if (saved) return saved
    throw conflict(
      (await readEveningRow(rows, actor.userId, params.date)) ?? unwrittenEvening(actor.userId, params.date),
    )
  },

  async readRecentEvenings(_input, { actor, rows, now }) {
    return { reflections: await readRecentEveningRows(rows, actor.userId, now) }
  },
}
