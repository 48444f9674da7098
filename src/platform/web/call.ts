import type { CallInput, CallOutput, Endpoint } from '#platform/contract/endpoint.ts'
import { CallError, type ErrorBody } from '#platform/contract/errors.ts'
import { session } from './session.ts'

/** How long an answer may take before the app treats the server as out of reach. */
const patienceMs = 20_000
const keepAliveMost = 20_000

/**
 * Calls one of the product's own endpoints. Throws CallError: status 0 (`offline`) when no answer came, otherwise
 * what the server said. A token that has just run out is renewed once, silently. With `signal` the question can be
 * taken back; it then ends as one that found no answer.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<CallOutput<E>> {
  const request = requestOf(endpoint, input)
  return (await send(request.method, request.path, request.body, signal)) as CallOutput<E>
}

/** The method, address and body that a call would use; a draft keeps them so that it can be sent later. */
export function requestOf<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): { method: string; path: string; body: unknown } {
  const parts = input as {
    params?: Record<string, string | number>
    query?: Record<string, string | number>
    body?: unknown
  }
  let path: string = endpoint.path
  for (const [name, value] of Object.entries(parts.params ?? {}))
    path = path.replace(`:${name}`, encodeURIComponent(String(value)))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts.query ?? {}))
    if (value !== undefined) query.set(name, String(value))
  return { method: endpoint.method, path: query.size > 0 ? `${path}?${query}` : path, body: parts.body }
}

export async function send(
  method: string,
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const first = await attempt(method, path, body, signal)
  if (first.status === 401 && (await session.renew())) return open(await attempt(method, path, body, signal))
  return open(first)
}

async function attempt(
  method: string,
  path: string,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const token = await session.accessToken()
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  const text = body === undefined ? undefined : JSON.stringify(body)
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      signal: signal
        ? AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
        : AbortSignal.timeout(patienceMs),
      // A save that is under way when the page is left still arrives; browsers allow this up to 64 KB.
      keepalive: text !== undefined && text.length < keepAliveMost,
      ...(text === undefined ? {} : { body: text }),
    })
  } catch {
    throw new CallError(0, { code: 'offline', message: 'The server cannot be reached right now.' })
  }
}

async function open(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body
  const refusal = body as ErrorBody | null
  throw new CallError(
    response.status,
    refusal?.code
      ? refusal
      : { code: 'unexpected', message: 'The server answered in a way this app does not know.' },
  )
}
