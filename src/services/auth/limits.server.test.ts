import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Answer, type TestApp } from '../../../test/app.ts'
import { networkKey } from './limits.server.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ BALANSE_RATE_LIMITS: 'standard', BALANSE_TRUST_PROXY: 'loopback' })
})
afterAll(() => app.close())

const password = 'a long enough phrase'
const from = (ip: string) => ({ 'x-forwarded-for': ip, 'x-supabase-api-version': '2024-01-01' })

async function burst(count: number, call: (index: number) => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) statuses.push((await call(index)).status)
  return statuses
}

test('after thirty sign-ups from one network the next is told to wait, and another network is not', async () => {
  const statuses = await burst(31, () => app.call('POST', '/auth/v1/signup', {}, from('203.0.113.1')))
  expect(statuses).toEqual([...Array<number>(30).fill(422), 429])
  const { headers, body } = await app.call(
    'POST',
    '/auth/v1/signup',
    { email: 'a@example.org', password },
    from('203.0.113.1'),
  )
  expect(body).toEqual({ code: 'over_request_rate_limit', message: 'Request rate limit reached' })
  expect(Number(headers['retry-after'])).toBeGreaterThan(200)
  const elsewhere = { email: 'b@example.org', password }
  expect((await app.call('POST', '/auth/v1/signup', elsewhere, from('203.0.113.2'))).status).toBe(200)
})

test('tokens may be asked for thirty-five times at once, and then more slowly', async () => {
  const ask = () => app.call('POST', '/auth/v1/token?grant_type=refresh_token', {}, from('203.0.113.3'))
  let before = 0
  // On a slow machine the steady part fills up in between; the whole can never be more than this.
  while (before < 400 && (await ask()).status === 400) before++
  expect(before).toBeGreaterThanOrEqual(35)
  expect((await ask()).status).toBe(429)
})

test('guesses at one account are counted over all networks, before any password is looked at', async () => {
  const account = { email: 'target@example.org', password }
  expect((await app.call('POST', '/auth/v1/signup', account, from('203.0.113.4'))).status).toBe(200)
  const guess = (index: number) =>
    app.call(
      'POST',
      '/auth/v1/token?grant_type=password',
      { ...account, email: 'Target@example.org', password: 'not this one' },
      from(`198.51.100.${index}`),
    )
  const statuses = await burst(31, guess)
  expect(new Set(statuses.slice(0, 29))).toEqual(new Set([400]))
  expect(statuses.at(-1)).toBe(429)
  const right = await app.call('POST', '/auth/v1/token?grant_type=password', account, from('192.0.2.1'))
  expect(right.status).toBe(429)
})

test('whoever signs in has their earlier attempts forgotten', async () => {
  const account = { email: 'forgetful@example.org', password }
  await app.call('POST', '/auth/v1/signup', account, from('203.0.113.5'))
  const attempt = (index: number) =>
    app.call(
      'POST',
      '/auth/v1/token?grant_type=password',
      index % 20 === 19 ? account : { ...account, password: 'not this one' },
      from(`198.51.100.${100 + index}`),
    )
  const statuses = await burst(60, attempt)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses).not.toContain(429)
})

test('an address outside the trusted proxy cannot choose its own network', async () => {
  const direct = await createTestApp({ BALANSE_RATE_LIMITS: 'standard' })
  try {
    const statuses = await burst(31, (index) =>
      direct.call('POST', '/auth/v1/signup', {}, from(`198.51.100.${index}`)),
    )
    expect(statuses.at(-1)).toBe(429)
  } finally {
    await direct.close()
  }
})

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (ip, key) => {
  expect(networkKey(ip)).toBe(key)
})
