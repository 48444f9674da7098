import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '#platform/db/database.server.ts'
import { AuthRefusal, refuse } from './refusals.server.ts'

const versionHeader = 'x-supabase-api-version'
const newShape = '2024-01-01'

/**
 * Inside /auth/v1 nothing answers in the product's own shape. Refusals come in two shapes: the one with text codes
 * for a caller that asks for version 2024-01-01 or later, and the older one, whose `code` is the HTTP status.
 */
export function answerInProtocol(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (asksForNewShape(request)) reply.header(versionHeader, newShape)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = asRefusal(error)
    // The cause goes to the log without the details of the database, which hold values of the row.
    if (refusal.status === 500)
      request.log.error(
        { cause: { name: error.name, code: codeOf(error), message: error.message, stack: error.stack } },
        'fault',
      )
    else if (refusal.status === 503) request.log.warn({ cause: error.message }, 'cannot answer now')
    return send(request, reply, refusal)
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, refuse('unknown')))
}

function send(request: FastifyRequest, reply: FastifyReply, refusal: AuthRefusal): FastifyReply {
  const { code, status, message } = refusal
  const { reasons, retryAfter, oauthError } = refusal.details
  const body = oauthError
    ? { error: oauthError, error_description: message }
    : {
        ...(asksForNewShape(request) ? { code, message } : { code: status, error_code: code, msg: message }),
        ...(reasons ? { weak_password: { reasons } } : {}),
      }
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.status(status).type('application/json').serializer(JSON.stringify).send(body)
}

/** A missing or unreadable version means the old shape, as the protocol has it. */
function asksForNewShape(request: FastifyRequest): boolean {
  const asked = request.headers[versionHeader]
  return typeof asked === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= newShape
}

/**
 * What a caller did is a 4xx. A 5xx is only for what passes: the clients keep their session and try again on it,
 * so a database that is away must never look like a token that is not good.
 */
function asRefusal(error: Error): AuthRefusal {
  if (error instanceof AuthRefusal) return error
  const code = codeOf(error)
  const { statusCode = 500 } = error as FastifyError
  if (error instanceof DatabaseUnavailable || isPassing(code) || statusCode === 503)
    return refuse('unexpected_failure', 'The server is too busy right now. Please try again.', {
      status: 503,
    })
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return refuse('request_entity_too_large')
  if (statusCode >= 400 && statusCode < 500)
    return refuse('validation_failed', error.message, { status: statusCode })
  if (code === '23505') return refuse('conflict')
  // Class 22 and the nesting limit: a value that Postgres cannot hold, whatever it looked like to us.
  if (/^22|^54001$/.test(code))
    return refuse('validation_failed', 'A value of this request cannot be stored.')
  return refuse('unexpected_failure')
}

/** Postgres codes of a moment: locked, cancelled, deadlocked, out of connections, shutting down. */
function isPassing(code: string): boolean {
  return /^(08|40|53|57)/.test(code) || code === '55P03'
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
