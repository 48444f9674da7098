import { expect, test } from 'vitest'
import { readOutbox } from '../../../../test/outbox.ts'
import { createLetterApp, lettersAfterEnd, newEmail, password } from '../codes/letters.server.test-support.ts'

const strict = { BALANSE_RATE_LIMITS: 'standard', BALANSE_TRUST_PROXY: 'loopback' }
/** A network of its own for each request, so that only what is counted by address is seen. */
let network = 0
const elsewhere = () => ({ 'x-forwarded-for': `198.51.${100 + (network >> 8)}.${network++ & 255}` })

test('the same is answered for a known and an unknown address, and so it is a moment later', async () => {
  const app = await createLetterApp(strict)
  try {
    const { email: known } = await app.joinByLetter()
    const waiting = newEmail()
    await app.post('/signup', { email: waiting, password }, elsewhere())
    for (const [path, more] of [
      ['/recover', {}],
      ['/resend', { type: 'email_change' }],
    ] as const) {
      const ask = (email: string) => app.post(path, { email, ...more }, elsewhere())
      const answers = [await ask(known), await ask(waiting), await ask(newEmail())]
      for (const { status, body } of answers) expect([status, body]).toEqual([200, {}])
      const unknown = newEmail()
      await ask(unknown)
      const soon = [await ask(known), await ask(waiting), await ask(unknown)]
      for (const { status, body, headers } of soon) {
        expect([status, body.code]).toEqual([429, 'over_email_send_rate_limit'])
        expect(body.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/)
        expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      }
    }
  } finally {
    await app.close()
  }
})

test('codes and sign-ups keep one minute for an address, whether or not it has an account', async () => {
  const app = await createLetterApp(strict)
  try {
    const ask = (path: string, email: string) =>
      app.post(path, { email, password, type: 'signup' }, elsewhere())
    for (const path of ['/otp', '/magiclink', '/signup', '/resend']) {
      const email = newEmail()
      expect((await ask(path, email)).status).toBe(200)
      for (const again of ['/otp', '/signup', '/resend'])
        expect([path, again, (await ask(again, email)).status]).toEqual([path, again, 429])
    }
  } finally {
    await app.close()
  }
})

test('a sign-up with a taken address shows somebody who does not exist, writes to nobody and changes nothing', async () => {
  const app = await createLetterApp()
  try {
    const { email, userId } = await app.joinByLetter()
    const before = readOutbox(app.config.dataDir, email).length
    const { status, body } = await app.post('/signup', {
      email,
      password: 'some other long phrase',
      data: { a: 1 },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email,
      phone: '',
      role: '',
      identities: [],
      user_metadata: { a: 1 },
      app_metadata: { provider: 'email', providers: ['email'] },
      confirmation_sent_at: expect.any(String),
    })
    expect(body.id).not.toBe(userId)
    expect((await app.post('/token?grant_type=password', { email, password })).status).toBe(200)
    expect(await lettersAfterEnd(app, email)).toHaveLength(before)
  } finally {
    await app.close()
  }
})

test('nobody is written to who is not there, and nobody joins where nobody may', async () => {
  const app = await createLetterApp({ BALANSE_SIGNUP: 'invite' })
  try {
    const email = newEmail()
    for (const path of ['/otp', '/recover', '/resend'])
      expect((await app.post(path, { email, type: 'signup' })).body).toEqual({})
    expect(await lettersAfterEnd(app, email)).toEqual([])
    expect(await app.owner('select 1 from auth.users')).toHaveLength(0)
  } finally {
    await app.close()
  }
})

test('a letter that is under way when the server ends is still written', async () => {
  const app = await createLetterApp()
  try {
    const emails = Array.from({ length: 20 }, () => newEmail())
    await Promise.all(emails.map((email) => app.post('/otp', { email })))
    await app.app.close()
    for (const email of emails) expect(readOutbox(app.config.dataDir, email)).toHaveLength(1)
  } finally {
    await app.close()
  }
})

test('links and codes are counted by network, and typed codes by address over all networks', async () => {
  const app = await createLetterApp(strict)
  try {
    const here = { 'x-forwarded-for': '203.0.113.9' }
    const tries: number[] = []
    for (let index = 0; index < 31; index++)
      tries.push((await app.post('/verify', { type: 'email', token_hash: `x${index}` }, here)).status)
    expect(tries).toEqual([...Array<number>(30).fill(403), 429])

    const email = newEmail()
    const guesses: number[] = []
    for (let index = 0; index < 16; index++)
      guesses.push((await app.post('/verify', { type: 'email', email, token: '000000' }, elsewhere())).status)
    expect(guesses).toEqual([...Array<number>(15).fill(403), 429])
  } finally {
    await app.close()
  }
})
