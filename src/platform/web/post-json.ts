import type { ErrorBody } from '#platform/contract/errors.ts'

/** How long an answer may take before the server counts as out of reach. */
const patienceMs = 20_000

export type PostAnswer = { isOk: true; body: unknown } | { isOk: false; refusal: ErrorBody }

/**
 * Posts to a call that anybody may make, from pages that carry no session and no framework. Never throws: no answer, and
 * one that nobody understands, are refusals with a sentence, too.
 */
export async function postJson(address: string, body: unknown): Promise<PostAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    const answer: unknown = await response.json()
    return response.ok ? { isOk: true, body: answer } : { isOk: false, refusal: answer as ErrorBody }
  } catch {
    const message =
      'The server cannot be reached right now. What you wrote is still here; please send it again in a moment.'
    return { isOk: false, refusal: { code: 'offline', message } }
  }
}
