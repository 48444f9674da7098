import type { FastifyInstance } from 'fastify'
import type { Endpoint, HandlerInput, HandlerOutput } from '#platform/contract/endpoint.ts'
import { schemaOf } from './serve.server.ts'

/** What is known of a caller without an account: nothing but where the call came from. */
export interface Visitor {
  /** Address of the network, as the proxy settings make it out. */
  ip: string
  now: Date
}

type Contract = Record<string, Endpoint & { access: 'public' }>

/** One handler for each endpoint of a contract; the type demands all of them. */
export type PublicHandlers<C extends Contract> = {
  [K in keyof C]: (input: HandlerInput<C[K]>, visitor: Visitor) => Promise<HandlerOutput<C[K]>>
}

/**
 * Mounts the endpoints of a contract that anybody may call. There is no transaction around a handler, because limits
 * count whether or not the rest succeeds; a bearer token is not looked at.
 */
export function servePublic<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: PublicHandlers<C>,
): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    const handle = handlers[name as keyof C] as (input: unknown, visitor: Visitor) => Promise<unknown>
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      schema: schemaOf(name, endpoint),
      handler: (request) =>
        handle(
          { params: request.params, query: request.query, body: request.body },
          { ip: request.ip, now: new Date() },
        ),
    })
  }
}
