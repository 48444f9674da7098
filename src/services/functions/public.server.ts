import type { Database } from '#platform/db/database.server.ts'
import type { Actor } from '#platform/http/serve.server.ts'

/** A call of /functions/v1/<name>, before anything was checked but who asks. */
export interface FunctionCall {
  /** The body as JSON; null when it was none. */
  body: unknown
  /** The body as it came, cut at 4 MB: the safety gate reads it even when it is not valid. */
  rawText: string
  /** Whose token it is. That their session still exists only a transaction of theirs knows: it throws SessionGone. */
  actor: Actor | null
  /** True when the caller asked for a stream of events instead of one JSON answer. */
  acceptsEvents: boolean
  /** Languages of the caller's browser, best first. */
  languages: string[]
  address: string
  /** Ends when the caller goes away. */
  signal: AbortSignal
  database: Database
  now: Date
}

/** One JSON answer, or events for a caller that reads a stream. */
export type FunctionReply =
  | { status: number; headers?: Record<string, string>; body: unknown }
  | { status: 200; events: AsyncIterable<Record<string, unknown>> }

export type FunctionHandler = (call: FunctionCall) => Promise<FunctionReply>
