import { describe, expect, it } from 'vitest'
import { readConfig } from './config.server.ts'

describe('settings', () => {
  it('all have defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      ai: { provider: 'off' },
    })
  })

  it('treats an empty value as left out', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  it.each([
    [{ PORT: 'abc' }, 'The setting PORT is "abc" but must be a number.'],
    [{ PORT: '70000' }, 'The setting PORT is "70000" but must be at most 65535.'],
    [{ BALANSE_SIGNUP: 'yes' }, 'The setting BALANSE_SIGNUP is "yes" but must be open, invite or closed.'],
    [
      { BALANSE_SINGUP: 'open' },
      'The setting BALANSE_SINGUP is not known. The known ones are listed in .env.example.',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL must be a postgres:// address.'],
    [{ BALANSE_JWT_SECRET: 'short' }, 'The setting BALANSE_JWT_SECRET must have at least 32 characters.'],
    [
      { BALANSE_SMTP_URL: 'smtps://mail.example.org' },
      'BALANSE_SMTP_URL is set, so BALANSE_MAIL_FROM must say who writes.',
    ],
    [
      { BALANSE_SMS: 'twilio' },
      'BALANSE_SMS is twilio, so BALANSE_SMS_ACCOUNT, BALANSE_SMS_TOKEN and BALANSE_SMS_FROM must be set.',
    ],
    [
      { BALANSE_CAPTCHA_PROVIDER: 'hcaptcha' },
      'BALANSE_CAPTCHA_PROVIDER is hcaptcha, so BALANSE_CAPTCHA_SECRET must be set.',
    ],
    [
      { BALANSE_AI_PROVIDER: 'openai-compatible' },
      'BALANSE_AI_PROVIDER is openai-compatible, so BALANSE_AI_URL must say where.',
    ],
  ])('refuses %o in one sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new Error(sentence))
  })

  it('takes new addresses at their word only while there is no mail server', () => {
    const withServer = {
      BALANSE_SMTP_URL: 'smtps://mail.example.org',
      BALANSE_MAIL_FROM: 'Balanse <hello@example.org>',
    }
    expect(readConfig({}).auth.autoconfirmEmail).toBe(true)
    expect(readConfig(withServer).auth.autoconfirmEmail).toBe(false)
    expect(readConfig({ BALANSE_AUTOCONFIRM_EMAIL: 'false' }).auth.autoconfirmEmail).toBe(false)
    expect(readConfig({ ...withServer, BALANSE_AUTOCONFIRM_EMAIL: 'true' }).auth.autoconfirmEmail).toBe(true)
  })

  it('never repeats a secret in its sentence', () => {
    expect(() => readConfig({ BALANSE_JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
  })

  it('lets words leave the network only when the operator says so', () => {
    const remote = {
      BALANSE_AI_PROVIDER: 'openai-compatible',
      BALANSE_AI_URL: 'https://api.example.com/v1',
      BALANSE_AI_MODEL: 'm',
    }
    expect(() => readConfig(remote)).toThrow('BALANSE_AI_ALLOW_REMOTE=true')
    expect(readConfig({ ...remote, BALANSE_AI_ALLOW_REMOTE: 'true' }).ai.url).toBe(
      'https://api.example.com/v1',
    )
    expect(readConfig({ ...remote, BALANSE_AI_URL: 'http://192.168.1.4:11434/v1' }).ai.model).toBe('m')
    expect(() => readConfig({ ...remote, BALANSE_AI_URL: 'http://10.0.0.1.evil.example/v1' })).toThrow(
      'outside this network',
    )
  })
})
