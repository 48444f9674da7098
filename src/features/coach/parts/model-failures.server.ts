import { SentTooMuch } from './bounded-reply.server.ts'
import { ProviderFailed } from './model-engine.server.ts'

/** In what way a provider gave nothing that can be used. */
export type FailureKind =
  | 'key_refused'
  | 'too_many'
  | 'refused'
  | 'provider_fault'
  | 'unreachable'
  | 'too_slow'
  | 'too_much'
  | 'no_words'

export interface Failures {
  note(error: unknown, now: Date): void
  /** How often each kind happened since this process began. */
  list(): { kind: FailureKind; times: number; last_at: string }[]
}

/** Counts only, in memory: what was asked and what came back is kept nowhere. */
export function countFailures(): Failures {
  const counts = new Map<FailureKind, { times: number; last_at: string }>()
  return {
    note(error, now) {
      const kind = kindOf(error)
      const times = (counts.get(kind)?.times ?? 0) + 1
      counts.set(kind, { times, last_at: now.toISOString() })
    },
    list: () => [...counts].map(([kind, count]) => ({ kind, ...count })),
  }
}

/** The status of the provider where there was one, found through the wrappings of the library. */
export function kindOf(error: unknown): FailureKind {
  if (error instanceof ProviderFailed && error.cause === undefined)
    return error.isTooSlow ? 'too_slow' : 'no_words'
  let inner: unknown = error
  for (let depth = 0; depth < 5 && typeof inner === 'object' && inner !== null; depth++) {
    const { statusCode, lastError, cause } = inner as {
      statusCode?: unknown
      lastError?: unknown
      cause?: unknown
    }
    if (inner instanceof SentTooMuch) return 'too_much'
    // What broke off in the middle began with a 200.
    if (typeof statusCode === 'number' && statusCode >= 400) {
      if (statusCode === 401 || statusCode === 403) return 'key_refused'
      if (statusCode === 429) return 'too_many'
      return statusCode >= 500 ? 'provider_fault' : 'refused'
    }
    inner = lastError ?? cause
  }
  return 'unreachable'
}
