/** A request of the app to its own server, taken apart. */
export interface MockRequest {
  method: string
  path: string
  query: Record<string, string>
  /** The JSON that was sent; undefined when there was none. */
  body: unknown
}

export interface MockAnswer {
  status: number
  body: unknown
}

const ownPaths = /^\/(auth\/v1|api|functions\/v1)\/|^\/config\.json$/

/**
 * Answers the app's requests instead of the server until it is stopped; all others go on as before. For development
 * builds only: nothing that is built for production imports it. Returns how to stop it.
 */
export function startMockServer(answer: (request: MockRequest) => MockAnswer): () => void {
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = await takeApart(input, init)
    if (!request) return real(input, init)
    const { status, body } = answer(request)
    const text = body === undefined || status === 204 ? null : JSON.stringify(body)
    return new Response(text, { status, headers: { 'content-type': 'application/json' } })
  }
  return () => {
    globalThis.fetch = real
  }
}

async function takeApart(input: RequestInfo | URL, init?: RequestInit): Promise<MockRequest | null> {
  const isRequest = input instanceof Request
  const here = globalThis.location?.origin ?? 'http://localhost'
  const url = new URL(isRequest ? input.url : input, here)
  if (url.origin !== here || !ownPaths.test(url.pathname)) return null
  const text = isRequest ? await input.clone().text() : typeof init?.body === 'string' ? init.body : ''
  return {
    method: (init?.method ?? (isRequest ? input.method : 'GET')).toUpperCase(),
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  }
}
