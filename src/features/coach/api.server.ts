import type { LocalDate } from '#platform/contract/dates.ts'
import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import { type ChatMessage, type coachContract } from './contract.ts'
import { memoriesMax } from './rules/kept.ts'
import { decide, undo } from './parts/decide.server.ts'
import { isGoingOn, openingOfDay } from './parts/opening-of-day.server.ts'
import { readHere, readLife } from './parts/read-life.server.ts'
import { emptyContext, limits } from './rules/context.ts'
import { deleteActionRow, readActionRows } from './store/actions.server.ts'
import {
  countMemories,
  deleteFeedbackRow,
  deleteMemoryRow,
  readFeedbackRows,
  readMemoryRow,
  readMemoryRows,
  writeFeedbackRow,
  writeMemoryRow,
} from './store/memories.server.ts'
import {
  deleteConversationRows,
  deleteMessageRow,
  hasMessageBefore,
  readEarlierMessages,
  readLastTurn,
  readNewestMessages,
  readSentRow,
  readState,
  writeIsMinor,
  writeState,
} from './store/talk.server.ts'

/** How many earlier messages one press of "Earlier" brings. */
const pageSize = 30

export const coachApi: Handlers<typeof coachContract> = {
  async readMessages({ query: { before } }, { actor, rows, now }) {
    if (before !== undefined && Number.isNaN(Date.parse(before)))
      throw badRequest('The point in time is not one.', { before: 'is not a point in time' })
    const messages: ChatMessage[] =
      before === undefined
        ? await readNewestMessages(rows, actor.userId, now, limits.messages)
        : await readEarlierMessages(rows, actor.userId, before, pageSize)
    const oldest = messages.at(-1)?.created_at ?? before ?? now.toISOString()
    return { messages, has_more: await hasMessageBefore(rows, actor.userId, oldest) }
  },

  async readOpening(_input, { actor, rows, now }) {
    const here = await readHere(rows, actor.userId, now)
    const [newest] = await readNewestMessages(rows, actor.userId, now, 1)
    if (isGoingOn(newest, here.today, now)) return { opening: null }
    const context = here.preferences.privacy_mode
      ? emptyContext(here.today, here.hour)
      : await readLife(rows, actor.userId, here, Promise.resolve([]))
    return { opening: openingOfDay(actor.userId, context, here.manner) }
  },

  async deleteMessage({ params }, { actor, rows }) {
    return found(await deleteMessageRow(rows, actor.userId, params.id))
  },

  async deleteConversation(_input, { actor, rows }) {
    return { deleted: await deleteConversationRows(rows, actor.userId) }
  },

  async takeBackMessage({ params: { id } }, { actor, rows }) {
    const turn = await readLastTurn(rows, actor.userId, id)
    if (!turn) throw notFound()
    if (turn.replyId) await deleteMessageRow(rows, actor.userId, turn.replyId)
    await deleteMessageRow(rows, actor.userId, id)
    await writeState(rows, actor.userId, turn.before)
    return { text: turn.text }
  },

  async readSent({ params }, { actor, rows }) {
    return { sent: await readSentRow(rows, actor.userId, params.id) }
  },

  async listActions(_input, { actor, rows }) {
    return { actions: await readActionRows(rows, actor.userId) }
  },

  async decide({ params: { id }, body }, { actor: { userId }, rows, now }) {
    const today = await todayOf(rows, userId, now)
    return { outcome: await decide({ rows, userId, today, id }, body) }
  },

  async undoAction({ params: { id } }, { actor: { userId }, rows, now }) {
    const today = await todayOf(rows, userId, now)
    return { outcome: await undo({ rows, userId, today, id }) }
  },

  async forgetAction({ params }, { actor, rows }) {
    return found(await deleteActionRow(rows, actor.userId, params.id))
  },

  async listMemories(_input, { actor, rows }) {
    return {
      memories: await readMemoryRows(rows, actor.userId),
      is_minor: (await readState(rows, actor.userId)).isMinor,
    }
  },

  async saveMemory({ params: { id }, body }, { actor: { userId }, rows, now }) {
    if (body.version === 0 && (await countMemories(rows, userId)) >= memoriesMax)
      throw badRequest(`There is room for ${memoriesMax} lines. Delete one that is no longer true.`)
    const today = await todayOf(rows, userId, now)
    const saved = await writeMemoryRow(rows, userId, id, { ...body, today })
    if (saved) return saved
    const current = await readMemoryRow(rows, userId, id)
    throw current ? conflict(current) : notFound()
  },

  async deleteMemory({ params }, { actor, rows }) {
    return found(await deleteMemoryRow(rows, actor.userId, params.id))
  },

  async sayAdult(_input, { actor, rows }) {
    await writeIsMinor(rows, actor.userId, false)
    return { is_minor: false }
  },

  async listFeedback(_input, { actor, rows }) {
    return { feedback: await readFeedbackRows(rows, actor.userId) }
  },

  async saveFeedback({ params, body }, { actor, rows, now }) {
    const { preferences } = await readHere(rows, actor.userId, now)
    if (!preferences.use_feedback_for_training)
      throw badRequest('Feedback is off. You can switch it on in “Teach your coach”.')
    return writeFeedbackRow(rows, actor.userId, params.id, body)
  },

  async deleteFeedback({ params }, { actor, rows }) {
    return found(await deleteFeedbackRow(rows, actor.userId, params.id))
  },
}

function found(deleted: number): { deleted: number } {
  if (deleted === 0) throw notFound()
  return { deleted }
}

async function todayOf(rows: Rows, userId: string, now: Date): Promise<LocalDate> {
  return (await readHere(rows, userId, now)).today
}
