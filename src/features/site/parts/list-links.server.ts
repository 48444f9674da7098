import { hash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Database } from '#platform/db/database.server.ts'
import { confirmEntry, leaveList } from '../store.server.ts'

/** What is stored of a letter's token. */
export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer')

const links = {
  confirm: {
    title: 'Confirm your address',
    text: 'Press once, and you are on the list.',
    button: 'Confirm my address',
    apply: confirmEntry,
    done: '/waitlist#confirmed',
  },
  leave: {
    title: 'Take your address off the list',
    text: 'We delete it and write to you no more.',
    button: 'Take me off the list',
    apply: leaveList,
    done: '/waitlist#removed',
  },
} as const

/**
 * Where the links of our letters lead. Opening one changes nothing and looks nothing up, because mail programs open
 * links by themselves; the button on the page does it.
 */
export function listLinks(database: Database): FastifyPluginAsync {
  return async (scope) => {
    // The one place that takes a plain HTML form: a letter may be opened where no script runs.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    for (const [name, link] of Object.entries(links)) {
      scope.get(`/lists/${name}`, { schema: { hide: true } }, (request, reply) =>
        asPage(reply, link, readToken(request.query)),
      )
      scope.post(`/lists/${name}`, { schema: { hide: true } }, async (request, reply) => {
        const token = readToken(request.body)
        const isDone =
          token !== '' && (await database.asService((rows) => link.apply(rows, hashOfToken(token))))
        return reply.header('cache-control', 'no-store').redirect(isDone ? link.done : '/waitlist#ended', 303)
      })
    }
  }
}

/** A token of ours, or nothing: it stands in a page and in a query afterwards. */
function readToken(from: unknown): string {
  const token = (from as { token?: unknown } | null)?.token
  return typeof token === 'string' && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : ''
}

function asPage(
  reply: FastifyReply,
  { title, text, button }: (typeof links)[keyof typeof links],
  token: string,
): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${title} · Balanse</title>
<style>body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1rem}
h1{font:450 2.2rem/1.15 Georgia,serif}button{font:inherit;min-height:3rem;padding:0 1.5rem;border:0;border-radius:999px;
background:light-dark(#0d5c6e,#7fc4d6);color:light-dark(#fff,#0c181e)}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>
<form method="post"><input type="hidden" name="token" value="${token}"><button>${button}</button></form></main></body></html>
`)
}
