import type { $ZodType, input, output } from 'zod/v4/core'

/** Who may call: anybody, a signed-in person, or a person whose role is admin. */
export type Access = 'public' | 'user' | 'admin'

/**
 * One of the product's own calls, declared once for both sides. `path` stands under `/api` and names its
 * parameters with a colon. `call()` in the browser and `serve()` on the server are both typed by it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  readonly summary: string
  readonly params?: $ZodType
  readonly query?: $ZodType
  readonly body?: $ZodType
  readonly output: $ZodType
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Given<E, K extends string> = E extends Record<K, $ZodType> ? { [P in K]: input<E[P]> } : unknown
type Parsed<E, K extends string> = E extends Record<K, $ZodType> ? { [P in K]: output<E[P]> } : unknown

/** What a caller hands over. */
export type CallInput<E extends Endpoint> = Given<E, 'params'> & Given<E, 'query'> & Given<E, 'body'>
/** What a handler receives: the same, checked. */
export type HandlerInput<E extends Endpoint> = Parsed<E, 'params'> & Parsed<E, 'query'> & Parsed<E, 'body'>
/** What the caller gets back. */
export type CallOutput<E extends Endpoint> = output<E['output']>
/** What a handler must return. */
export type HandlerOutput<E extends Endpoint> = input<E['output']>
