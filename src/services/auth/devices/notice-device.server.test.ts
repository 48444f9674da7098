import { expect, test } from 'vitest'
import { createLetterApp, lettersAfterEnd, password } from '../codes/letters.server.test-support.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const newerFirefox = firefox.replaceAll('145.0', '146.0')
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('a sign-in on a device that was never used is written to the person, and no other one is', async () => {
  const app = await createLetterApp()
  try {
    const { email } = await app.joinByLetter()
    const signIn = (agent: string) =>
      app.post('/token?grant_type=password', { email, password }, { 'user-agent': agent })
    expect((await signIn(firefox)).status).toBe(200)
    const { kind, text, code, link } = await app.letter(email, 2)
    expect([kind, code, link]).toEqual(['new_device', '', ''])
    expect(text).toContain('Firefox on Windows')
    for (const agent of [firefox, newerFirefox]) await signIn(agent)
    const { body } = await signIn(phone)
    expect((await app.letter(email, 3)).text).toContain('Safari on iPhone')
    await app.post(
      '/token?grant_type=refresh_token',
      { refresh_token: body.refresh_token },
      { 'user-agent': 'other' },
    )
    expect((await lettersAfterEnd(app, email)).map((letter) => letter.kind)).toEqual([
      'signup',
      'new_device',
      'new_device',
    ])
  } finally {
    await app.close()
  }
})
