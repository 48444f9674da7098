import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeProtectedHeader, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeApiKeys } from './api-keys.server.ts'
import { createTokenVerifier } from '../tokens/verify-token.server.ts'
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
  ['a shared secret alone', JSON.stringify([{ kty: 'oct', kid: 'a', k: 'A'.repeat(43) }]), /may sign/],
])('a key file with %s is refused with a sentence that names it', async (_what, text, message) => {
  const path = join(folder, 'keys.json')
  writeFileSync(path, text)
  await expect(openKeyRing(path)).rejects.toThrow(message)
  await expect(openKeyRing(path)).rejects.toThrow(path)
  expect(readFileSync(path, 'utf8')).toBe(text)
})

test('the first key that may sign does, and a shared secret among them verifies by its name alone', async () => {
  const path = join(folder, 'keys.json')
  const make = async (kid: string, key_ops: string[]) => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    return { ...(await exportJWK(privateKey)), kid, key_ops }
  }
  const secret = new Uint8Array(Buffer.from('A'.repeat(43), 'base64url'))
  const oct = { kty: 'oct', kid: 'others', k: 'A'.repeat(43), key_ops: ['sign', 'verify'], alg: 'HS256' }
  const old = await make('old', ['verify'])
  writeFileSync(path, JSON.stringify([oct, old, await make('new', ['sign', 'verify'])]))
  const ring = await openKeyRing(path)
  expect([ring.signing.kid, ring.all.map((key) => key.kid)]).toEqual(['new', ['old', 'new']])

  const verify = createTokenVerifier(ring, undefined)
  const sign = (kid: string) =>
    new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256', kid }).sign(secret)
  expect(await verify(await sign('others'))).toMatchObject({ role: 'service_role' })
  for (const kid of ['old', 'unknown']) await expect(verify(await sign(kid))).rejects.toThrow(/invalid JWT/)
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
