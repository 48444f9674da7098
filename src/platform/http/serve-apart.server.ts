import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/contract/errors.ts'
import type { Endpoint, HandlerInput, HandlerOutput } from '#platform/contract/endpoint.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { actorOf, keysOf, schemaOf, signedOut, type Actor, type ServeOptions } from './serve.server.ts'

export interface ApartContext {
  actor: Actor
  now: Date
  /** One transaction as the caller; each time the session is asked for anew. */
  asActor<T>(work: (rows: Rows) => Promise<T>): Promise<T>
}

type Contract = Record<string, Endpoint>

/** One handler for each endpoint of a contract; the type demands all of them. */
export type ApartHandlers<C extends Contract> = {
  [K in keyof C]: (input: HandlerInput<C[K]>, context: ApartContext) => Promise<HandlerOutput<C[K]>>
}

/**
 * Like `serve()`, for handlers that ask another server on the way: no transaction stays open while somebody else thinks. A
 * handler opens its own before and after. That the session lives and the role fits is checked before it begins.
 */
export function serveApart<C extends Contract>(
  app: FastifyInstance,
  options: ServeOptions,
  contract: C,
  handlers: ApartHandlers<C>,
): void {
  const { database, authenticate } = options
  for (const [name, endpoint] of Object.entries(contract)) {
    const handle = handlers[name as keyof C] as (input: unknown, context: ApartContext) => Promise<unknown>
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      schema: { ...schemaOf(name, endpoint), ...keysOf(options, endpoint) },
      handler: async (request) => {
        const claims = await authenticate(request)
        if (!claims) throw signedOut()
        await database.asUser(claims, async (rows, role) => {
          if (endpoint.access === 'admin' && (await role) !== 'admin') throw notFound()
        })
        return handle(
          { params: request.params, query: request.query, body: request.body },
          {
            actor: actorOf(claims),
            now: new Date(),
            asActor: (work) => database.asUser(claims, work),
          },
        )
      },
    })
  }
}
