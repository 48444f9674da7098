import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** More is asked than this process can answer. */
class Overloaded extends Error {
  readonly statusCode = 503
}

/** Where clients try again by themselves. Pages, scripts and talks are never turned away: help may be what is asked for. */
const shedPaths = ['/api/', '/auth/v1/', '/storage/v1/']
const retryAfter = 10

/** Turns calls away while everything waits for seconds, so that those under way come to an end. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    // The mean of five seconds: one stall of a small machine is no crowd.
    sampleInterval: 5_000,
    exposeStatusRoute: false,
    pressureHandler,
  })
}

/** `delay` in milliseconds; Infinity when nothing was measured, which is a process that slept and not one that is busy. */
export function pressureHandler(
  request: FastifyRequest,
  reply: FastifyReply,
  _type: string,
  delay: number | undefined,
): Promise<void> | undefined {
  const isShed = shedPaths.some((path) => request.url.startsWith(path))
  if (!isShed || !Number.isFinite(delay)) return undefined
  reply.header('retry-after', retryAfter)
  return Promise.reject(new Overloaded('The server has more to do than it can.'))
}
