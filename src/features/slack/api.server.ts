import { badRequest, notFound } from '#platform/contract/errors.ts'
import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import { OutsideTrouble, readAddress } from '#platform/outside/ask-outside.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { beginOauth, takeOauth, type TakeOutside } from '#features/connections/public.server.ts'
import type { SlackConnection, SlackKind, slackContract, slackOutsideContract } from './contract.ts'
import { callbackPath, exchangeCode, slackScopes } from './parts/exchange-code.server.ts'
import { giveBack } from './parts/give-back.server.ts'
import { secretOwner, sendBy, type SlackTools } from './parts/sending.server.ts'
import type { SlackMessage } from './rules/message.ts'
import {
  deleteConnection,
  putApp,
  putWebhook,
  readConnections,
  readWays,
  type Way,
} from './store/connections.server.ts'

type PlainTools = Pick<SlackTools, 'slack' | 'site' | 'vault'> & {
  /** Hosts on the network of the server that the operator trusts. */
  nearHosts: readonly string[]
}

export function createSlackApi({
  slack,
  site,
  vault,
  nearHosts,
}: PlainTools): Handlers<typeof slackContract> {
  return {
    async readSlack(_input, { actor, rows }) {
      return { has_app: slack.app !== null, connections: await readConnections(rows, actor.userId) }
    },

    async startSlack(_input, { actor, rows }) {
      const { clientId } = requireApp(slack)
      const { state, browser } = await beginOauth(rows, vault, actor.userId, 'slack', null)
      const address = new URL(`${slack.url}/oauth/v2/authorize`)
      address.search = new URLSearchParams({
        client_id: clientId,
        scope: slackScopes.join(','),
        redirect_uri: `${site}${callbackPath}`,
        state,
      }).toString()
      return { address: address.href, browser }
    },

    async pasteSlackWebhook({ body }, { actor: { userId }, rows }) {
      const url = webhookAddress(body.address, nearHosts)
      await putWebhook(rows, userId, vault.seal(url.href, secretOwner(userId, 'webhook')), url.host)
      return connectionOf(rows, userId, 'webhook')
    },
  }
}

const hello: SlackMessage = {
  title: 'Balanse is connected',
  text: 'This is where your reminders come to, if you switch them on. Nothing is posted anywhere else.',
  path: '/integrations-page',
}

export function createSlackOutsideApi(
  tools: SlackTools & { take: TakeOutside },
): ApartHandlers<typeof slackOutsideContract> {
  const { vault, slack, take } = tools
  return {
    async finishSlack({ body: { code, state, browser } }, { actor: { userId }, asActor }) {
      const app = requireApp(slack)
      await take(userId)
      const start = await asActor((rows) => takeOauth(rows, vault, userId, { state, browser }))
      if (start.service !== 'slack') throw notFound()
      const { token, ...found } = await exchangeCode(tools, app, code)
      const way = await asActor(async (rows) => {
        const secret = vault.seal(token, secretOwner(userId, 'app'))
        if (!(await putApp(rows, userId, { ...found, secret })))
          throw badRequest(
            'This account in Slack is connected already, so it was not connected here. End it where it is connected, or choose another workspace.',
          )
        return wayOf(rows, userId, 'app')
      })
      const sent = await sendBy(tools, way, hello)
      const connection = await asActor((rows) => connectionOf(rows, userId, 'app'))
      return { connection, trouble: sent.sent ? '' : sent.trouble }
    },

    async trySlack({ params: { kind } }, { actor: { userId }, asActor }) {
      const way = await asActor((rows) => wayOf(rows, userId, kind))
      await take(userId)
      const sent = await sendBy(tools, way, { ...hello, title: 'A test from Balanse' })
      const connection = await asActor((rows) => connectionOf(rows, userId, kind))
      return { connection, trouble: sent.sent ? '' : sent.trouble }
    },

    async endSlack({ params: { kind } }, { actor: { userId }, asActor }) {
      const way = await asActor(async (rows) => {
        const found = await wayOf(rows, userId, kind)
        await deleteConnection(rows, userId, kind)
        return found
      })
      await giveBack(tools, way, 0)
      return { ended: true }
    },
  }
}

function requireApp(slack: SlackTools['slack']) {
  if (!slack.app)
    throw badRequest('Slack is not set up on this server. You can paste a webhook address instead.')
  return slack.app
}

async function wayOf(rows: Rows, userId: string, kind: SlackKind): Promise<Way> {
  const way = (await readWays(rows, userId)).find((each) => each.kind === kind)
  if (!way) throw notFound()
  return way
}

async function connectionOf(rows: Rows, userId: string, kind: SlackKind): Promise<SlackConnection> {
  const [connection] = await readConnections(rows, userId, kind)
  if (!connection) throw notFound()
  return connection
}

const noWebhook =
  'This is no webhook address of Slack. It begins with https://hooks.slack.com/services/ and stands in Slack under “Incoming Webhooks”.'

/** Only Slack's own host, so that a reminder never goes to whoever gave somebody an address to paste. */
function webhookAddress(typed: string, nearHosts: readonly string[]): URL {
  try {
    const url = readAddress(typed)
    const isSlack = url.protocol === 'https:' && url.host === 'hooks.slack.com'
    if ((isSlack || nearHosts.includes(url.host)) && url.pathname.startsWith('/services/')) return url
  } catch (error) {
    if (!(error instanceof OutsideTrouble)) throw error
  }
  throw badRequest(noWebhook, { address: noWebhook })
}
