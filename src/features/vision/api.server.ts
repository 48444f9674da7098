import { addDays } from '#platform/contract/dates.ts'
import { CallError, conflict, notFound } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import { customMost, type CheckInDay, servedWeeks, type visionContract } from './contract.ts'
import {
  deleteCustomRow,
  insertCustomRow,
  readCustomRow,
  readCustomRows,
  readVisionRow,
  readVisionRows,
  unwrittenVision,
  updateCustomRow,
  writeVisionRow,
} from './store/visions.server.ts'
import {
  readCheckInRow,
  readCheckInRows,
  readJourneyNumber,
  readStartDate,
  writeCheckInRow,
  writeFirstStart,
  writeStartDate,
} from './store/journey.server.ts'
import { readFirstPlanned, readServedRows } from './store/served.server.ts'

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
    await writeFirstStart(rows, actor.userId, today)
    return saved
  },

  async readServed({ params, query }, { actor, rows }) {
    const from = addDays(query.today, 1 - servedWeeks * 7)
    const [served, since] = await Promise.all([
      readServedRows(rows, actor.userId, params.pillar, from, query.today),
      readFirstPlanned(rows, actor.userId),
    ])
    return { served, since: since && since >= from ? since : null }
  },

  async saveVisionStart({ body }, { actor, rows }) {
    await writeStartDate(rows, actor.userId, body.start_date, body.is_new)
    return { start_date: body.start_date }
  },
  async readCustomVisions(_input, { actor, rows }) {
    return { visions: await readCustomRows(rows, actor.userId) }
  },

  async readCustomVision({ params }, { actor, rows }) {
    const vision = await readCustomRow(rows, actor.userId, params.id)
    if (!vision) throw notFound()
    return vision
  },

  async saveCustomVision({ params, body: { version, ...content } }, { actor, rows }) {
    const saved =
      version === 0
        ? await insertCustomRow(rows, actor.userId, params.id, content)
        : await updateCustomRow(rows, actor.userId, params.id, version, content)
    if (saved === 'full') throw tooMany()
    if (saved && saved !== 'taken') return saved
    const current = await readCustomRow(rows, actor.userId, params.id)
    throw current ? conflict(current) : notFound()
  },

  async deleteCustomVision({ params }, { actor, rows }) {
    if (!(await deleteCustomRow(rows, actor.userId, params.id))) throw notFound()
    return { deleted: true }
  },

  async readJourney(_input, { actor, rows }) {
    return {
      number: await readJourneyNumber(rows, actor.userId),
      check_ins: await readCheckInRows(rows, actor.userId),
    }
  },

  async saveCheckIn({ params: { number, day }, body: { version, ...content } }, { actor, rows }) {
    // A journey that was never begun is not there. The contract has let only these days through.
    if (number > (await readJourneyNumber(rows, actor.userId))) throw notFound()
    const on = day as CheckInDay
    const saved = await writeCheckInRow(rows, actor.userId, number, on, version, content)
    if (saved) return saved
    throw conflict(await readCheckInRow(rows, actor.userId, number, on))
  },
}

function tooMany(): CallError {
  return new CallError(422, {
    code: 'too_many',
    message: `You have ${customMost} visions of your own, which is as many as fit. Remove one to make room for another.`,
  })
}
