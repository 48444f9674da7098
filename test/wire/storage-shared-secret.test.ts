import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type StartedServer } from './started-server.ts'
import { ask, clientWith, join, storageUrl } from './storage-people.ts'

const secret = 'a shared secret with more than 32 characters'
let server: StartedServer
beforeAll(async () => {
  server = await startServer({ BALANSE_JWT_SECRET: secret })
  const operator = clientWith(server, server.serviceKey)
  await operator.createBucket('private', { public: false })
  await operator.from('private').upload('a.txt', 'words', { contentType: 'text/plain' })
})
afterAll(() => server.stop())

const sign = (claims: Record<string, unknown>) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret))
const readAs = (token: string) =>
  ask(server, 'GET', '/object/authenticated/private/a.txt', { headers: { authorization: `Bearer ${token}` } })

test('the keys of the shared secret open what they open everywhere', async () => {
  expect((await readAs(server.serviceKey)).text).toBe('words')
  expect((await readAs(server.anonKey)).json.code).toBe('NoSuchKey')
  const person = await join(server)
  expect((await person.storage.from('private').upload(`${person.id}/x`, 'x')).error).toBeNull()
})

test('an address signed with the same secret is nobody, and a key is no address', async () => {
  const { data } = await clientWith(server, server.serviceKey).from('private').createSignedUrl('a.txt', 60)
  const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? ''
  expect(await (await fetch(`${storageUrl(server)}/object/sign/private/a.txt?token=${token}`)).text()).toBe(
    'words',
  )
  expect((await readAs(token)).json.code).toBe('AccessDenied')
  expect((await readAs(await sign({ role: 'service_role', url: 'private/a.txt' }))).json.code).toBe(
    'AccessDenied',
  )
  for (const key of [server.serviceKey, await sign({ url: 'private/a.txt' })]) {
    const answer = await ask(server, 'GET', `/object/sign/private/a.txt?token=${key}`)
    expect(answer.json.message).toBe('Token is not scoped for download')
  }
})

test('a token without a session is no person, and one that has run out nobody', async () => {
  const sub = '00000000-0000-4000-8000-000000000000'
  for (const claims of [
    { role: 'authenticated', sub },
    { role: 'authenticated', sub, session_id: sub },
    { role: 'authenticated', sub: 'x', session_id: sub },
    { role: 'service_role', sub, session_id: sub },
    { sub },
  ])
    expect((await readAs(await sign(claims))).json).toMatchObject({ statusCode: '403', code: 'AccessDenied' })
  const late = await new SignJWT({ role: 'anon' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('-1h')
    .sign(new TextEncoder().encode(secret))
  expect((await readAs(late)).json.message).toBe('"exp" claim timestamp check failed')
})
