import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Claims, Database } from '#platform/db/database.server.ts'
import { actorOf } from '#platform/http/serve.server.ts'
import type { FunctionCall, FunctionHandler, FunctionReply } from './public.server.ts'

const bodyLimit = 4 * 1024 * 1024
const heartbeatMs = 15_000

export interface FunctionsOptions {
  database: Database
  authenticate: (request: FastifyRequest) => Promise<Claims | null>
  handlers: Record<string, FunctionHandler>
}

/**
 * POST /functions/v1/<name>. The dispatcher refuses nothing about the body: a function decides itself what it can
 * use, because the safety gate has to read a message that is too long or not valid, too.
 */
export async function functionRoutes(app: FastifyInstance, options: FunctionsOptions): Promise<void> {
  // Inside this plugin a body is text, whatever its content type says.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body))
  app.get('/health', () => ({ name: 'functions', functions: Object.keys(options.handlers) }))
  for (const [name, handle] of Object.entries(options.handlers))
    app.post(`/${name}`, { bodyLimit }, async (request, reply) => {
      const gone = new AbortController()
      reply.raw.on('close', () => gone.abort())
      // Whoever left while the body was read has been closed already.
      if (reply.raw.destroyed) gone.abort()
      return answer(reply, await handle(await readCall(request, options, gone.signal)))
    })
}

async function readCall(
  request: FastifyRequest,
  options: FunctionsOptions,
  signal: AbortSignal,
): Promise<FunctionCall> {
  const rawText = typeof request.body === 'string' ? request.body : ''
  const body = parse(rawText)
  // A token that is not good is the same as none: what that means is the function's to say.
  const claims = await options.authenticate(request)
  const wantsEvents = typeof body === 'object' && body !== null && 'stream' in body && body.stream === true
  return {
    body,
    rawText,
    actor: claims && actorOf(claims),
    acceptsEvents: wantsEvents || (request.headers.accept ?? '').includes('text/event-stream'),
    languages: (request.headers['accept-language'] ?? '')
      .split(',')
      .map((part) => part.split(';')[0]?.trim() ?? '')
      .filter(Boolean)
      .slice(0, 10),
    address: request.ip,
    signal,
    database: options.database,
    now: new Date(),
  }
}

async function answer(reply: FastifyReply, result: FunctionReply): Promise<FastifyReply> {
  if (!('events' in result)) {
    for (const [name, value] of Object.entries(result.headers ?? {})) reply.header(name, value)
    return reply.status(result.status).header('cache-control', 'no-store').send(result.body)
  }
  reply.hijack()
  const stream = reply.raw
  // hijack() leaves the headers that hooks have set on the reply; they still belong to this answer.
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) stream.setHeader(name, value)
  stream.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMs)
  try {
    for await (const event of result.events) {
      if (stream.destroyed) break
      stream.write(`data: ${JSON.stringify(event)}\n\n`)
    }
    stream.write('data: [DONE]\n\n')
  } finally {
    clearInterval(heartbeat)
    stream.end()
  }
  return reply
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
