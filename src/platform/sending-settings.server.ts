import * as z from 'zod'
import { SettingError } from './setting-kinds.server.ts'

/** Settings of what sends to people, and of the service that tells people from programs. */
export const sendingShape = {
  BALANSE_SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  BALANSE_MAIL_FROM: z.string().max(300).optional(),
  BALANSE_SMS: z
    .enum(['none', 'outbox', 'twilio'], { error: 'must be none, outbox or twilio' })
    .default('none'),
  BALANSE_SMS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .default('https://api.twilio.com'),
  BALANSE_SMS_ACCOUNT: z.string().default(''),
  BALANSE_SMS_TOKEN: z.string().default(''),
  BALANSE_SMS_FROM: z.string().default(''),
  BALANSE_CAPTCHA_PROVIDER: z
    .enum(['off', 'hcaptcha', 'turnstile'], { error: 'must be off, hcaptcha or turnstile' })
    .default('off'),
  BALANSE_CAPTCHA_SECRET: z.string().default(''),
  BALANSE_CAPTCHA_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
}
type SendingSettings = z.output<z.ZodObject<typeof sendingShape>>

export interface MailConfig {
  smtpUrl: string | undefined
  /** As it stands in a letter: "Name <address>". */
  from: string
  /** Folder of the letters that no server took, because there is none. */
  outbox: string
}

export interface SmsConfig {
  sender: 'none' | 'outbox' | 'twilio'
  outbox: string
  url: string
  account: string
  token: string
  from: string
}

export interface CaptchaConfig {
  secret: string
  url: string
}

/** Throws SettingError. `outbox` is the folder for what nobody sends. */
export function readMail(s: SendingSettings, outbox: string): MailConfig {
  if (s.BALANSE_SMTP_URL && !s.BALANSE_MAIL_FROM)
    throw new SettingError('BALANSE_SMTP_URL is set, so BALANSE_MAIL_FROM must say who writes.')
  return { smtpUrl: s.BALANSE_SMTP_URL, from: s.BALANSE_MAIL_FROM ?? 'Balanse <balanse@localhost>', outbox }
}

/** Throws SettingError. */
export function readSms(s: SendingSettings, outbox: string): SmsConfig {
  const { BALANSE_SMS: sender, BALANSE_SMS_ACCOUNT: account, BALANSE_SMS_TOKEN: token } = s
  if (sender === 'twilio' && !(account && token && s.BALANSE_SMS_FROM))
    throw new SettingError(
      'BALANSE_SMS is twilio, so BALANSE_SMS_ACCOUNT, BALANSE_SMS_TOKEN and BALANSE_SMS_FROM must be set.',
    )
  return {
    sender,
    outbox,
    url: s.BALANSE_SMS_URL.replace(/\/+$/, ''),
    account,
    token,
    from: s.BALANSE_SMS_FROM,
  }
}

const captchaUrls = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

/** Throws SettingError. */
export function readCaptcha(s: SendingSettings): CaptchaConfig | null {
  const provider = s.BALANSE_CAPTCHA_PROVIDER
  if (provider === 'off') return null
  if (!s.BALANSE_CAPTCHA_SECRET)
    throw new SettingError(`BALANSE_CAPTCHA_PROVIDER is ${provider}, so BALANSE_CAPTCHA_SECRET must be set.`)
  return { secret: s.BALANSE_CAPTCHA_SECRET, url: s.BALANSE_CAPTCHA_URL ?? captchaUrls[provider] }
}
