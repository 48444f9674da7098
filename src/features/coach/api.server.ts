import { badRequest, notFound } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { ChatMessage, coachContract } from './contract.ts'
import { isGoingOn, openingOfDay } from './parts/opening-of-day.server.ts'
import { readHere, readLife } from './parts/read-life.server.ts'
import { emptyContext, limits } from './rules/context.ts'
import {
  deleteConversationRows,
  deleteMessageRow,
  hasMessageBefore,
  readEarlierMessages,
  readNewestMessages,
} from './store.server.ts'

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
      : await readLife(rows, actor.userId, here, now, [])
    return { opening: openingOfDay(actor.userId, context, here.manner) }
  },

  async deleteMessage({ params }, { actor, rows }) {
    const deleted = await deleteMessageRow(rows, actor.userId, params.id)
    if (deleted === 0) throw notFound()
    return { deleted }
  },

  async deleteConversation(_input, { actor, rows }) {
    return { deleted: await deleteConversationRows(rows, actor.userId) }
  },
}
