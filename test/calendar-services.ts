import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const calendarSettings = (url: string) => ({
  BALANSE_GOOGLE_CALENDAR_CLIENT_ID: 'google-client',
  BALANSE_GOOGLE_CALENDAR_CLIENT_SECRET: 'google-secret',
  BALANSE_GOOGLE_CALENDAR_URL: url,
  BALANSE_MICROSOFT_CALENDAR_CLIENT_ID: 'microsoft-client',
  BALANSE_MICROSOFT_CALENDAR_CLIENT_SECRET: 'microsoft-secret',
  BALANSE_MICROSOFT_CALENDAR_URL: url,
})

type Service = 'google' | 'microsoft'
type Row = Record<string, unknown> & { id: string }

const wanted = {
  google: {
    scope: 'https://www.googleapis.com/auth/calendar.readonly',
    access_type: 'offline',
    prompt: 'consent',
  },
  microsoft: { scope: 'offline_access https://graph.microsoft.com/Calendars.Read' },
}

export interface CalendarStandIn {
  url: string
  host: string
  /** Requests that arrived at the APIs and for tokens, in words. */
  asked: string[]
  /** What answers at paths that begin so are instead. */
  refuse: Map<string, { status: number; headers?: Record<string, string>; body?: unknown }>
  /** Marks from before are not known any more. */
  forgetMarks(): void
  /** Refresh tokens that are not good any more. */
  revoked: Set<string>
  /** Access tokens from before are refused. */
  endAccess(): void
  /** Who says yes: the address of their account. */
  owner: string
  /** What a calendar holds changed: `items` as the service would tell of it. */
  change(service: Service, ...items: Row[]): void
  /** Says yes, as a person would on the page; answers where the browser is led. */
  allow(address: string, scope?: string): URL
  close(): Promise<void>
}

/** Speaks like the parts of Google and Microsoft that the product asks, and refuses what is not shaped as documented. */
export async function startCalendarServices(): Promise<CalendarStandIn> {
  const codes = new Map<string, { service: Service; redirectUri: string; challenge: string; scope: string }>()
  const refreshTokens = new Map<string, Service>()
  let access = new Map<string, Service>()
  let epoch = 0
  const told: Record<Service, { row: Row; at: number }[]> = { google: [], microsoft: [] }
  let at = 0

  function token(service: Service, fields: URLSearchParams): { status: number; body: unknown } {
    const refuse = (error: string, status = 400) => ({ status, body: { error, error_description: error } })
    if (
      fields.get('client_id') !== `${service}-client` ||
      fields.get('client_secret') !== `${service}-secret`
    )
      return refuse('invalid_client', 401)
    let refresh = fields.get('refresh_token') ?? ''
    let scope = wanted[service].scope
    if (fields.get('grant_type') === 'authorization_code') {
      const code = codes.get(fields.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(fields.get('code_verifier') ?? '')
        .digest('base64url')
      if (!code || code.service !== service || code.challenge !== challenge) return refuse('invalid_grant')
      if (code.redirectUri !== fields.get('redirect_uri')) return refuse('redirect_uri_mismatch')
      codes.delete(fields.get('code') ?? '')
      scope = code.scope
      refresh = `refresh-${randomBytes(6).toString('hex')}`
    } else if (fields.get('grant_type') === 'refresh_token') {
      if (refreshTokens.get(refresh) !== service || standIn.revoked.has(refresh))
        return refuse('invalid_grant')
      // Microsoft hands out another one each time.
      if (service === 'microsoft') refresh = `refresh-${randomBytes(6).toString('hex')}`
    } else return refuse('unsupported_grant_type')
    refreshTokens.set(refresh, service)
    const access_token = `access-${randomBytes(6).toString('hex')}`
    access.set(access_token, service)
    const body = { access_token, token_type: 'Bearer', expires_in: 3599, scope }
    const isNew = service === 'microsoft' || fields.get('grant_type') === 'authorization_code'
    return { status: 200, body: isNew ? { ...body, refresh_token: refresh } : body }
  }

  /** The rows that changed since a mark, the newest state of each, in pages of two. */
  function page(service: Service, mark: string, from: number) {
    const since = Number(mark.split('-')[1] ?? 0)
    const rows = [
      ...new Map(told[service].filter((one) => one.at > since).map(({ row }) => [row.id, row])).values(),
    ]
    return { rows: rows.slice(from, from + 2), next: from + 2 < rows.length ? from + 2 : null }
  }
  const markNow = () => `mark${epoch}-${at}`
  const isKnown = (mark: string) => mark.startsWith(`mark${epoch}-`)

  function google(url: URL): { status: number; body: unknown } {
    const query = url.searchParams
    if (url.pathname === '/calendar/v3/users/me/calendarList')
      return {
        status: 200,
        body: {
          kind: 'calendar#calendarList',
          items: [
            {
              id: standIn.owner,
              summary: standIn.owner,
              summaryOverride: 'Mine',
              primary: true,
              accessRole: 'owner',
            },
            { id: 'team@group.calendar.google.com', summary: 'Team', accessRole: 'reader' },
          ],
        },
      }
    const id = /^\/calendar\/v3\/calendars\/([^/]+)\/events$/.exec(url.pathname)?.[1]
    if (!id || query.get('singleEvents') !== 'true') return { status: 404, body: { error: { code: 404 } } }
    const mark = query.get('syncToken') ?? ''
    if (mark && (query.has('timeMin') || query.has('timeMax')))
      return { status: 400, body: { error: { code: 400 } } }
    if (mark && !isKnown(mark))
      return { status: 410, body: { error: { code: 410, errors: [{ reason: 'fullSyncRequired' }] } } }
    const isTeam = decodeURIComponent(id).startsWith('team')
    const { rows, next } = isTeam
      ? { rows: [], next: null }
      : page('google', mark, Number(query.get('pageToken') ?? 0))
    const end = next === null ? { nextSyncToken: markNow() } : { nextPageToken: String(next) }
    return { status: 200, body: { kind: 'calendar#events', timeZone: 'Europe/London', items: rows, ...end } }
  }

  function graph(url: URL, prefer: string): { status: number; body: unknown } {
    if (url.pathname === '/v1.0/me/calendars')
      return {
        status: 200,
        body: {
          value: [
            {
              id: 'AQMk=main',
              name: 'Calendar',
              isDefaultCalendar: true,
              owner: { name: 'M', address: standIn.owner },
            },
            {
              id: 'AQMk=team',
              name: 'Team',
              isDefaultCalendar: false,
              owner: { name: 'M', address: standIn.owner },
            },
          ],
        },
      }
    const single = /^\/v1\.0\/me\/events\/([^/]+)$/.exec(url.pathname)?.[1]
    if (single) {
      const found = told.microsoft.findLast(({ row }) => row.id === decodeURIComponent(single))
      return found
        ? { status: 200, body: found.row }
        : { status: 404, body: { error: { code: 'ErrorItemNotFound' } } }
    }
    const isDelta = /^\/v1\.0\/me\/calendars\/AQMk%3Dmain\/calendarView\/delta$/.test(url.pathname)
    if (!isDelta || !prefer.includes('outlook.timezone="UTC"'))
      return { status: 400, body: { error: { code: 'ErrorInvalidParameter' } } }
    const query = url.searchParams
    const mark = query.get('$deltatoken') ?? ''
    const isFirst = query.has('startDateTime') && query.has('endDateTime')
    if (mark && !isKnown(mark)) return { status: 410, body: { error: { code: 'SyncStateNotFound' } } }
    const [, since = '', from = '0'] = /^(.*)\|(\d+)$/.exec(query.get('$skiptoken') ?? '') ?? []
    if (!mark && !isFirst && !query.has('$skiptoken'))
      return { status: 400, body: { error: { code: 'BadRequest' } } }
    const { rows, next } = page('microsoft', mark || since, Number(from))
    const here = `${standIn.url}${url.pathname}`
    const end =
      next === null
        ? { '@odata.deltaLink': `${here}?$deltatoken=${markNow()}` }
        : { '@odata.nextLink': `${here}?$skiptoken=${encodeURIComponent(`${mark || since}|${next}`)}` }
    return { status: 200, body: { '@odata.context': 'x', value: rows, ...end } }
  }

  function answer(request: IncomingMessage, url: URL, body: string): { status: number; body: unknown } {
    const fields = new URLSearchParams(body)
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    if (request.method === 'POST' && isForm) {
      if (url.pathname === '/token') return token('google', fields)
      if (url.pathname === '/common/oauth2/v2.0/token') return token('microsoft', fields)
      if (url.pathname === '/revoke') {
        standIn.revoked.add(fields.get('token') ?? '')
        return { status: 200, body: {} }
      }
    }
    const service = access.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    if (!service) return { status: 401, body: { error: { code: 401, status: 'UNAUTHENTICATED' } } }
    if (request.method !== 'GET') return { status: 405, body: {} }
    return service === 'google' ? google(url) : graph(url, String(request.headers.prefer ?? ''))
  }

  async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', standIn.url)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    if (/authorize$|auth$/.test(url.pathname)) {
      if (request.method === 'POST')
        return void reply.writeHead(302, { location: standIn.allow(url.href).href }).end()
      reply.setHeader('content-type', 'text/html')
      return void reply.end(
        '<h1>Balanse wants to read your calendars</h1><form method="post"><button>Allow</button></form>',
      )
    }
    standIn.asked.push(`${request.method} ${url.pathname}${url.search}`)
    const refused = [...standIn.refuse].find(([path]) => url.pathname.startsWith(path))?.[1]
    const { status, body: said } = refused ? { body: {}, ...refused } : answer(request, url, body)
    reply
      .writeHead(status, { 'content-type': 'application/json', ...refused?.headers })
      .end(JSON.stringify(said))
  }

  const server = createServer((request, reply) => void handle(request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const standIn: CalendarStandIn = {
    url: `http://${host}`,
    host,
    asked: [],
    refuse: new Map(),
    revoked: new Set(),
    owner: 'mairi@example.org',
    forgetMarks: () => void (epoch += 1),
    endAccess: () => void (access = new Map()),
    change(service, ...items) {
      at += 1
      told[service].push(...items.map((row) => ({ row, at })))
    },
    allow(address, scope) {
      const url = new URL(address)
      const query = Object.fromEntries(url.searchParams)
      const service: Service = url.pathname.startsWith('/common/') ? 'microsoft' : 'google'
      const path = service === 'google' ? '/o/oauth2/v2/auth' : '/common/oauth2/v2.0/authorize'
      const right = {
        ...wanted[service],
        client_id: `${service}-client`,
        response_type: 'code',
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries({ ...right }))
        if (query[name] !== value) throw new Error(`${name} is ${query[name]} and not ${value}.`)
      if (url.pathname !== path || !query.state || !query.code_challenge || !query.redirect_uri)
        throw new Error('This is no request for consent.')
      const code = randomBytes(8).toString('hex')
      codes.set(code, {
        service,
        redirectUri: query.redirect_uri,
        challenge: query.code_challenge,
        scope: scope ?? wanted[service].scope,
      })
      const back = new URL(query.redirect_uri)
      back.search = new URLSearchParams({ state: query.state, code }).toString()
      return back
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return standIn
}
