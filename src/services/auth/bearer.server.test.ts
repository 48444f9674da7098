import { SignJWT, UnsecuredJWT, decodeJwt, importJWK, type JWTPayload } from 'jose'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'

const secret = 'a shared secret with more than 32 characters'
let app: TestApp
let person: Person
beforeAll(async () => {
  app = await createTestApp({ BALANSE_JWT_SECRET: secret })
  person = await app.join()
})
afterAll(() => app.close())

const version = { 'x-supabase-api-version': '2024-01-01' }
async function readUser(token: string | null): Promise<unknown[]> {
  const bearer: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  const { status, body } = await app.call('GET', '/auth/v1/user', undefined, { ...version, ...bearer })
  return [status, body.code]
}
const hs256 = (claims: JWTPayload, key = secret) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(key))

test('without a token a user route answers 401, in the words clients look for', async () => {
  const { status, body } = await app.call('GET', '/auth/v1/user', undefined, version)
  expect([status, body]).toEqual([
    401,
    { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
  ])
})

test('the anon key is never a person, in neither header', async () => {
  const { anonKey } = (await app.call('GET', '/config.json')).body
  const asked = await app.call('GET', '/auth/v1/user', undefined, {
    ...version,
    apikey: anonKey,
    authorization: `Bearer ${anonKey}`,
  })
  expect([asked.status, asked.body]).toEqual([
    403,
    { code: 'bad_jwt', message: 'invalid claim: missing sub claim' },
  ])
  const onlyKey = await app.call('GET', '/auth/v1/user', undefined, { ...version, apikey: anonKey })
  expect([onlyKey.status, onlyKey.body.code]).toEqual([401, 'no_authorization'])
  expect(
    (await app.call('GET', '/api/profile', undefined, { authorization: `Bearer ${anonKey}` })).status,
  ).toBe(401)
})

test('a token that nobody here signed is refused, whatever it claims', async () => {
  const claims = decodeJwt(person.token)
  const [key] = JSON.parse(readFileSync(app.config.auth.keysFile, 'utf8'))
  const publicText = JSON.stringify({ kty: key.kty, crv: key.crv, x: key.x, y: key.y })
  const [header = '', payload = '', signature = ''] = person.token.split('.')
  const kid = JSON.parse(Buffer.from(header, 'base64url').toString()).kid
  for (const token of [
    'this-is-no-token',
    new UnsecuredJWT(claims).encode(),
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
    `${header}.${payload}.${signature.split('').reverse().join('')}`,
    await hs256(claims, 'another secret with more than 32 characters'),
    // Signed with the public key as if it were a secret, under the id of that key.
    await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(new TextEncoder().encode(publicText)),
    await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(new TextEncoder().encode(secret)),
  ])
    expect(await readUser(token)).toEqual([403, 'bad_jwt'])
  const { body } = await app.call('GET', '/auth/v1/user', undefined, { authorization: 'Bearer nothing' })
  expect(body.msg).toMatch(/^invalid JWT: unable to parse or verify signature/)
})

test('an expired token is refused, also one that was good a moment ago', async () => {
  const [key] = JSON.parse(readFileSync(app.config.auth.keysFile, 'utf8'))
  const { kid } = JSON.parse(Buffer.from(person.token.split('.')[0] ?? '', 'base64url').toString())
  const sign = async (exp: number) =>
    new SignJWT({ ...decodeJwt(person.token), exp })
      .setProtectedHeader({ alg: 'ES256', kid })
      .sign(await importJWK(key, 'ES256'))
  expect(await readUser(await sign(Math.floor(Date.now() / 1000) - 1))).toEqual([403, 'bad_jwt'])
  const { createTokenVerifier } = await import('./tokens/verify-token.server.ts')
  const { openKeyRing } = await import('./keys/key-ring.server.ts')
  const verify = createTokenVerifier(await openKeyRing(app.config.auth.keysFile), undefined)
  const brief = await sign(Math.floor(Date.now() / 1000) + 1)
  await verify(brief)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 })
  try {
    await expect(verify(brief)).rejects.toMatchObject({ code: 'bad_jwt' })
  } finally {
    vi.useRealTimers()
  }
})

test('a subject must be a person, a session must be theirs', async () => {
  expect(await readUser(await hs256({ role: 'authenticated' }))).toEqual([403, 'bad_jwt'])
  expect(await readUser(await hs256({ sub: '1234567890', role: 'authenticated' }))).toEqual([400, 'bad_jwt'])
  expect(await readUser(await hs256({ sub: person.userId, role: 'authenticated' }))).toEqual([
    403,
    'session_not_found',
  ])
  const other = await app.join()
  const { session_id } = decodeJwt(other.token)
  expect(await readUser(await hs256({ sub: person.userId, session_id, role: 'authenticated' }))).toEqual([
    403,
    'session_not_found',
  ])
  expect(
    await readUser(await hs256({ sub: crypto.randomUUID(), session_id, role: 'authenticated' })),
  ).toEqual([403, 'user_not_found'])
})

test('signing out ends the token at once, here and for the product’s own calls', async () => {
  const leaver = await app.join()
  expect((await leaver.call('POST', '/auth/v1/logout')).status).toBe(204)
  expect(await readUser(leaver.token)).toEqual([403, 'session_not_found'])
  expect((await leaver.call('GET', '/api/profile')).status).toBe(401)
})

test('a banned or deleted person is out at once', async () => {
  const banned = await app.join()
  await app.owner(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [
    banned.userId,
  ])
  expect(await readUser(banned.token)).toEqual([403, 'user_banned'])
  expect((await banned.call('GET', '/api/profile')).status).toBe(401)
  const deleted = await app.join()
  await app.owner('delete from auth.users where id = $1', [deleted.userId])
  expect(await readUser(deleted.token)).toEqual([403, 'user_not_found'])
})

test('scopes of signing out: this one, the others, all, and nothing else', async () => {
  const first = await app.join()
  const again = async () =>
    (
      await app.call('POST', '/auth/v1/token?grant_type=password', {
        email: first.email,
        password: 'a long enough phrase',
      })
    ).body.access_token as string
  const out = async (token: string, scope: string) =>
    (await app.call('POST', `/auth/v1/logout${scope}`, undefined, { authorization: `Bearer ${token}` }))
      .status
  const [second, third, fourth] = [await again(), await again(), await again()]
  expect(await out(second, '?scope=elsewhere')).toBe(400)
  expect(await out(second, '?scope=local')).toBe(204)
  expect(await readUser(second)).toEqual([403, 'session_not_found'])
  expect(await out(third, '?scope=others')).toBe(204)
  expect([await readUser(first.token), await readUser(fourth)]).toEqual([
    [403, 'session_not_found'],
    [403, 'session_not_found'],
  ])
  expect((await readUser(third))[0]).toBe(200)
  const fifth = await again()
  expect(await out(fifth, '?scope=')).toBe(204)
  expect(await readUser(third)).toEqual([403, 'session_not_found'])
})
