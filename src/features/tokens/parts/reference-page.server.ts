import type { FastifyPluginAsync } from 'fastify'

interface Operation {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: unknown
  'x-role'?: string
  'x-key'?: string
}

/** Every call of `/api` for a person to read, made from the same description that programs read. Without a script. */
export const referencePage: FastifyPluginAsync = async (app) => {
  let page: string | null = null
  app.get('/api/reference', { schema: { hide: true } }, (_request, reply) => {
    // The description is whole once the server listens, and stays as it is.
    page ??= asPage((app.swagger() as { paths?: Record<string, Record<string, Operation>> }).paths ?? {})
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}

const who: Record<string, string> = {
  public: 'Anybody',
  user: 'The person, signed in',
  admin: 'An admin, signed in',
}

const keys: Record<string, string> = {
  read: ', or a key of theirs',
  propose: ', or a key of theirs that may propose',
}

function asPage(paths: Record<string, Record<string, Operation>>): string {
  const groups = Map.groupBy(Object.entries(paths), ([path]) => path.split('/')[2] ?? '')
  const sections = [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, entries]) => {
      const calls = entries.flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => asCall(path, method, operation)),
      )
      return `<section aria-labelledby="${escape(name)}"><h2 id="${escape(name)}">${escape(name)}</h2>${calls.join('')}</section>`
    })
  const links = [...groups.keys()]
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => `<li><a href="#${escape(name)}">${escape(name)}</a></li>`)
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Calls for programs · Balanse</title>
<style>:root{--ink:light-dark(#1f2f38,#e8eef0);--soft:light-dark(#4a5a63,#a9b8bf);--line:light-dark(#d9dfe2,#2c3b43);--tide:light-dark(#0d5c6e,#7fc4d6)}
body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:52rem;margin:3rem auto;padding:0 1rem;color:var(--ink)}
h1{font:450 2.4rem/1.15 Georgia,serif}h2{font:450 1.5rem/1.3 Georgia,serif;margin:3rem 0 0}a{color:var(--tide)}
nav ul{columns:12rem;padding:0;list-style:none}nav a{display:inline-block;padding:.4rem 0}
article{border-top:1px solid var(--line);padding:.9rem 0}article p{margin:.2rem 0;color:var(--soft)}
h3{margin:0;font:600 1rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}h3 b{color:var(--tide)}</style></head>
<body><main><h1>Calls for programs</h1>
<p>Everything the app does goes through these calls. Send a key of yours, or the access token of a session, as
<code>Authorization: Bearer …</code>. Make a key under <a href="/integrations-page">Integrations</a>; it reads what you allow, may propose where you
allow it, and never writes. Assistants find the same at <code>/mcp</code>.
The exact shapes stand in <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1), and the
<a href="/integration-guide">integration guide</a> explains them.</p>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>${sections.join('')}</main></body></html>
`
}

function asCall(path: string, method: string, operation: Operation): string {
  const asked = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(
      (parameter) =>
        `<code>${escape(parameter.name)}</code>${parameter.required ? '' : ' (may be left out)'}`,
    )
  const facts = [
    `${who[operation['x-role'] ?? ''] ?? 'The person, signed in'}${keys[operation['x-key'] ?? ''] ?? ''}.`,
    ...(asked.length > 0 ? [`In the query: ${asked.join(', ')}.`] : []),
  ]
  return `<article><h3><b>${method.toUpperCase()}</b> ${escape(path)}</h3><p>${escape(operation.summary ?? '')}</p><p>${facts.join(' ')}</p></article>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
