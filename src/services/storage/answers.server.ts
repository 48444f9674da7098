import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { BlobsUnreachable } from '#platform/blobs/blobs.server.ts'
import { DatabaseUnavailable, SessionGone } from '#platform/db/database.server.ts'
import { refuse, refuseRow, StorageRefusal } from './refusals.server.ts'

/** Inside /storage/v1 every refusal is {statusCode, error, message, code}, four texts in this order. */
export function answerInProtocol(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = asRefusal(error)
    // The cause goes to the log without the details of the database, which hold values of the row.
    if (refusal.status === 500 || refusal.status === 507)
      request.log.error(
        { cause: { name: error.name, code: codeOf(error), message: error.message, stack: error.stack } },
        'fault',
      )
    else if (refusal.status === 544 || refusal.status === 503)
      request.log.warn({ cause: error.message }, 'cannot answer now')
    // Of a body that was refused the rest is not read: the line ends with the answer.
    if (!request.raw.complete) reply.header('connection', 'close')
    return send(reply, refusal.status, refusal.body)
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*$/s, '').replace(/^\/storage\/v1/, '')
    return send(reply, 404, {
      statusCode: '404',
      error: 'Not Found',
      message: `Route ${request.method}:${path} not found`,
      code: 'InvalidRequest',
    })
  })
}

function send(reply: FastifyReply, status: number, body: StorageRefusal['body'] | object): FastifyReply {
  for (const name of ['content-type', 'content-length', 'content-disposition', 'etag', 'last-modified'])
    reply.removeHeader(name)
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body)
}

/** Whatever was thrown, in the words of the protocol: a 4xx for what a caller did, a 5xx only for our own faults. */
export function asRefusal(error: Error): StorageRefusal {
  if (error instanceof StorageRefusal) return error
  if (error instanceof SessionGone) return refuse('AccessDenied')
  const code = codeOf(error)
  const { statusCode = 500 } = error as FastifyError
  if (error instanceof DatabaseUnavailable || /^(08|40|53|57)/.test(code) || statusCode === 503)
    return refuse('DatabaseTimeout')
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return refuse('InternalError', 'The server has no room left for this file', {
      statusCode: 507,
      status: 507,
    })
  if (error instanceof BlobsUnreachable)
    return refuse('InternalError', 'The store of files does not answer right now. Please try again.', {
      statusCode: 503,
      status: 503,
    })
  if (code === '42501') return refuseRow()
  if (code === '23505') return refuse('ResourceAlreadyExists')
  if (code === '23503') return refuse('NoSuchBucket')
  if (code === '55P03') return refuse('ResourceLocked')
  // A value that Postgres cannot hold, whatever it looked like to us.
  if (/^22|^54001$/.test(code)) return refuse('InvalidParameter', 'A value of this request cannot be stored')
  if (statusCode === 413) return refuse('EntityTooLarge')
  // The caller went away or cut its own body short.
  if (['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'FST_PREMATURE_CLOSE'].includes(code))
    return refuse('InvalidRequest', 'The body of this request did not arrive whole')
  if (statusCode >= 400 && statusCode < 500)
    return refuse('InvalidRequest', error.message, { statusCode, error: 'FastifyError' })
  return refuse('InternalError')
}

/** The code of Postgres, of Node or of Fastify, or ''. */
export function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
