import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLetterApp, newEmail, password, type LetterApp } from './codes/letters.server.test-support.ts'

let app: LetterApp
let checker: Server
const asked: Record<string, string>[] = []
beforeAll(async () => {
  checker = createServer((request, reply) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(text))
      asked.push(form)
      const success = form.response === 'human'
      reply.end(
        JSON.stringify({ success, ...(success ? {} : { 'error-codes': ['invalid-input-response'] }) }),
      )
    })
  })
  await new Promise<void>((resolve) => checker.listen(0, '127.0.0.1', resolve))
  app = await createLetterApp({
    BALANSE_CAPTCHA_PROVIDER: 'turnstile',
    BALANSE_CAPTCHA_SECRET: 'the-secret',
    BALANSE_CAPTCHA_URL: `http://127.0.0.1:${(checker.address() as AddressInfo).port}/siteverify`,
  })
})
afterAll(async () => {
  await app.close()
  await new Promise((resolve) => checker.close(resolve))
})

const routes = ['/signup', '/otp', '/magiclink', '/recover', '/resend', '/token?grant_type=password']
const bodyOf = (proof?: unknown) => ({
  email: newEmail(),
  password,
  type: 'signup',
  ...(proof === undefined ? {} : { gotrue_meta_security: { captcha_token: proof } }),
})

test.each(routes)('%s is for humans', async (path) => {
  for (const proof of [undefined, '', 'robot', 7]) {
    const { status, body } = await app.post(path, bodyOf(proof))
    expect([proof, status, body.code]).toEqual([proof, 400, 'captcha_failed'])
    expect(body.message).toMatch(/^captcha protection: request disallowed \(/)
  }
  const passed = await app.post(path, bodyOf('human'))
  expect(passed.body.code).not.toBe('captcha_failed')
  expect(asked.at(-1)).toMatchObject({ secret: 'the-secret', response: 'human', remoteip: '127.0.0.1' })
})

test('nobody gets in while the checker cannot be asked', async () => {
  const alone = await createLetterApp({
    BALANSE_CAPTCHA_PROVIDER: 'hcaptcha',
    BALANSE_CAPTCHA_SECRET: 'x',
    BALANSE_CAPTCHA_URL: 'http://127.0.0.1:1/',
  })
  try {
    const { status, body } = await alone.post('/otp', bodyOf('human'))
    expect([status, body.code]).toEqual([400, 'captcha_failed'])
  } finally {
    await alone.close()
  }
})
