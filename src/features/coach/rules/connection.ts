export type Connection =
  | { status: 'unknown' | 'testing' | 'connected' }
  | { status: 'disconnected'; trouble: string }

/**
 * What to say of an answer of the functions service, or null when all is well. `error` is the status of a refusal, 0 when
 * nothing could be reached. The three sentences are the specification's.
 */
export function troubleOf(outcome: { answer: unknown } | { error: number }): string | null {
  if ('error' in outcome)
    return outcome.error === 0 ? 'Unable to test connection - network error' : 'Failed to connect to the API.'
  const { answer } = outcome
  const hasBody = typeof answer === 'object' && answer !== null && Object.keys(answer).length > 0
  return hasBody ? null : 'No response received from the API.'
}
