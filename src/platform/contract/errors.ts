import * as z from 'zod/mini'

/**
 * The one shape of every refusal under /api. `code` is for programs, `message` is a sentence a person may read,
 * `fields` names what was wrong where. A 409 with code `conflict` carries the row as the server has it in `current`.
 */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** A refusal on purpose, on either side of the wire. Status 0 means that no answer came at all. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string> | undefined
  readonly current: unknown

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'CallError'
    this.status = status
    this.code = body.code
    this.fields = body.fields
    this.current = body.current
  }
}

/** Not yours and not there are the same answer, so that nobody can learn what exists. */
export function notFound(): CallError {
  return new CallError(404, { code: 'not_found', message: 'There is nothing here that you can open.' })
}

/** Somebody (perhaps the same person in another tab) saved first; `current` is what the server holds. */
export function conflict(current: unknown): CallError {
  return new CallError(409, {
    code: 'conflict',
    message: 'This was changed somewhere else in the meantime. Both versions are kept.',
    current,
  })
}

export function badRequest(message: string, fields?: Record<string, string>): CallError {
  return new CallError(400, { code: 'bad_request', message, ...(fields ? { fields } : {}) })
}
