import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { refuse } from './refusals.server.ts'

const bodyLimit = 1024 * 1024

/**
 * Every body is JSON, whatever its content type says. An empty body and `null` are an empty object, because the
 * clients send a JSON content type with no body on calls where all fields are optional.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (request, text, done) => {
    if (text.length === 0) return done(null, {})
    return parse(request, text as string, (error, value: unknown) => {
      if (error) return done(refuse('bad_json'))
      if (value === null) return done(null, {})
      if (typeof value !== 'object' || Array.isArray(value)) return done(refuse('bad_json'))
      return done(null, value)
    })
  })
}

/** A text field; absent and null are the empty text, which the protocol treats alike. */
export const Text = z
  .string()
  .nullish()
  .transform((text) => storable(text ?? ''))
export const Flag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? false)
/** A free object of the caller's; null and absent are undefined. */
export const Metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => (value ? (storableTree(value) as Record<string, unknown>) : undefined))

/** The body in the shape a route wants. Unknown fields are dropped; a field of the wrong type is bad_json. */
export function readBody<S extends z.ZodType>(request: FastifyRequest, shape: S): z.output<S> {
  const read = shape.safeParse(request.body ?? {})
  if (read.success) return read.data
  const issue = read.error.issues[0]
  throw refuse(
    'bad_json',
    `Could not parse request body as JSON: ${issue?.path.join('.')}: ${issue?.message}`,
  )
}

/** Postgres stores neither NUL nor half a surrogate pair; both are invisible and are taken out. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Nobody means more than this; deeper trees only exist to make a parser stumble. */
const deepest = 40

function storableTree(value: unknown, depth = 0): unknown {
  if (depth > deepest)
    throw refuse('validation_failed', `Metadata is nested more than ${deepest} levels deep`)
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return value.map((item) => storableTree(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storable(key), storableTree(item, depth + 1)]),
  )
}
