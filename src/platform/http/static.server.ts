import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyStatic from '@fastify/static'
import { createTextSender, type Filler, type SendText } from './page-text.server.ts'

/** A page that the build rendered whole. */
interface Page {
  /** Below root. */
  file: string
  /** Opens only for those whom the curtain lets in. */
  isGated: boolean
  /** Stands in its place for those whom the curtain does not let in; null when everybody sees the same. */
  closedFile: string | null
}

/** What the build left: the app's page, and the public pages that were rendered whole. */
export interface WebFiles {
  root: string
  /** By path on the site (`/urgent-help`). */
  pages: Map<string, Page>
  /** By folder on the site (`/blog`): what answers for the addresses in it that are none. */
  unknownIn: Map<string, Page>
  /** SHA-256 sources of the inline scripts in these files, for the content security policy. */
  inlineScripts: string[]
  sendText: SendText
}

/** Who sees the gated pages, and where the others are sent. */
export interface Curtain {
  letsIn(request: FastifyRequest): Promise<boolean>
  elsewhere: string
}

/**
 * Looks at the build once, at start. `pages/pages.json` says which pages are gated, `x.closed.html` is the other face of
 * `x.html`, `not-found.html` answers for its folder. Throws a sentence when there is no build.
 */
export function openWebFiles(root: string, publicUrl: string, fillers: readonly Filler[]): WebFiles {
  if (!existsSync(join(root, 'app.html')))
    throw new Error(`The web app is not built (no app.html in ${root}). Run npm start.`)
  const names = listPages(join(root, 'pages'))
  const gated = readGated(join(root, 'pages/pages.json'))
  const pages = new Map<string, Page>()
  const unknownIn = new Map<string, Page>()
  for (const name of names) {
    if (name.endsWith('.closed')) continue
    const closed = `${name}.closed`
    const page = {
      file: fileOf(name),
      isGated: gated.has(`/${name}`),
      closedFile: names.includes(closed) ? fileOf(closed) : null,
    }
    if (name.endsWith('/not-found')) unknownIn.set(`/${name.replace(/\/not-found$/, '')}`, page)
    else pages.set(`/${name}`, page)
  }
  const files = ['app.html', ...names.map(fileOf)]
  const inlineScripts = [...new Set(files.flatMap((file) => inlineHashes(join(root, file))))]
  return { root, pages, unknownIn, inlineScripts, sendText: createTextSender(root, publicUrl, fillers) }
}

const fileOf = (name: string) => `pages/${name}.html`

/** Names of the rendered pages below a folder, without their ending: `faq`, `blog/first-post`. */
function listPages(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace(/\.html$/, ''))
}

function readGated(file: string): Set<string> {
  if (!existsSync(file)) return new Set()
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { gated: boolean }>
  return new Set(Object.keys(manifest).filter((path) => manifest[path]?.gated))
}

const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
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
    // A name that stands for one content for ever is never asked about again.
    const unasked = { etag: false, lastModified: false, acceptRanges: false }
    return reply.header('cache-control', forEver).sendFile(join('_app', name), unasked)
  })
  app.get('/_pictures/*', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .sendFile(join('_pictures', (request.params as { '*': string })['*'])),
  )
  for (const name of ['favicon.svg', 'manifest.webmanifest'])
    if (existsSync(join(files.root, name)))
      app.get(`/${name}`, (_request, reply) =>
        reply.header('cache-control', 'public, max-age=3600').sendFile(name),
      )
  for (const name of ['robots.txt', 'sitemap.xml', 'feed.xml'])
    if (existsSync(join(files.root, 'pages', name)))
      app.get(`/${name}`, (request, reply) =>
        files.sendText(request, reply.header('cache-control', 'public, max-age=3600'), `pages/${name}`),
      )
}

/** A page for an address that is none of the server's own: one that was rendered whole, or the app's. */
export async function servePage(
  files: WebFiles,
  curtain: Curtain,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/'
  const known = files.pages.get(path)
  const page = known ?? files.unknownIn.get(dirname(path))
  if (!page) return reply.status(200).header('cache-control', 'no-cache').sendFile('app.html')
  let { file } = page
  reply.header('cache-control', page.isGated ? 'no-store' : 'no-cache')
  if (page.isGated || page.closedFile) {
    // The same address has two answers, so no copy of one may stand in for the other.
    reply.header('vary', 'Cookie')
    const isIn = await curtain.letsIn(request)
    if (page.isGated && !isIn) return reply.redirect(curtain.elsewhere, 302)
    if (page.closedFile && !isIn) file = page.closedFile
  }
  return files.sendText(request, reply.status(known ? 200 : 404), file)
}

function inlineHashes(file: string): string[] {
  const html = readFileSync(file, 'utf8')
  return [...html.matchAll(/<script(?![^>]*\b(?:src=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1] ?? '')
    .filter((script) => script !== '')
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}
