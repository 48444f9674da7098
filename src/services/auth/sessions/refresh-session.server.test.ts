import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMail } from '#platform/mail/open-mail.server.ts'
import { openSms } from '#platform/sms/open-sms.server.ts'
import { createTestApp, type Answer, type TestApp } from '../../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const version = { 'x-supabase-api-version': '2024-01-01' }

function refresh(token: string, on: TestApp = app): Promise<Answer> {
  return on.call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: token }, version)
}

async function next(token: string): Promise<string> {
  const { status, body } = await refresh(token)
  expect(status).toBe(200)
  return body.refresh_token
}

/** Everything of a person's tokens now lies `seconds` further back than it does. */
function age(userId: string, seconds: number): Promise<unknown> {
  return app.owner(
    'update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => $2) where user_id = $1',
    [userId, seconds],
  )
}

const used = [400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used']
const told = ({ status, body }: Answer) => [status, body.code, body.message]

test('a refresh answers another pair of tokens for the same session and the person as they are now', async () => {
  const person = await app.join()
  const { status, body } = await refresh(person.refreshToken)
  expect(status).toBe(200)
  expect(body.refresh_token).not.toBe(person.refreshToken)
  expect(body.access_token).not.toBe(person.token)
  expect(body.user.email).toBe(person.email)
  expect(decodeJwt(body.access_token).session_id).toBe(decodeJwt(person.token).session_id)
  expect((await person.call('GET', '/auth/v1/user')).status).toBe(200)
})

test('only the hash of a refresh token is stored', async () => {
  const person = await app.join()
  const second = await next(person.refreshToken)
  const stored = await app.owner<{ all: string }>(
    `select t::text as all from auth.refresh_tokens t where user_id = $1
     union all select s::text from auth.sessions s where user_id = $1`,
    [person.userId],
  )
  expect(stored).toHaveLength(3)
  for (const token of [person.refreshToken, second])
    expect(stored.some((row) => row.all.includes(token))).toBe(false)
})

test('the parent of the token in use gets that same token, however late', async () => {
  const person = await app.join()
  const second = await next(person.refreshToken)
  await age(person.userId, 86_000)
  expect(await next(person.refreshToken)).toBe(second)
  expect(await next(person.refreshToken)).toBe(second)
  expect(await next(second)).not.toBe(second)
})

test('an older token is still taken within the reuse interval, and gets the token in use', async () => {
  const person = await app.join()
  const third = await next(await next(person.refreshToken))
  expect(await next(person.refreshToken)).toBe(third)
})

test('an older token after the reuse interval revokes the whole family, for good', async () => {
  const person = await app.join()
  const second = await next(person.refreshToken)
  const third = await next(second)
  await age(person.userId, 11)
  expect(told(await refresh(person.refreshToken))).toEqual(used)
  for (const token of [third, second, person.refreshToken]) expect(told(await refresh(token))).toEqual(used)
  const live = await app.owner('select 1 from auth.refresh_tokens where user_id = $1 and not is_revoked', [
    person.userId,
  ])
  expect(live).toEqual([])
  const [event] = await app.owner<{ count: number }>(
    `select count(*)::int from auth.audit_events where user_id = $1 and action = 'token_revoked'`,
    [person.userId],
  )
  expect(event?.count).toBeGreaterThan(0)
})

test('a family that is revoked leaves the other sessions of the person alone', async () => {
  const person = await app.join()
  const other = await app.call('POST', '/auth/v1/token?grant_type=password', {
    email: person.email,
    password: 'a long enough phrase',
  })
  await next(await next(person.refreshToken))
  await age(person.userId, 11)
  expect(told(await refresh(person.refreshToken))).toEqual(used)
  expect((await refresh(other.body.refresh_token)).status).toBe(200)
})

test('tabs that refresh at the same moment all get the same next token', async () => {
  const person = await app.join()
  const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(person.refreshToken)))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1)
  expect(new Set(answers.map((answer) => answer.body.access_token)).size).toBe(5)
})

test.each([
  ['nothing', '', 'validation_failed', 'Refresh token is not valid'],
  ['eleven characters', 'abcdefghijk', 'validation_failed', 'Refresh token is not valid'],
  [
    'a token nobody has',
    'abcdefghijkl',
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ],
])('%s is no refresh token', async (_what, token, code, message) => {
  expect(told(await refresh(token))).toEqual([400, code, message])
})

test('a token of a session that was signed out is unknown', async () => {
  const person = await app.join()
  await person.call('POST', '/auth/v1/logout?scope=local')
  expect((await refresh(person.refreshToken)).body.code).toBe('refresh_token_not_found')
})

test('a banned person gets no new token', async () => {
  const person = await app.join()
  await app.owner(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [
    person.userId,
  ])
  expect(told(await refresh(person.refreshToken))).toEqual([400, 'user_banned', 'User is banned'])
})

test('tokens revoked more than a day ago are forgotten, never the parent of the one in use', async () => {
  const person = await app.join()
  const second = await next(person.refreshToken)
  await age(person.userId, 90_000)
  const third = await next(second)
  expect((await refresh(person.refreshToken)).body.code).toBe('refresh_token_not_found')
  expect(await next(second)).toBe(third)
})

test('a key that is put in front signs, and tokens of the older key stay good', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'balanse-keys-'))
  const file = join(folder, 'keys.json')
  const first = await createTestApp({ BALANSE_JWT_KEYS: file })
  try {
    const person = await first.join()
    const answer = await refresh(person.refreshToken, first)
    const [oldKey] = JSON.parse(readFileSync(file, 'utf8'))
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const newKey = { ...(await exportJWK(privateKey)), kid: 'the-new-one', key_ops: ['sign'] }

    const { createAuthService } = await import('../public.server.ts')
    const { default: fastify } = await import('fastify')
    const started = async (keys: unknown[]) => {
      writeFileSync(file, JSON.stringify(keys))
      const { database, config } = first
      const [mail, sms] = [openMail(config.mail), openSms(config.sms)]
      const service = await createAuthService({ database, config, mail, sms })
      const server = fastify()
      await server.register(service.routes, { prefix: '/auth/v1' })
      return server
    }
    const both = await started([newKey, oldKey])
    const headers = { authorization: `Bearer ${person.token}` }
    expect((await both.inject({ url: '/auth/v1/user', headers })).statusCode).toBe(200)
    const swap = (server: FastifyInstance, refresh_token: string) =>
      server.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=refresh_token',
        payload: { refresh_token },
      })
    // The answer that was lost before the change of keys is found again after it.
    expect((await swap(both, person.refreshToken)).json().refresh_token).toBe(answer.body.refresh_token)
    const swapped = (await swap(both, answer.body.refresh_token)).json()
    expect(decodeProtectedHeader(swapped.access_token)).toMatchObject({ alg: 'RS256', kid: 'the-new-one' })
    const jwks = (await both.inject('/auth/v1/.well-known/jwks.json')).json()
    expect(jwks.keys.map((key: { alg: string }) => key.alg)).toEqual(['RS256', 'ES256'])
    for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi'])
      expect(jwks.keys.some((key: object) => secret in key)).toBe(false)

    // Once the old key is gone its tokens are refused; a refresh whose text cannot be recalled goes one further.
    const onlyNew = await started([newKey])
    expect((await onlyNew.inject({ url: '/auth/v1/user', headers })).statusCode).toBe(403)
    const onlyOld = await started([oldKey])
    const further = await swap(onlyOld, answer.body.refresh_token)
    expect(further.statusCode).toBe(200)
    expect(further.json().refresh_token).not.toBe(swapped.refresh_token)
    await Promise.all([both.close(), onlyNew.close(), onlyOld.close()])
  } finally {
    await first.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
