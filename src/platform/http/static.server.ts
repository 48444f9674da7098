import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyStatic from '@fastify/static'

/** What the build left: the app's page, and the public pages that were rendered whole. */
export interface WebFiles {
  root: string
  /** Path on the site (`/urgent-help`) to file below root. */
  pages: Map<string, string>
  /** SHA-256 sources of the inline scripts in these files, for the content security policy. */
  inlineScripts: string[]
}

/** Looks at the build once, at start. Throws a sentence when there is none. */
export function openWebFiles(root: string): WebFiles {
  if (!existsSync(join(root, 'app.html')))
    throw new Error(`The web app is not built (no app.html in ${root}). Run npm start.`)
  const pages = new Map<string, string>()
  const folder = join(root, 'pages')
  if (existsSync(folder))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.html') && statSync(join(folder, name)).isFile())
        pages.set(`/${name.replace(/\.html$/, '').replaceAll('\\', '/')}`, relative(root, join(folder, name)))
  const files = ['app.html', ...pages.values()]
  return { root, pages, inlineScripts: [...new Set(files.flatMap((file) => inlineHashes(join(root, file))))] }
}

const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Serves the build: hashed files under /_app for ever, pages fresh each time, everything else to the app's page. */
export async function serveWeb(app: FastifyInstance, files: WebFiles): Promise<void> {
  await app.register(fastifyStatic, {
    root: files.root,
    prefix: '/',
    wildcard: false,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
  })
  const forEver = 'public, max-age=31536000, immutable'
  app.get('/_app/*', (request, reply) => {
    const name = (request.params as { '*': string })['*']
    // A policy for pages says nothing about a script or a font, and would be a good part of a small file's bytes.
    for (const header of pageHeaders) reply.removeHeader(header)
    return reply.header('cache-control', forEver).sendFile(join('_app', name))
  })
  for (const name of ['favicon.svg', 'robots.txt', 'manifest.webmanifest'])
    if (existsSync(join(files.root, name)))
      app.get(`/${name}`, (_request, reply) =>
        reply.header('cache-control', 'public, max-age=3600').sendFile(name),
      )
}

/** A page for an address that is none of the server's own. */
export function servePage(files: WebFiles, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/'
  return reply
    .status(200)
    .header('cache-control', 'no-cache')
    .sendFile(files.pages.get(path) ?? 'app.html')
}

function inlineHashes(file: string): string[] {
  const html = readFileSync(file, 'utf8')
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1] ?? '')
    .filter((script) => script !== '')
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}
