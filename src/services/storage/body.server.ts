import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { refuse } from './refusals.server.ts'

/** A thousand names of the longest kind fit. */
const bodyLimit = 1024 * 1024

/** Inside this scope a body is JSON whatever its type says, and none is an empty object. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (request, text, done) => {
    if (text.length === 0) return done(null, {})
    return parse(request, text as string, (error, value: unknown) => {
      if (!error) return done(null, value)
      const words = "Body is not valid JSON but content-type is set to 'application/json'"
      return done(refuse('InvalidRequest', words, { error: 'FastifyError' }))
    })
  })
}

/** The body in the shape a route wants; unknown fields are dropped. Throws InvalidRequest in the words of the protocol. */
export function readBody<S extends z.ZodType>(body: unknown, shape: S): z.output<S> {
  return read('body', body ?? {}, shape)
}

/** The same for what stands behind the question mark. */
export function readQuery<S extends z.ZodType>(query: unknown, shape: S): z.output<S> {
  return read('querystring', query, shape)
}

function read<S extends z.ZodType>(where: string, value: unknown, shape: S): z.output<S> {
  const result = shape.safeParse(value)
  if (result.success) return result.data
  const words = result.error.issues.slice(0, 5).map((issue) => describe(where, value, issue))
  throw refuse('InvalidRequest', words.join(', '))
}

function describe(where: string, value: unknown, issue: z.core.$ZodIssue): string {
  const path = [where, ...issue.path].join('/')
  if (issue.code === 'invalid_type' && isAbsent(value, issue.path)) {
    const parent = [where, ...issue.path.slice(0, -1)].join('/')
    return `${parent} must have required property '${String(issue.path.at(-1))}'`
  }
  switch (issue.code) {
    case 'invalid_type':
      return `${path} must be ${issue.expected === 'int' ? 'integer' : issue.expected}`
    case 'not_multiple_of':
      return `${path} must be integer`
    case 'invalid_value':
      return `${path} must be equal to one of the allowed values`
    case 'too_small':
      if (issue.origin === 'array') return `${path} must NOT have fewer than ${issue.minimum} items`
      if (issue.origin === 'string') return `${path} must NOT have fewer than ${issue.minimum} characters`
      return `${path} must be >= ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'array') return `${path} must NOT have more than ${issue.maximum} items`
      if (issue.origin === 'string') return `${path} must NOT have more than ${issue.maximum} characters`
      return `${path} must be <= ${issue.maximum}`
    default:
      return issue.code === 'custom' ? issue.message : `${path} is not valid`
  }
}

function isAbsent(value: unknown, path: PropertyKey[]): boolean {
  if (path.length === 0) return false
  let at: unknown = value
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return false
    at = (at as Record<PropertyKey, unknown>)[key]
  }
  return at === undefined
}
