import { CallError } from '#platform/contract/errors.ts'
import { session } from './session.ts'

export interface FunctionOptions {
  /** Ends the call; the server then ends its own work for it. */
  signal?: AbortSignal
  /** Given: the answer is read as a stream and every event is handed over as it comes. */
  onEvent?: (event: Record<string, unknown>) => void
}

/**
 * Calls a function of the functions service. Without `onEvent` it resolves with the JSON answer; with it, with null
 * once the stream has ended. Throws CallError; `current` then holds the body of the refusal (it may carry a card).
 */
export async function postFunction(
  name: string,
  body: unknown,
  options: FunctionOptions = {},
): Promise<unknown> {
  const token = await session.accessToken()
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: options.onEvent ? 'text/event-stream' : 'application/json',
  }
  if (token) headers.authorization = `Bearer ${token}`
  let response: Response
  try {
    response = await fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      ...(options.signal ? { signal: options.signal } : {}),
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new CallError(0, { code: 'offline', message: 'The server cannot be reached right now.' })
  }
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (isStream && response.body && options.onEvent) {
    await readEvents(response.body, options.onEvent)
    return null
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const message = (answer as { error?: string } | null)?.error ?? 'The server did not answer as expected.'
  throw new CallError(response.status, { code: 'function_refused', message, current: answer })
}

/** Server-sent events: lines that begin with `data:`, one JSON each, until `[DONE]`. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: Record<string, unknown>) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data: ')) continue
      const text = line.slice(6)
      if (text === '[DONE]') return
      onEvent(JSON.parse(text) as Record<string, unknown>)
    }
  }
}
