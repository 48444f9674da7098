import { conflict } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { visionContract } from './contract.ts'
import {
  readStartDate,
  readVisionRow,
  readVisionRows,
  unwrittenVision,
  writeStartDate,
  writeVisionRow,
} from './store.server.ts'

export const visionApi: Handlers<typeof visionContract> = {
  async readVisions(_input, { actor, rows }) {
    return {
      visions: await readVisionRows(rows, actor.userId),
      start_date: await readStartDate(rows, actor.userId),
    }
  },

  async readVision({ params }, { actor, rows }) {
    return (await readVisionRow(rows, actor.userId, params.pillar)) ?? unwrittenVision(params.pillar)
  },

  async saveVision({ params, body: { version, today, ...content } }, { actor, rows }) {
    const saved = await writeVisionRow(rows, actor.userId, params.pillar, version, content)
    if (!saved)
      throw conflict(
        (await readVisionRow(rows, actor.userId, params.pillar)) ?? unwrittenVision(params.pillar),
      )
    // The vision period begins on the day on which the first vision is saved.
    await writeStartDate(rows, actor.userId, today, true)
    return saved
  },

  async saveVisionStart({ body }, { actor, rows }) {
    await writeStartDate(rows, actor.userId, body.start_date, false)
    return { start_date: body.start_date }
  },
}
