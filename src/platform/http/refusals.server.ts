import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { CallError, type ErrorBody } from '#platform/contract/errors.ts'
import { DatabaseUnavailable, SessionGone } from '#platform/db/database.server.ts'
import { signedOut } from './serve.server.ts'

/**
 * Turns whatever was thrown into the one shape of a refusal. What a caller did is a 4xx with a sentence; only our
 * own faults are a 500, logged with their cause and answered without it.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal.status >= 500 && refusal.status !== 503) request.log.error({ err: error }, 'fault')
    else if (refusal.status === 503)
      request.log.warn({ code: refusal.code }, 'something that this server needs does not answer')
    return send(reply, refusal)
  })
}

/** Answers for an address under /api (or a service) that does not exist: JSON, never the app's page. */
export function answerUnknown(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, new CallError(404, { code: 'not_found', message: 'There is nothing at this address.' }))
}

function send(reply: FastifyReply, refusal: CallError): FastifyReply {
  const body: ErrorBody = { code: refusal.code, message: refusal.message }
  if (refusal.fields) body.fields = refusal.fields
  if (refusal.current !== undefined) body.current = refusal.current
  // The serializer of a route checks its 200 answer only; a refusal has its own shape.
  return reply
    .status(refusal.status)
    .type('application/json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body)
}

function asRefusal(error: FastifyError | Error): CallError {
  if (error instanceof CallError) return error
  if (error instanceof SessionGone) return signedOut()
  if (error instanceof DatabaseUnavailable)
    return new CallError(503, {
      code: 'database_unavailable',
      message: 'The server cannot reach its database right now. What you wrote is kept on this device.',
    })
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error)
  const status = (error as FastifyError).statusCode ?? 500
  const code = (error as FastifyError).code
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || status === 413)
    return new CallError(413, {
      code: 'too_large',
      message: 'This is more than can be sent at once. Please make it shorter.',
    })
  if (
    code === 'FST_ERR_CTP_INVALID_JSON_BODY' ||
    code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ||
    error instanceof SyntaxError
  )
    return new CallError(400, { code: 'bad_json', message: 'The body of this request is not valid JSON.' })
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new CallError(415, { code: 'unsupported_media_type', message: 'This call takes JSON.' })
  if (status === 503)
    return new CallError(503, {
      code: 'overloaded',
      message: 'The server has more to do than it can right now. What you wrote is kept on this device.',
    })
  if (status >= 400 && status < 500)
    return new CallError(status, { code: 'bad_request', message: error.message })
  return new CallError(500, {
    code: 'unexpected',
    message: 'Something went wrong on the server. What you wrote is kept on this device.',
  })
}

interface Issue {
  instancePath?: string
  message?: string
}

function invalidInput(error: FastifyError): CallError {
  const issues = (error.validation ?? []) as unknown as Issue[]
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, 20))
    fields[(issue.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.') || 'input'] ??=
      issue.message ?? 'is not valid'
  const [first] = Object.entries(fields)
  return new CallError(422, {
    code: 'invalid',
    message: first ? `${first[0]}: ${first[1]}` : 'This input is not valid.',
    fields,
  })
}
