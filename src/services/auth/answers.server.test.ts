import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import pg from 'pg'
import fastify from 'fastify'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { answerInProtocol } from './answers.server.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const path = '/auth/v1/token?grant_type=password'
const wrong = { email: 'nobody@example.org', password: 'not this one' }

test('a caller that asks for 2024-01-01 or later gets codes as texts, and the version back', async () => {
  for (const asked of ['2024-01-01', '2031-12-31']) {
    const { headers, body } = await app.call('POST', path, wrong, { 'x-supabase-api-version': asked })
    expect(body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
    expect(headers['x-supabase-api-version']).toBe('2024-01-01')
  }
})

test('an older caller, or one with a version nobody can read, gets the older shape', async () => {
  for (const asked of [{}, { 'x-supabase-api-version': '2023-12-31' }, { 'x-supabase-api-version': 'new' }]) {
    const { headers, body } = await app.call('POST', path, wrong, asked as Record<string, string>)
    expect(body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
    expect(headers).not.toHaveProperty('x-supabase-api-version')
  }
})

test('a weak password names its reasons in both shapes', async () => {
  const given = { email: 'a@example.org', password: 'short' }
  const old = await app.call('POST', '/auth/v1/signup', given)
  expect(old.body).toEqual({
    code: 422,
    error_code: 'weak_password',
    msg: 'Password should be at least 8 characters.',
    weak_password: { reasons: ['length'] },
  })
})

test.each([
  ['broken JSON', '{"email":', 'bad_json'],
  ['a list', '[]', 'bad_json'],
  ['a number', '7', 'bad_json'],
  ['a field of the wrong type', { email: 5 }, 'bad_json'],
  ['metadata that is no object', { email: 'a@example.org', data: 'x' }, 'bad_json'],
])('%s is the caller’s mistake', async (_what, body, code) => {
  const answer = await app.call('POST', '/auth/v1/signup', body)
  expect([answer.status, answer.body.error_code]).toEqual([400, code])
})

test('null, an empty body and unknown fields are taken as they are meant', async () => {
  for (const body of ['null', '', {}, { email: null, password: null, something: 'else' }]) {
    const answer = await app.call('POST', path, body)
    expect([answer.status, answer.body.msg]).toEqual([400, 'missing email or phone'])
  }
})

test('a body over one mebibyte is refused as too large', async () => {
  const answer = await app.call('POST', path, { email: 'x'.repeat(1024 * 1024) })
  expect([answer.status, answer.body.error_code]).toEqual([413, 'request_entity_too_large'])
})

test('a body is JSON whatever its content type says', async () => {
  const answer = await app.call('POST', path, JSON.stringify(wrong), { 'content-type': 'text/plain' })
  expect(answer.body.error_code).toBe('invalid_credentials')
})

test('metadata that cannot be stored, or not be carried in a token, is the caller’s mistake', async () => {
  const person = { email: 'data@example.org', password: 'a long enough phrase' }
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  for (const body of [
    { ...person, data: { a: 'x'.repeat(9_000) } },
    JSON.stringify({ ...person, data: { a: 0 } }).replace('0}', `${deep}}`),
  ]) {
    const answer = await app.call('POST', '/auth/v1/signup', body)
    expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed'])
  }
  const data = { 'a\0b': ['c\0d', '\ud800'] }
  const { status, body } = await app.call('POST', '/auth/v1/signup', { ...person, data })
  expect(status).toBe(200)
  expect(body.user.user_metadata.ab).toEqual(['cd', '\ufffd'])
})

test('a prototype in the body is thrown away', async () => {
  const { body } = await app.call(
    'POST',
    '/auth/v1/signup',
    `{"email":"proto@example.org","password":"a long enough phrase","data":{"__proto__":{"x":1},"y":2}}`,
  )
  expect(body.user.user_metadata).toEqual({ y: 2, email_verified: true })
})

test('an address that is not there is a 404 in the words of the protocol', async () => {
  const { status, body } = await app.call('GET', '/auth/v1/nothing/here')
  expect([status, body.error_code]).toEqual([404, 'unknown'])
})

test('a browser of another origin may call, and may read the headers that the client needs', async () => {
  const asked = await app.call('OPTIONS', path, undefined, {
    origin: 'https://elsewhere.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey,x-supabase-api-version',
  })
  expect(asked.status).toBe(204)
  expect(asked.headers['access-control-allow-origin']).toBe('*')
  const names = (header: string) => String(asked.headers[header]).toLowerCase().split(/, ?/)
  expect(names('access-control-allow-methods')).toEqual(['get', 'post', 'put', 'patch', 'delete'])
  for (const name of ['authorization', 'content-type', 'apikey', 'x-client-info', 'x-supabase-api-version'])
    expect(names('access-control-allow-headers')).toContain(name)
  const refused = await app.call('POST', path, wrong, { origin: 'https://elsewhere.example' })
  expect(String(refused.headers['access-control-expose-headers']).toLowerCase()).toBe(
    'x-total-count, link, x-supabase-api-version',
  )
})

test('the public keys may be kept ten minutes, everything else not at all', async () => {
  const keys = await app.call('GET', '/auth/v1/.well-known/jwks.json')
  expect(keys.headers['cache-control']).toBe('public, max-age=600')
  expect(keys.body.keys).toHaveLength(1)
  expect(keys.body.keys[0]).toMatchObject({ alg: 'ES256', kty: 'EC', crv: 'P-256', key_ops: ['verify'] })
  expect(keys.body.keys[0]).not.toHaveProperty('d')
  expect((await app.call('GET', '/auth/v1/settings')).headers['cache-control']).toBe('no-store')
})

test('the product’s own description does not list these calls', async () => {
  const { body } = await app.call('GET', '/api/openapi.json')
  expect(Object.keys(body.paths).filter((name) => name.includes('/auth/'))).toEqual([])
})

test.each([
  ['a statement that was cancelled', { code: '57014' }, 503, 'unexpected_failure'],
  ['a deadlock', { code: '40P01' }, 503, 'unexpected_failure'],
  ['a server under pressure', { statusCode: 503 }, 503, 'unexpected_failure'],
  ['two writers of one row', { code: '23505' }, 409, 'conflict'],
  ['a value that Postgres cannot hold', { code: '22P05' }, 400, 'validation_failed'],
  ['a fault of ours', { code: '42P01', detail: 'a secret' }, 500, 'unexpected_failure'],
])('%s is told as what it is', async (_what, cause, status, code) => {
  const bare = fastify()
  answerInProtocol(bare)
  bare.get('/', async () => {
    throw Object.assign(new Error('the words of the cause'), cause)
  })
  const answer = await bare.inject('/')
  expect([answer.statusCode, answer.json().error_code]).toEqual([status, code])
  expect(answer.payload).not.toMatch(/secret|words of the cause/)
})

test('while the database is away every answer is one that clients try again on', async () => {
  const away = await createTestApp()
  try {
    const person = await away.join()
    const name = new URL(away.ownerUrl).pathname.slice(1)
    await asPostgres(`alter database ${name} allow_connections false`)
    await asPostgres(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    )
    const refresh = { refresh_token: person.refreshToken }
    const calls = [
      await away.call('POST', '/auth/v1/token?grant_type=refresh_token', refresh),
      await away.call('POST', path, wrong),
      await person.call('GET', '/auth/v1/user'),
      await person.call('POST', '/auth/v1/logout'),
    ]
    expect(calls.map((answer) => answer.status)).toEqual([503, 503, 503, 503])
    await asPostgres(`alter database ${name} allow_connections true`)
    expect((await away.call('POST', '/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(200)
  } finally {
    await away.close()
  }
})

async function asPostgres(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('ownerUrl') })
  await client.connect()
  await client.query(sql)
  await client.end()
}
