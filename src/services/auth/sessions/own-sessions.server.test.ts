import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../../test/app.ts'
import type { Claims } from '../../../platform/db/database.server.ts'
import { endSession, listSessions } from '../public.server.ts'
import { nameDevice } from './device-words.server.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const claimsOf = (token: string) => decodeJwt(token) as Claims
const list = (token: string) =>
  app.database.asUser(claimsOf(token), (rows) => listSessions(rows, claimsOf(token)))
const end = (token: string, id: string) =>
  app.database.asUser(claimsOf(token), (rows) => endSession(rows, id))

async function signIn({ email }: Person, userAgent: string): Promise<string> {
  const body = { email, password: 'a long enough phrase' }
  const answer = await app.call('POST', '/auth/v1/token?grant_type=password', body, {
    'user-agent': userAgent,
  })
  return answer.body.access_token
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

test('a person sees where they are signed in, and signs one device out', async () => {
  const person = await app.join()
  const there = await signIn(person, phone)
  const seen = await list(person.token)
  expect(seen).toMatchObject([
    { device: 'Safari on iPhone', isCurrent: false, isRaised: false },
    { isCurrent: true },
  ])
  expect(Object.keys(seen[0]!).sort()).toEqual([
    'device',
    'id',
    'isCurrent',
    'isRaised',
    'lastUsedAt',
    'signedInAt',
  ])
  expect(await end(person.token, seen[0]!.id)).toBe(true)
  const gone = await app.call('GET', '/auth/v1/user', undefined, { authorization: `Bearer ${there}` })
  expect(gone.body.error_code).toBe('session_not_found')
  expect((await person.call('GET', '/auth/v1/user')).status).toBe(200)
  expect(await list(person.token)).toHaveLength(1)
})

test("another person's device is not in the list and cannot be signed out", async () => {
  const [one, other] = [await app.join(), await app.join()]
  const theirs = String(claimsOf(other.token).session_id)
  expect((await list(one.token)).map(({ id }) => id)).toEqual([claimsOf(one.token).session_id])
  expect(await end(one.token, theirs)).toBe(false)
  expect(await end(one.token, 'no id')).toBe(false)
  expect((await other.call('GET', '/auth/v1/user')).status).toBe(200)
})

test.each([
  [phone, 'Safari on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['node', 'Unknown device'],
  ['', 'Unknown device'],
])('the user agent %o is called %s', (userAgent, words) => {
  expect(nameDevice(userAgent)).toBe(words)
})
