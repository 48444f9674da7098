import { createMcpHandler, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { CallError } from '#platform/contract/errors.ts'
import { SessionGone, type Database } from '#platform/db/database.server.ts'
import type { Laying } from '#features/coach/public.server.ts'
import type { Keys, OpenKey } from '#features/tokens/public.server.ts'
import { buildServer } from './build-server.server.ts'
import { listReadings, type ReadCalls } from './readings.server.ts'

export interface McpParts {
  /** The address of this server for people. */
  site: string
  version: string
  database: Database
  keys: Keys
  laying: Laying
  calls: ReadCalls
}

/** A question of an assistant is short; what it gets back is not counted here. */
const bytesMost = 256 * 1024
/** Messages in one request: an older revision allows a list of them, and each of them asks something of this server. */
const messagesMost = 10

/**
 * The Model Context Protocol over streamable HTTP, for keys whose person switched it on. Nothing is kept between two
 * requests: each brings its key, is checked like any other call with a key, and is answered by a server made for it.
 */
export function mcpRoute(parts: McpParts): FastifyPluginAsync {
  const { database, keys, site } = parts
  const readings = listReadings(parts.calls)
  const ownHost = new URL(site).hostname
  const near = ['localhost', '127.0.0.1', '[::1]']

  /** A page of somebody else in a browser, also one whose name was turned to this server, gets nothing here. */
  function checkWhence(request: FastifyRequest): void {
    if (!validateHostHeader(request.host, [ownHost, ...near]).ok)
      throw refused('wrong_host', 'This server is not known under the name that was asked for.')
    if (!validateOriginHeader(request.headers.origin, [ownHost]).ok)
      throw refused('wrong_origin', 'A page of another site may not ask here.')
  }

  async function openKey(request: FastifyRequest): Promise<OpenKey> {
    const key = await keys.open(request)
    if (!key) throw unknownKey()
    try {
      // Whether it is good at this moment: it may rest, be over, or its account be closed.
      await database.asUser(key.claims, async () => {})
    } catch (error) {
      throw error instanceof SessionGone ? unknownKey() : error
    }
    if (!key.opens_mcp)
      throw refused(
        'mcp_off',
        'This key is not for assistants. Its person can allow that under Integrations.',
      )
    return key
  }

  return async (scope) => {
    const report = (error: unknown) => scope.log.error({ err: error }, 'fault')
    const handler = createMcpHandler(
      ({ authInfo }) => {
        const key = authInfo?.extra?.key as OpenKey | undefined
        if (!key) throw new Error('A request without its key came to be served.')
        return buildServer({ ...parts, readings, report }, key)
      },
      // Nothing here tells of changes by itself, so nobody keeps a line open.
      { maxSubscriptions: 0, maxRequestBodySize: bytesMost },
    )
    scope.addHook('onClose', () => handler.close())

    scope.removeAllContentTypeParsers()
    // The protocol says in its own words what is not JSON.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bytesMost }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/mcp',
      schema: { hide: true },
      bodyLimit: bytesMost,
      // Before a body is read: whoever may not ask sends none.
      async onRequest(request) {
        checkWhence(request)
      },
      async handler(request, reply) {
        checkCount(request.body)
        const key = await openKey(request).catch((error: unknown) => {
          if (error instanceof CallError && error.status === 401) reply.header('www-authenticate', 'Bearer')
          throw error
        })
        // The library hands this on to the server that it has made, and looks at none of it.
        const authInfo = { token: '', clientId: key.id, scopes: [], extra: { key } }
        return answerWith(reply, await handler.fetch(asRequest(request, site), { authInfo }))
      },
    })
  }
}

function checkCount(body: unknown): void {
  if (typeof body !== 'string' || !body.trimStart().startsWith('[')) return
  let messages: unknown
  try {
    messages = JSON.parse(body)
  } catch {
    // The protocol has an answer of its own for that.
    return
  }
  if (Array.isArray(messages) && messages.length > messagesMost)
    throw new CallError(400, {
      code: 'too_many',
      message: `One request may carry up to ${messagesMost} messages.`,
    })
}

function asRequest(request: FastifyRequest, site: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'authorization' && name !== 'content-length')
      headers.set(name, value)
  const hasBody = request.method === 'POST'
  return new Request(`${site}/mcp`, {
    method: request.method,
    headers,
    ...(hasBody ? { body: typeof request.body === 'string' ? request.body : '' } : {}),
  })
}

async function answerWith(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const body = Buffer.from(await answer.arrayBuffer())
  reply.status(answer.status).header('cache-control', 'no-store')
  for (const name of ['content-type', 'allow', 'mcp-session-id', 'mcp-protocol-version']) {
    const value = answer.headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  return reply.send(body.length > 0 ? body : undefined)
}

function unknownKey(): CallError {
  return new CallError(401, {
    code: 'no_key',
    message:
      'This key is not known, rests, or has ended. Make one under Integrations and send it as a bearer token.',
  })
}

function refused(code: string, message: string): CallError {
  return new CallError(403, { code, message })
}
