import type { FastifyInstance } from 'fastify'

/** Fields of a form; one that comes twice is a list. */
export type Form = Record<string, string | string[]>

const bodyLimit = 256 * 1024

/** Lets the routes of a scope be posted to by a browser's form, beside JSON. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, text, done) => {
      const form: Form = Object.create(null) as Form
      const fields = new URLSearchParams(text as string)
      for (const name of new Set(fields.keys())) {
        const [first = '', ...more] = fields.getAll(name)
        form[name] = more.length > 0 ? [first, ...more] : first
      }
      done(null, form)
    },
  )
}
