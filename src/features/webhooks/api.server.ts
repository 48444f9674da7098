import { randomBytes, randomUUID } from 'node:crypto'
import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import { OutsideTrouble, readAddress, type AskOutside } from '#platform/outside/ask-outside.server.ts'
import type { TakeOutside } from '#features/connections/public.server.ts'
import { webhooksMost, type webhooksContract, type webhooksOutsideContract } from './contract.ts'
import { addressOwner, secretOwner, sendMessage } from './parts/send-message.server.ts'
import {
  deleteWebhook,
  insertWebhook,
  readMessages,
  readTarget,
  readWebhookRows,
  updateWebhook,
} from './store.server.ts'

export function createWebhooksApi(vault: Seal): Handlers<typeof webhooksContract> {
  return {
    async readWebhooks(_input, { actor, rows }) {
      return { webhooks: await readWebhookRows(rows, actor.userId) }
    },

    async makeWebhook({ body: { address, events } }, { actor: { userId }, rows }) {
      if ((await readWebhookRows(rows, userId)).length >= webhooksMost)
        throw badRequest(`You can have up to ${webhooksMost} addresses. End one to make room.`)
      const url = openAddress(address)
      const id = randomUUID()
      const secret = `whsec_${randomBytes(32).toString('base64url')}`
      const webhook = await insertWebhook(rows, userId, {
        id,
        host: url.host,
        address: vault.seal(url.href, addressOwner(userId, id)),
        secret: vault.seal(secret, secretOwner(userId, id)),
        events,
      })
      return { webhook, secret }
    },

    async changeWebhook({ params: { id }, body }, { actor, rows }) {
      const saved = await updateWebhook(rows, actor.userId, id, body)
      if (saved) return saved
      const [current] = await readWebhookRows(rows, actor.userId, id)
      throw current ? conflict(current) : notFound()
    },

    async endWebhook({ params: { id } }, { actor, rows }) {
      if (!(await deleteWebhook(rows, actor.userId, id))) throw notFound()
      return { ended: true }
    },

    async readWebhookLog({ params: { id } }, { actor, rows }) {
      const [webhook] = await readWebhookRows(rows, actor.userId, id)
      if (!webhook) throw notFound()
      return { messages: await readMessages(rows, actor.userId, id) }
    },
  }
}

/** Whether it may be asked is found out when it is asked: a name may lead somewhere else by then. */
function openAddress(typed: string): URL {
  try {
    return readAddress(typed)
  } catch (error) {
    if (!(error instanceof OutsideTrouble)) throw error
    throw badRequest(error.message, { address: error.message })
  }
}

interface Tools {
  ask: AskOutside
  vault: Seal
  take: TakeOutside
}

export function createWebhooksOutsideApi(tools: Tools): ApartHandlers<typeof webhooksOutsideContract> {
  return {
    async tryWebhook({ params: { id } }, { actor: { userId }, now, asActor }) {
      const target = await asActor((rows) => readTarget(rows, userId, id))
      if (!target) throw notFound()
      await tools.take(userId)
      const at = now.toISOString()
      return sendMessage(tools, target, { id: randomUUID(), event: 'test', kind: 'test', row: '', at })
    },
  }
}
