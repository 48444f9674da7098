import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLetterApp, newPhone, password, type LetterApp } from '../codes/letters.server.test-support.ts'

let app: LetterApp
beforeAll(async () => {
  app = await createLetterApp()
})
afterAll(() => app.close())

test('a sign-up by phone waits for the code of its message', async () => {
  const phone = newPhone()
  const { status, body } = await app.post('/signup', { phone: `+${phone}`, password })
  expect([status, body.phone, body.access_token]).toEqual([200, phone, undefined])
  const signIn = () => app.post('/token?grant_type=password', { phone, password })
  expect((await signIn()).body.code).toBe('phone_not_confirmed')
  const token = await app.message(phone)
  const opened = await app.post('/verify', { type: 'sms', phone: `+${phone}`, token })
  expect(opened.body.user).toMatchObject({
    phone,
    email: '',
    phone_confirmed_at: expect.any(String),
    identities: [{ provider: 'phone', identity_data: { phone_verified: true } }],
  })
  expect((await signIn()).status).toBe(200)
  const repeated = await app.post('/signup', { phone, password: 'some other long phrase' })
  expect(repeated.body).toMatchObject({ identities: [], role: '', phone })
})

test('a code by phone makes an account or signs in', async () => {
  const phone = newPhone()
  expect((await app.post('/otp', { phone, channel: 'whatsapp' })).body).toEqual({})
  const opened = await app.post('/verify', { type: 'sms', phone, token: await app.message(phone) })
  expect(opened.body.user).toMatchObject({ phone, app_metadata: { provider: 'phone', providers: ['phone'] } })
  const unknown = await app.post('/otp', { phone: newPhone(), create_user: false })
  expect(unknown.body.code).toBe('otp_disabled')
})

test('many who ask at once with one new number make one account', async () => {
  const phone = newPhone()
  const asked = await Promise.all(Array.from({ length: 6 }, () => app.post('/otp', { phone })))
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await app.owner('select 1 from auth.users where phone = $1', [phone])).toHaveLength(1)
})

test('a phone that is proven later does not take the password of a person who proved their e-mail', async () => {
  const { email, userId } = await app.joinByLetter()
  const phone = newPhone()
  await app.owner('update auth.users set phone = $1 where id = $2', [phone, userId])
  await app.owner(`insert into auth.addresses values ('phone', $1, $2)`, [phone, userId])
  await app.post('/otp', { phone })
  expect((await app.post('/verify', { type: 'sms', phone, token: await app.message(phone) })).status).toBe(
    200,
  )
  expect((await app.post('/token?grant_type=password', { email, password })).status).toBe(200)
})

test('the settings say how phones are reached', async () => {
  const { body } = await app.call('GET', '/auth/v1/settings')
  expect(body).toMatchObject({
    external: { email: true, phone: true },
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: 'outbox',
  })
})

test('phones without anything that could send are told so, known and unknown alike', async () => {
  const mute = await createLetterApp({ BALANSE_SMS: 'none' })
  try {
    for (const [path, more] of [
      ['/signup', { password }],
      ['/otp', {}],
    ] as const) {
      const { status, body } = await mute.post(path, { phone: newPhone(), ...more })
      expect([path, status, body.code]).toEqual([path, 422, 'sms_send_failed'])
    }
    // Asking again is answered as for a number that nobody has.
    const again = await mute.post('/resend', { phone: newPhone(), type: 'phone_change' })
    expect([again.status, again.body]).toEqual([200, {}])
  } finally {
    await mute.close()
  }
})

test('phones that need no proof are in at once', async () => {
  const quick = await createLetterApp({ BALANSE_SMS: 'none', BALANSE_AUTOCONFIRM_PHONE: 'true' })
  try {
    const { body } = await quick.post('/signup', { phone: newPhone(), password })
    expect(body).toMatchObject({
      access_token: expect.any(String),
      user: { phone_confirmed_at: expect.any(String) },
    })
  } finally {
    await quick.close()
  }
})

test('a message goes through a service that speaks like Twilio, and its refusal is told', async () => {
  const got: { url: string | undefined; authorization: string | undefined; form: URLSearchParams }[] = []
  const service = createServer((request, reply) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const form = new URLSearchParams(text)
      got.push({ url: request.url, authorization: request.headers.authorization, form })
      reply.writeHead(form.get('To')?.endsWith('0000') ? 400 : 201).end('{}')
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const twilio = await createLetterApp({
    BALANSE_SMS: 'twilio',
    BALANSE_SMS_URL: `http://127.0.0.1:${port}/`,
    BALANSE_SMS_ACCOUNT: 'AC1',
    BALANSE_SMS_TOKEN: 'secret',
    BALANSE_SMS_FROM: '+15005550006',
  })
  try {
    expect((await twilio.post('/otp', { phone: '442012341234' })).body).toEqual({})
    expect(got[0]).toMatchObject({
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
    })
    expect(Object.fromEntries(got[0]!.form)).toEqual({
      To: '+442012341234',
      From: '+15005550006',
      Body: expect.stringMatching(/^\d{6} is your Balanse code/),
    })
    const refused = await twilio.post('/otp', { phone: '442012340000' })
    expect([refused.status, refused.body.code]).toEqual([422, 'sms_send_failed'])
    expect(refused.body.message).not.toContain('442012340000')
  } finally {
    await twilio.close()
    await new Promise((resolve) => service.close(resolve))
  }
})
