import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const slackSettings = {
  BALANSE_SLACK_CLIENT_ID: '1234.5678',
  BALANSE_SLACK_CLIENT_SECRET: 'client-secret-of-slack',
  BALANSE_SLACK_SIGNING_SECRET: 'signing-secret-of-slack',
}

type Fields = Record<string, string>

export interface SlackStandIn {
  url: string
  host: string
  /** Requests that arrived: method, path and fields. */
  asked: { path: string; fields: Fields; authorization: string }[]
  /** Texts that arrived, and where. */
  posts: { to: string; text: string }[]
  /** What the next answers of a path are instead: a status, and Slack's word for it. */
  refuse: Map<string, { status: number; error: string }>
  /** Tokens that were taken back. */
  revoked: Set<string>
  /** Allows the app for somebody as they would on Slack's page; answers the code. */
  allow(redirectUri: string, slackUser?: string, team?: string): string
  expire(code: string): void
  close(): Promise<void>
}

const scopes = 'chat:write,commands,im:write'

/** Speaks like the part of Slack that the product asks, and refuses requests that are not shaped as documented. */
export async function startSlack(): Promise<SlackStandIn> {
  const codes = new Map<string, { redirectUri: string; slackUser: string; team: string; state: string }>()
  const tokens = new Map<string, string>()
  const right = `Basic ${Buffer.from('1234.5678:client-secret-of-slack').toString('base64')}`

  function api(method: string, fields: Fields, authorization: string): Record<string, unknown> {
    if (method === 'oauth.v2.access') {
      if (authorization !== right) return { ok: false, error: 'bad_client_secret' }
      const code = codes.get(fields.code ?? '')
      if (!code) return { ok: false, error: 'invalid_code' }
      if (code.state === 'used') return { ok: false, error: 'code_already_used' }
      if (code.redirectUri !== fields.redirect_uri) return { ok: false, error: 'bad_redirect_uri' }
      code.state = 'used'
      const token = `xoxb-${code.team}-${randomBytes(6).toString('hex')}`
      tokens.set(token, code.team)
      return {
        ok: true,
        app_id: 'A0KRD7HC3',
        authed_user: { id: code.slackUser },
        scope: scopes,
        token_type: 'bot',
        access_token: token,
        bot_user_id: 'U0KRQLJ9H',
        team: { id: code.team, name: 'Kite Makers' },
        enterprise: null,
        is_enterprise_install: false,
      }
    }
    const token = authorization.replace(/^Bearer /, '')
    if (standIn.revoked.has(token)) return { ok: false, error: 'token_revoked' }
    if (!tokens.has(token)) return { ok: false, error: 'invalid_auth' }
    if (method === 'conversations.open')
      return fields.users
        ? { ok: true, no_op: true, already_open: true, channel: { id: `D${fields.users}` } }
        : { ok: false, error: 'users_list_not_supplied' }
    if (method === 'chat.postMessage') {
      if (!fields.channel?.startsWith('D')) return { ok: false, error: 'channel_not_found' }
      if (!fields.text) return { ok: false, error: 'no_text' }
      standIn.posts.push({ to: fields.channel, text: fields.text })
      return { ok: true, channel: fields.channel, ts: '1503435956.000247', message: { text: fields.text } }
    }
    if (method === 'auth.revoke') {
      standIn.revoked.add(token)
      return { ok: true, revoked: true }
    }
    return { ok: false, error: 'unknown_method' }
  }

  async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', standIn.url)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const type = request.headers['content-type'] ?? ''
    const fields: Fields = type.startsWith('application/json')
      ? (JSON.parse(body) as Fields)
      : Object.fromEntries(new URLSearchParams(body))
    if (url.pathname === '/oauth/v2/authorize') return page(request, reply, url, fields)
    standIn.asked.push({ path: url.pathname, fields, authorization: request.headers.authorization ?? '' })
    const refused = standIn.refuse.get(url.pathname)
    if (refused) {
      reply.writeHead(refused.status, refused.status === 429 ? { 'retry-after': '30' } : {})
      reply.end(
        url.pathname.startsWith('/services/')
          ? refused.error
          : JSON.stringify({ ok: false, error: refused.error }),
      )
      return
    }
    if (url.pathname.startsWith('/services/')) {
      if (request.method !== 'POST' || !fields.text) return void reply.writeHead(400).end('invalid_payload')
      if (url.pathname !== '/services/T1/B1/secretpart') return void reply.writeHead(404).end('no_service')
      standIn.posts.push({ to: url.pathname, text: fields.text })
      return void reply.end('ok')
    }
    const isForm = type === 'application/x-www-form-urlencoded' && request.method === 'POST'
    if (!url.pathname.startsWith('/api/') || !isForm) return void reply.writeHead(404).end('not found')
    reply.setHeader('content-type', 'application/json; charset=utf-8')
    reply.end(JSON.stringify(api(url.pathname.slice(5), fields, request.headers.authorization ?? '')))
  }

  /** Slack's page of consent, as plain as it can be. */
  function page(request: IncomingMessage, reply: ServerResponse, url: URL, fields: Fields): void {
    const asked = url.searchParams
    const back = asked.get('redirect_uri') ?? ''
    if (
      asked.get('client_id') !== '1234.5678' ||
      asked.get('scope') !== scopes ||
      !asked.get('state') ||
      !back
    )
      return void reply.writeHead(400).end('Invalid parameters')
    if (request.method === 'POST') {
      const target = new URL(back)
      if (fields.say === 'no') target.searchParams.set('error', 'access_denied')
      else target.searchParams.set('code', standIn.allow(back, fields.user))
      target.searchParams.set('state', asked.get('state') ?? '')
      return void reply.writeHead(302, { location: target.href }).end()
    }
    reply.setHeader('content-type', 'text/html')
    const user = `U${randomBytes(4).toString('hex').toUpperCase()}`
    reply.end(
      `<h1>Balanse wants to write to you</h1><form method="post"><input type="hidden" name="user" value="${user}"><button name="say" value="yes">Allow</button><button name="say" value="no">Cancel</button></form>`,
    )
  }

  const server = createServer((request, reply) => void handle(request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const standIn: SlackStandIn = {
    url: `http://${host}`,
    host,
    asked: [],
    posts: [],
    refuse: new Map(),
    revoked: new Set(),
    allow(redirectUri, slackUser = 'U1', team = 'T1') {
      const code = `${randomBytes(6).toString('hex')}.code`
      codes.set(code, { redirectUri, slackUser, team, state: 'new' })
      return code
    },
    expire: (code) => void codes.delete(code),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return standIn
}

/** A command as Slack brings it, signed. */
export function slackCommand(
  fields: Fields,
  { at = Date.now(), secret = slackSettings.BALANSE_SLACK_SIGNING_SECRET } = {},
): { body: string; headers: Record<string, string> } {
  const body = new URLSearchParams({
    token: 'gIkuvaNzQIHg97ATvDxqgjtO',
    team_id: 'T1',
    team_domain: 'kite-makers',
    channel_id: 'C2147483705',
    channel_name: 'general',
    user_id: 'U1',
    user_name: 'mairi',
    command: '/balanse',
    response_url: 'https://hooks.slack.com/commands/1234/5678',
    trigger_id: randomBytes(8).toString('hex'),
    api_app_id: 'A0KRD7HC3',
    ...fields,
  }).toString()
  const time = Math.floor(at / 1000)
  const signature = createHmac('sha256', secret).update(`v0:${time}:${body}`).digest('hex')
  return {
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-slack-request-timestamp': String(time),
      'x-slack-signature': `v0=${signature}`,
    },
  }
}
