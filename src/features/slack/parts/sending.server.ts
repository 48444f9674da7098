import type { SlackConfig } from '#platform/connection-settings.server.ts'
import type { Database, Rows } from '#platform/db/database.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import type { AskOutside } from '#platform/outside/ask-outside.server.ts'
import { messageText, type SlackMessage } from '../rules/message.ts'
import { lastingTrouble } from '../rules/trouble-words.ts'
import { noteTaken, noteTrouble, readWays, type Way } from '../store/connections.server.ts'
import { callSlack, postWebhook, SlackTrouble } from './slack-web.server.ts'

/** A sealed part opens in its own row only. */
export const secretOwner = (userId: string, kind: Way['kind']): string => `slack ${kind} ${userId}`

export interface SlackTools {
  database: Database
  /** Asks addresses that people typed. */
  ask: AskOutside
  /** Asks Slack, at the address that the operator named. */
  askSlack: AskOutside
  vault: Seal
  slack: SlackConfig
  /** The public address of this server, without a slash at its end. */
  site: string
}

export type Sent = { sent: true } | { sent: false; again: boolean; trouble: string }

/** Sends by one way and writes down what came of it. `again` says that the same may work later. */
export async function sendBy(tools: SlackTools, way: Way, message: SlackMessage): Promise<Sent> {
  const secret = tools.vault.open(way.secret_sealed, secretOwner(way.user_id, way.kind))
  const text = messageText(message, tools.site)
  try {
    if (way.kind === 'webhook') await postWebhook(tools.ask, secret, text)
    else
      await callSlack(
        tools.askSlack,
        `${tools.slack.url}/api/chat.postMessage`,
        { channel: way.channel_id ?? '', text, unfurl_links: 'false', unfurl_media: 'false' },
        `Bearer ${secret}`,
      )
  } catch (error) {
    if (!(error instanceof SlackTrouble)) throw error
    if (['busy', 'down'].includes(error.code)) return { sent: false, again: true, trouble: error.message }
    const trouble = lastingTrouble(error.code) ?? 'Slack did not take the message. Connect it again.'
    await tools.database.asService((rows) => noteTrouble(rows, way, trouble))
    return { sent: false, again: false, trouble }
  }
  await tools.database.asService((rows) => noteTaken(rows, way))
  return { sent: true }
}

/** A way of sending, for whoever reminds people of something: to their own room with the app, else to their webhook. */
export interface SlackSending {
  name: 'slack'
  /** Whether the person is connected and nothing is known to be wrong; as the person or as the service. */
  readyFor(rows: Rows, userId: string): Promise<boolean>
  /** Never throws for what Slack does. What cannot arrive by one way goes by the next. */
  send(userId: string, message: SlackMessage & { id: string }): Promise<Sent>
}

const notConnected: Sent = { sent: false, again: false, trouble: 'Slack is not connected.' }

export function createSlackSending(tools: SlackTools): SlackSending {
  return {
    name: 'slack',
    readyFor: async (rows, userId) => (await readWays(rows, userId)).some(({ trouble }) => trouble === ''),
    async send(userId, message) {
      const ways = await tools.database.asService((rows) => readWays(rows, userId))
      let last = notConnected
      for (const way of ways.filter(({ trouble }) => trouble === '')) {
        last = await sendBy(tools, way, message)
        // What may have arrived already, or arrives later, is not sent by a second way as well.
        if (last.sent || last.again) return last
      }
      return last
    },
  }
}
