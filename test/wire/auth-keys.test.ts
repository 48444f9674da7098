import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GoTrueAdminApi, GoTrueClient } from '@supabase/auth-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type StartedServer } from './started-server.ts'

const password = 'a long enough phrase'
const root = join(import.meta.dirname, '../..')
let folder: string
let server: StartedServer
let firstServiceKey: string

/** What the operator types. */
const rotate = (...args: string[]) =>
  execFileSync(process.execPath, ['src/cli.ts', 'keys', 'rotate', ...args], {
    cwd: root,
    env: { ...process.env, BALANSE_DATA: folder },
    encoding: 'utf8',
  })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balanse-keys-'))
  rotate('rs256')
  server = await startServer({ BALANSE_DATA: folder })
  firstServiceKey = server.serviceKey
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const authUrl = () => `${server.url.replace(/\/$/, '')}/auth/v1`

/** The unmodified client of a browser that was never here, and what it asks the server for. */
function browser(): { client: GoTrueClient; asked: string[] } {
  const asked: string[] = []
  const client = new GoTrueClient({
    url: authUrl(),
    headers: { apikey: server.anonKey },
    storageKey: `keys-${crypto.randomUUID()}`,
    persistSession: false,
    autoRefreshToken: false,
    fetch: (input, init) => {
      asked.push(new URL(input as string).pathname)
      return fetch(input, init)
    },
  })
  return { client, asked }
}

test('an RSA key signs, and the client verifies with the public half alone', async () => {
  const { data: joined } = await browser().client.signUp({ email: 'rsa@example.org', password })
  const { client, asked } = browser()
  const { data, error } = await client.getClaims(joined.session!.access_token)
  expect(error).toBeNull()
  expect(data?.header).toMatchObject({ alg: 'RS256', kid: expect.any(String) })
  expect(data?.claims.sub).toBe(joined.user!.id)
  expect(asked).toEqual(['/auth/v1/.well-known/jwks.json'])
})

test('after a rotation the new key signs and everything from before stays good', async () => {
  const { data: joined } = await browser().client.signUp({ email: 'turn@example.org', password })
  const before = joined.session!
  await server.stop()
  expect(rotate()).toContain('3 keys')
  expect(statSync(join(folder, 'jwt-keys.json')).mode & 0o777).toBe(0o600)
  server = await startServer({ BALANSE_DATA: folder })

  const { client, asked } = browser()
  const old = await client.getClaims(before.access_token)
  expect([old.error, old.data?.header.alg]).toEqual([null, 'RS256'])
  expect(asked).toEqual(['/auth/v1/.well-known/jwks.json'])
  expect((await client.getUser(before.access_token)).data.user?.id).toBe(joined.user!.id)
  const { data: refreshed, error } = await client.refreshSession(before)
  expect(error).toBeNull()
  const fresh = await client.getClaims(refreshed.session!.access_token)
  expect(fresh.data?.header.alg).toBe('ES256')
  expect(fresh.data?.header.kid).not.toBe(old.data?.header.kid)

  const headers = { Authorization: `Bearer ${firstServiceKey}` }
  const admin = new GoTrueAdminApi({ url: authUrl(), headers })
  expect((await admin.listUsers()).error).toBeNull()
})

test('the public list holds the public halves and nothing of the private ones', async () => {
  const { keys } = (await (await fetch(`${authUrl()}/.well-known/jwks.json`)).json()) as {
    keys: Record<string, unknown>[]
  }
  expect(keys.map((key) => String(key.alg)).sort((a, b) => a.localeCompare(b))).toEqual([
    'ES256',
    'ES256',
    'RS256',
  ])
  for (const key of keys) {
    expect(key).toMatchObject({ kid: expect.any(String), use: 'sig', key_ops: ['verify'] })
    for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']) expect(key).not.toHaveProperty(secret)
  }
})
