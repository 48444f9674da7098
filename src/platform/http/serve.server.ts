import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { CallError, notFound } from '#platform/contract/errors.ts'
import type { Endpoint, HandlerInput, HandlerOutput } from '#platform/contract/endpoint.ts'
import type { Claims, Database, Rows } from '#platform/db/database.server.ts'

/** Who asks: the owner of a verified token whose session is still open. */
export interface Actor {
  userId: string
  email: string
  claims: Claims
}

/**
 * What a handler is given beside its checked input: the actor, and `rows`, a query builder inside the one
 * transaction of this request. When the handler throws, everything it wrote is undone.
 */
export interface Context {
  actor: Actor
  rows: Rows
  now: Date
}

type Contract = Record<string, Endpoint>

/** One handler for each endpoint of a contract; the type demands all of them. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (input: HandlerInput<C[K]>, context: Context) => Promise<HandlerOutput<C[K]>>
}

export interface ServeOptions {
  database: Database
  /** The claims of a bearer token, or null when there is none or it is not good. */
  authenticate: (request: FastifyRequest) => Promise<Claims | null>
  /** What a person's key for programs opens here: what only reads, or all of it. The description of the calls says so. */
  takesKeys?: 'read' | 'propose'
}

/** Mounts every endpoint of a contract under /api: checks the input, opens the transaction, checks the output. */
export function serve<C extends Contract>(
  app: FastifyInstance,
  options: ServeOptions,
  contract: C,
  handlers: Handlers<C>,
): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    const handle = handlers[name as keyof C] as (input: unknown, context: Context) => Promise<unknown>
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      schema: {
        ...schemaOf(name, endpoint),
        ...keysOf(options, endpoint),
      },
      handler: async (request) => {
        const input = { params: request.params, query: request.query, body: request.body }
        const now = new Date()
        const claims = await options.authenticate(request)
        if (!claims) throw signedOut()
        return options.database.asUser(claims, async (rows, role) => {
          if (endpoint.access === 'admin' && (await role) !== 'admin') throw notFound()
          return handle(input, { actor: actorOf(claims), rows, now })
        })
      },
    })
  }
}

/** Says in the description of a call that a key opens it. */
export function keysOf({ takesKeys }: ServeOptions, { method }: Endpoint): object {
  return takesKeys === 'propose' || (takesKeys && method === 'GET') ? { 'x-key': takesKeys } : {}
}

export function actorOf(claims: Claims): Actor {
  return { userId: claims.sub, email: claims.email ?? '', claims }
}

/** The refusal that tells the app to keep the draft and ask the person to sign in. */
export function signedOut(): CallError {
  return new CallError(401, {
    code: 'signed_out',
    message: 'Please sign in to continue. Nothing you wrote is gone.',
  })
}

/** What Fastify and the OpenAPI document need to know of an endpoint. */
export function schemaOf(name: string, endpoint: Endpoint): FastifySchema {
  return {
    operationId: name,
    summary: endpoint.summary,
    'x-role': endpoint.access,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: { 200: endpoint.output },
  } as FastifySchema
}
