import { timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Database } from '#platform/db/database.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import { endMail } from '../store/settings.server.ts'

const signatureOf = (vault: Seal, userId: string) => vault.sign(`no reminders by mail ${userId}`)

/** Where one click ends reminders by mail: signed, so that nobody ends them for somebody else. */
export function unsubscribeAddress(site: string, vault: Seal, userId: string): string {
  return `${site}/unsubscribe/${userId}.${signatureOf(vault, userId).toString('base64url')}`
}

function readToken(vault: Seal, token: string): string | null {
  const [, userId, given] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? []
  if (!userId || !given) return null
  return timingSafeEqual(signatureOf(vault, userId), Buffer.from(given, 'base64url')) ? userId : null
}

/**
 * What a link in a mail opens, without a sign-in: a page with one button, so that a program that follows links ends nothing;
 * and the answer to that button, or to a mail program's own (RFC 8058).
 */
export function unsubscribeRoutes(database: Database, vault: Seal): FastifyPluginAsync {
  return async (scope) => {
    // A form or nothing at all: what is in it does not matter.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, _body, done) =>
      done(null, null),
    )
    const read = (request: { params: unknown }) =>
      readToken(vault, (request.params as { token: string }).token)

    scope.get('/unsubscribe/:token', { schema: { hide: true } }, (request, reply) =>
      read(request) === null
        ? answer(reply, 404, notKnown)
        : answer(
            reply,
            200,
            page(
              'No reminders by mail?',
              'What you chose stays in your inbox in Balanse, and other ways stay as they are.',
              '<form method="post"><button>End reminders by mail</button></form>',
            ),
          ),
    )
    scope.post('/unsubscribe/:token', { schema: { hide: true } }, async (request, reply) => {
      const userId = read(request)
      if (userId === null) return answer(reply, 404, notKnown)
      await database.asService((rows) => endMail(rows, userId))
      return answer(
        reply,
        200,
        page(
          'No more reminders by mail',
          'You can switch them on again in your settings at any time.',
          settings,
        ),
      )
    })
  }
}

const settings = '<p><a href="/profile-settings">Open Profile Settings</a></p>'

const notKnown = page(
  'This link is not known',
  'It may have been cut off on its way. You can end reminders by mail in your settings as well.',
  settings,
)

function answer(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** A page without script or anything that is fetched. Its texts are ours alone. */
function page(heading: string, text: string, more: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading} – Balanse</title>
<style>
:root{color-scheme:light dark}
body{margin:0;padding:3rem 1.25rem;font:1.125rem/1.55 system-ui,sans-serif;background:light-dark(#faf9f6,#0c181e);color:light-dark(#1f2f38,#e6edf0)}
main{max-width:32rem;margin:0 auto}
h1{font-size:1.6rem;line-height:1.25;font-weight:600}
button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:.75rem;font:inherit;font-weight:600;background:light-dark(#0d5c6e,#7fc4d3);color:light-dark(#fff,#0c181e);cursor:pointer}
a{color:inherit}
</style></head>
<body><main><h1>${heading}</h1><p>${text}</p>${more}</main></body></html>
`
}
