import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const version = { 'x-supabase-api-version': '2024-01-01' }
const put = (person: Person, body: unknown) => person.call('PUT', '/auth/v1/user', body, version)
const signIn = (email: string, password: string) =>
  app.call('POST', '/auth/v1/token?grant_type=password', { email, password }, version)

test('metadata is merged key by key and null takes a key out', async () => {
  const person = await app.join('Mairi')
  await put(person, { data: { colour: 'blue', nested: { keep: null } } })
  const { status, body } = await put(person, { data: { colour: null, hat: true } })
  expect(status).toBe(200)
  expect(body.user_metadata).toEqual({
    full_name: 'Mairi',
    email_verified: true,
    nested: { keep: null },
    hat: true,
  })
  expect((await person.call('GET', '/auth/v1/user')).body.user_metadata).toEqual(body.user_metadata)
})

test('changes at the same moment are all kept', async () => {
  const person = await app.join()
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  await Promise.all(keys.map((key) => put(person, { data: { [key]: 1 } })))
  const { body } = await person.call('GET', '/auth/v1/user')
  expect(keys.filter((key) => body.user_metadata[key] !== 1)).toEqual([])
})

test('many small additions end before a token would be too large to be sent', async () => {
  const person = await app.join()
  const piece = 'x'.repeat(3_000)
  expect((await put(person, { data: { a: piece } })).status).toBe(200)
  expect((await put(person, { data: { b: piece } })).status).toBe(200)
  const refused = await put(person, { data: { c: piece } })
  expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed'])
})

test('a new password signs in, the old one does not, and the other sessions end', async () => {
  const person = await app.join()
  const other = (await signIn(person.email, 'a long enough phrase')).body.access_token
  const { status } = await put(person, { password: 'an entirely new phrase' })
  expect(status).toBe(200)
  expect((await person.call('GET', '/auth/v1/user')).status).toBe(200)
  const gone = await app.call('GET', '/auth/v1/user', undefined, { authorization: `Bearer ${other}` })
  expect(gone.body.error_code).toBe('session_not_found')
  expect((await signIn(person.email, 'a long enough phrase')).body.code).toBe('invalid_credentials')
  expect((await signIn(person.email, 'an entirely new phrase')).status).toBe(200)
})

test.each([
  [{ password: 'a long enough phrase' }, 422, 'same_password'],
  [{ password: 'short' }, 422, 'weak_password'],
  [{ password: '' }, 422, 'weak_password'],
  [{ password: 'password123' }, 422, 'weak_password'],
  [{ password: 'an entirely new phrase', current_password: 'not this one' }, 400, 'current_password_invalid'],
  [{ email: 'no address' }, 400, 'validation_failed'],
  [{ phone: '+441234567890' }, 400, 'phone_provider_disabled'],
  [{ app_metadata: { role: 'admin' } }, 403, 'not_admin'],
])('the change %o is refused and nothing of it is kept', async (change, status, code) => {
  const person = await app.join()
  const answer = await put(person, { ...change, data: { kept: true } })
  expect([answer.status, answer.body.code]).toEqual([status, code])
  const { body } = await person.call('GET', '/auth/v1/user')
  expect(body).toMatchObject({ email: person.email, phone: '' })
  expect(body.user_metadata).not.toHaveProperty('kept')
  expect((await signIn(person.email, 'a long enough phrase')).status).toBe(200)
})

test('the own address, however written, is no change', async () => {
  const person = await app.join()
  const { status, body } = await put(person, { email: person.email.toUpperCase(), phone: '', data: null })
  expect([status, body.email]).toEqual([200, person.email])
})

test('the right current password may come along with the new one', async () => {
  const person = await app.join()
  const change = { current_password: 'a long enough phrase', password: 'an entirely new phrase' }
  expect((await put(person, change)).status).toBe(200)
})
