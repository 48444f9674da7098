import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createGate } from './public.server.ts'

/** A build as the prerender leaves it, with the name of each page as its words. */
function buildPages(): string {
  const root = mkdtempSync(join(tmpdir(), 'balanse-web-'))
  mkdirSync(join(root, 'pages/blog'), { recursive: true })
  writeFileSync(join(root, 'app.html'), 'the app')
  const names = ['faq', 'blog', 'blog/first', 'blog/not-found', 'urgent-help', 'waitlist', 'waitlist.closed']
  for (const name of names) writeFileSync(join(root, `pages/${name}.html`), `page ${name}`)
  const gated = (paths: string[]) => Object.fromEntries(paths.map((path) => [path, { gated: true }]))
  const manifest = {
    ...gated(['/faq', '/blog', '/blog/first', '/blog/not-found']),
    '/urgent-help': { gated: false },
    '/waitlist': { gated: false },
  }
  writeFileSync(join(root, 'pages/pages.json'), JSON.stringify(manifest))
  return root
}

let webRoot: string
let app: TestApp
beforeAll(async () => {
  webRoot = buildPages()
  app = await createTestApp({}, { webRoot })
})
afterAll(async () => {
  await app.close()
  rmSync(webRoot, { recursive: true, force: true })
})

async function see(path: string, cookie?: string, of: TestApp = app): Promise<unknown[]> {
  const { status, headers, body } = await of.call('GET', path, undefined, cookie ? { cookie } : {})
  return status === 302 ? [status, headers.location] : [status, body]
}
const away = [302, '/waitlist']

describe('the closed gate', () => {
  it.each([
    ['nobody in particular', '/faq', undefined, away],
    ['dev=true', '/faq?dev=true', undefined, [200, 'page faq']],
    ['dev=true among others', '/faq?a=1&dev=true#x', undefined, [200, 'page faq']],
    ['dev=TRUE', '/faq?dev=TRUE', undefined, away],
    ['dev=1', '/faq?dev=1', undefined, away],
    ['dev twice', '/faq?dev=true&dev=true', undefined, away],
    ['Dev=true', '/faq?Dev=true', undefined, away],
    ['the preview cookie', '/faq', 'balanse-preview=1', [200, 'page faq']],
    ['it beside odd cookies', '/faq', 'sidebar:state=true; x; balanse-preview=1;=', [200, 'page faq']],
    ['another value', '/faq', 'balanse-preview=0', away],
    ['another name', '/faq', 'x-balanse-preview=1', away],
    ['a longer value', '/faq', 'balanse-preview=11', away],
    ['a slash at the end', '/faq/?dev=true', undefined, [200, 'page faq']],
    ['a page in a folder', '/blog/first', undefined, away],
    ['a post that is not there', '/blog/none', undefined, away],
    ['a page for everybody', '/urgent-help', undefined, [200, 'page urgent-help']],
    ['the waitlist', '/waitlist', undefined, [200, 'page waitlist.closed']],
    ['the waitlist with dev=true', '/waitlist?dev=true', undefined, [200, 'page waitlist']],
    ['the waitlist when signed in', '/waitlist', 'balanse-preview=1', [200, 'page waitlist']],
    ['the other face by name', '/waitlist.closed', undefined, [200, 'the app']],
    ['an address of the app', '/home', undefined, [200, 'the app']],
    ['an address that is none', '/a/b/c', undefined, [200, 'the app']],
  ])('answers %s', async (_who, path, cookie, expected) => {
    expect(await see(path, cookie)).toEqual(expected)
  })

  it('has a page with status 404 for a post that is not there, once the gate is passed', async () => {
    expect(await see('/blog/none?dev=true')).toEqual([404, 'page blog/not-found'])
    expect(await see('/blog/not-found?dev=true')).toEqual([404, 'page blog/not-found'])
    expect(await see('/blog/none/more?dev=true')).toEqual([200, 'the app'])
  })

  it('lets no copy of one answer stand in for the other', async () => {
    for (const path of ['/faq', '/faq?dev=true', '/blog/none?dev=true']) {
      const { headers } = await app.call('GET', path)
      expect([path, headers['cache-control']]).toEqual([path, 'no-store'])
      expect(String(headers.vary)).toMatch(/\bCookie\b/)
    }
    expect(String((await app.call('GET', '/waitlist')).headers.vary)).toMatch(/\bCookie\b/)
    expect((await app.call('HEAD', '/faq')).status).toBe(302)
  })

  it('is nothing to the API, which never answers with a page', async () => {
    const { status, body } = await app.call('GET', '/api/none?dev=true')
    expect([status, body.code]).toEqual([404, 'not_found'])
    const days = await app.call('GET', '/api/days/2026-11-21?dev=true', undefined, {
      cookie: 'balanse-preview=1',
    })
    expect(days.status).toBe(401)
  })
})

describe('the open gate', () => {
  it('shows every page to everybody, and still leads / to the waitlist', async () => {
    const open = await createTestApp({ BALANSE_GATE: 'open' }, { webRoot })
    try {
      expect(await see('/faq', undefined, open)).toEqual([200, 'page faq'])
      expect(await see('/waitlist', undefined, open)).toEqual([200, 'page waitlist'])
      expect(await see('/', undefined, open)).toEqual(away)
      expect((await open.call('GET', '/config.json')).body.gate).toBe('open')
    } finally {
      await open.close()
    }
  })

  it('is a setting of the first start only', async () => {
    const later = await createGate(app.database, 'open')
    expect(await later.read()).toBe('waitlist')
    expect((await app.call('GET', '/config.json')).body.gate).toBe('waitlist')
  })
})

describe("an admin's switch", () => {
  it('shows at once in this process, and in another within its memory of two seconds', async () => {
    const admin = await app.join('Admin')
    await app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [admin.userId])
    const other = await createGate(app.database, 'waitlist')
    expect(await other.read()).toBe('waitlist')
    expect(await see('/faq')).toEqual(away)
    await admin.call('PUT', '/api/admin/gate', { gate: 'open', version: 1 })
    expect(await see('/faq')).toEqual([200, 'page faq'])
    await expect.poll(() => other.read(), { timeout: 20_000 }).toBe('open')
    await admin.call('PUT', '/api/admin/gate', { gate: 'waitlist', version: 2 })
    expect(await see('/faq')).toEqual(away)
  })
})
