import { CallError } from '#platform/contract/errors.ts'

/**
 * Calls a function as nobody: no session is opened and no token is sent, so a page without the app can use it, too.
 * Resolves with the JSON answer (null when it was none). Throws CallError; `current` then holds the refusal's body.
 */
export async function postAsNobody(name: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError(0, { code: 'offline', message: 'The server cannot be reached right now.' })
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const message = (answer as { error?: string } | null)?.error ?? 'The server did not answer as expected.'
  throw new CallError(response.status, { code: 'function_refused', message, current: answer })
}
