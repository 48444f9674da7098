import * as z from 'zod/mini'
import { badRequest, CallError } from '#platform/contract/errors.ts'
import { exchangeWords } from '../rules/trouble-words.ts'
import type { SlackTools } from './sending.server.ts'
import { callSlack, SlackTrouble } from './slack-web.server.ts'

/** What the app may do: write to people, open its room with one, and hear its own command. It reads no message. */
export const slackScopes = ['chat:write', 'commands', 'im:write']
export const callbackPath = '/slack-callback'

const Access = z.object({
  access_token: z.string().check(z.minLength(1)),
  team: z.nullable(z.object({ id: z.string(), name: z._default(z.string(), '') })),
  authed_user: z.object({ id: z.string() }),
})
const Room = z.object({ channel: z.object({ id: z.string() }) })

export interface NewSlackApp {
  token: string
  teamId: string
  teamName: string
  slackUserId: string
  channelId: string
}

/** Exchanges what Slack sent the person back with, and opens the room of the app with them. Throws sentences for the person. */
export async function exchangeCode(
  { askSlack, slack, site }: SlackTools,
  app: { clientId: string; clientSecret: string },
  code: string,
): Promise<NewSlackApp> {
  try {
    const basic = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')
    const fields = { code, redirect_uri: `${site}${callbackPath}` }
    const answer = await callSlack(askSlack, `${slack.url}/api/oauth.v2.access`, fields, `Basic ${basic}`)
    const { access_token: token, team, authed_user } = Access.parse(answer)
    if (!team)
      throw badRequest(
        'Slack connected a whole organisation. Please choose one workspace, and connect once more.',
      )
    const opened = await callSlack(
      askSlack,
      `${slack.url}/api/conversations.open`,
      { users: authed_user.id },
      `Bearer ${token}`,
    )
    return {
      token,
      teamId: team.id,
      teamName: team.name.slice(0, 200),
      slackUserId: authed_user.id,
      channelId: Room.parse(opened).channel.id,
    }
  } catch (error) {
    if (!(error instanceof SlackTrouble)) throw error
    if (!['busy', 'down'].includes(error.code)) throw badRequest(exchangeWords(error.code))
    throw new CallError(503, {
      code: 'slack_down',
      message: `${error.message} Nothing was connected.`,
    })
  }
}
