import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeApiKeys } from './api-keys.server.ts'
import { openKeyRing } from './key-ring.server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balanse-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the first start makes one key, readable by nobody else, and the next start finds it', async () => {
  const path = join(folder, 'not/there/yet/keys.json')
  const first = await openKeyRing(path)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(first.all).toHaveLength(1)
  expect(first.signing.alg).toBe('ES256')
  expect((await openKeyRing(path)).signing.kid).toBe(first.signing.kid)
})

test('processes that start at the same moment end up with the same key', async () => {
  const path = join(folder, 'keys.json')
  const rings = await Promise.all([openKeyRing(path), openKeyRing(path), openKeyRing(path)])
  expect(new Set(rings.map((ring) => ring.signing.kid)).size).toBe(1)
})

test.each([
  ['no JSON', 'not json', /is not JSON/],
  ['an empty list', '[]', /array of private keys/],
  ['a shared secret', '[{"kty":"oct","k":"abc"}]', /array of private keys/],
  ['a public key', '[{"kty":"EC","crv":"P-256","x":"a","y":"b"}]', /array of private keys/],
  ['null', '[null]', /array of private keys/],
])('a key file with %s is refused with a sentence that names it', async (_what, text, message) => {
  const path = join(folder, 'keys.json')
  writeFileSync(path, text)
  await expect(openKeyRing(path)).rejects.toThrow(message)
  await expect(openKeyRing(path)).rejects.toThrow(path)
  expect(readFileSync(path, 'utf8')).toBe(text)
})

test('the two keys are signed with the shared secret when there is one, else with the signing key', async () => {
  const ring = await openKeyRing(join(folder, 'keys.json'))
  const own = await makeApiKeys(ring, undefined)
  expect((await jwtVerify(own.anonKey, ring.signing.publicKey)).payload.role).toBe('anon')
  expect((await jwtVerify(own.serviceKey, ring.signing.publicKey)).payload.role).toBe('service_role')
  const secret = 'a shared secret with more than 32 characters'
  const shared = await makeApiKeys(ring, secret)
  expect(decodeProtectedHeader(shared.serviceKey)).toEqual({ alg: 'HS256', typ: 'JWT' })
  const { payload } = await jwtVerify(shared.serviceKey, new TextEncoder().encode(secret))
  expect(payload).toMatchObject({ role: 'service_role' })
  expect(payload).not.toHaveProperty('sub')
})
