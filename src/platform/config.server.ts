import { existsSync } from 'node:fs'
import { isIPv4, isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { backupShape, readBackup, type BackupConfig } from './backup-settings.server.ts'
import { billingShape, readBilling, type BillingConfig } from './billing-settings.server.ts'
import { connectionShape, readConnections, type ConnectionsConfig } from './connection-settings.server.ts'
import {
  readCaptcha,
  readMail,
  readSms,
  sendingShape,
  type CaptchaConfig,
  type MailConfig,
  type SmsConfig,
} from './sending-settings.server.ts'
import { objectShape, readObjects, type ObjectsConfig } from './object-settings.server.ts'
import { flag, seconds, SettingError } from './setting-kinds.server.ts'

/** Sign-in services by their names in the protocol; `keycloak` stands for any OpenID Connect server with an ISSUER. */
const providerNames = ['google', 'github', 'apple', 'slack_oidc', 'keycloak'] as const
export type ProviderName = (typeof providerNames)[number]

function providerSettings(): Record<string, z.ZodOptional<z.ZodString | z.ZodURL>> {
  const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  return Object.fromEntries(
    providerNames.flatMap((name) => {
      const prefix = `BALANSE_OAUTH_${name.toUpperCase()}`
      return [
        [`${prefix}_CLIENT_ID`, z.string().optional()],
        [`${prefix}_SECRET`, z.string().optional()],
        [`${prefix}_ISSUER`, address.optional()],
      ]
    }),
  )
}

/** Every setting, its default and its limits. `.env.example` lists the same names; `npm run check` compares them. */
const Settings = z.object({
  PORT: seconds(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  BALANSE_DATA: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  BALANSE_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  BALANSE_TRUST_PROXY: z.string().optional(),
  BALANSE_GATE: z.enum(['waitlist', 'open'], { error: 'must be waitlist or open' }).default('waitlist'),
  BALANSE_ADMIN_EMAIL: z.email('must be an e-mail address').max(255).optional(),
  BALANSE_JWT_KEYS: z.string().optional(),
  BALANSE_JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  BALANSE_SIGNUP: z
    .enum(['open', 'invite', 'closed'], { error: 'must be open, invite or closed' })
    .default('open'),
  BALANSE_JWT_EXPIRY: seconds(120, 86_400).default(3600),
  BALANSE_REFRESH_REUSE_INTERVAL: seconds(0, 300).default(10),
  BALANSE_PASSWORD_MIN_LENGTH: seconds(6, 72).default(8),
  BALANSE_RATE_LIMITS: z
    .enum(['standard', 'relaxed'], { error: 'must be standard or relaxed' })
    .default('standard'),
  BALANSE_MAIL_CODE_SECONDS: seconds(60, 86_400).default(3600),
  BALANSE_AUTOCONFIRM_EMAIL: flag.optional(),
  BALANSE_AUTOCONFIRM_PHONE: flag.default(false),
  BALANSE_PROVIDER_EMAIL: flag.default(true),
  BALANSE_PROVIDER_PHONE: flag.default(false),
  BALANSE_REAUTHENTICATE: flag.default(false),
  BALANSE_REDIRECT_ALLOW: z.string().max(10_000).default(''),
  BALANSE_SMS_CODE_SECONDS: seconds(60, 86_400).default(300),
  BALANSE_NEAR_HOSTS: z.string().max(2_000).default(''),
  ...sendingShape,
  ...billingShape,
  ...connectionShape,
  ...objectShape,
  ...backupShape,
  BALANSE_ANONYMOUS: flag.default(false),
  BALANSE_MANUAL_LINKING: flag.default(false),
  BALANSE_MFA_TOTP: flag.default(true),
  BALANSE_MFA_PHONE: flag.default(false),
  BALANSE_MFA_WEBAUTHN: flag.default(false),
  BALANSE_MFA_RECOVERY_CODES: flag.default(true),
  BALANSE_MAX_FACTORS: seconds(1, 100).default(10),
  ...providerSettings(),
  BALANSE_SAML: z.string().optional(),
  BALANSE_AI_PROVIDER: z
    .enum(['off', 'openai-compatible', 'anthropic'], { error: 'must be off, openai-compatible or anthropic' })
    .default('off'),
  BALANSE_AI_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  BALANSE_AI_KEY: z.string().optional(),
  BALANSE_AI_MODEL: z.string().optional(),
  BALANSE_AI_ALLOW_REMOTE: flag.default(false),
  BALANSE_AI_DAILY_BUDGET: z.coerce.number({ error: 'must be a number' }).min(0).max(1_000_000).default(0),
  BALANSE_AI_PRICE_IN: z.coerce.number({ error: 'must be a number' }).min(0).default(0),
  BALANSE_AI_PRICE_OUT: z.coerce.number({ error: 'must be a number' }).min(0).default(0),
})

export const settingNames = Object.keys(Settings.shape)

export interface AiConfig {
  provider: 'off' | 'openai-compatible' | 'anthropic'
  url: string | undefined
  key: string | undefined
  model: string
  /** Most that the model may cost in a day over all people, in millionths of the currency of the prices; 0 is no limit. */
  dailyBudget: number
  priceIn: number
  priceOut: number
}

/** A sign-in service that the operator has an agreement with. */
export interface ProviderConfig {
  clientId: string
  /** Everybody whose ID tokens count: the client id, and those of apps that sign in with the service by themselves. */
  audiences: string[]
  secret: string
  /** Its address; undefined is the public one of that name. */
  issuer: string | undefined
}

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  publicUrl: string
  trustProxy: string | boolean
  version: string
  /** Whether the public pages are open when the database is new; from then on an admin's switch decides. */
  gate: 'waitlist' | 'open'
  /** Whose account the terminal offers a link to, until they have come. */
  adminEmail: string | undefined
  auth: {
    keysFile: string
    secret: string | undefined
    signup: 'open' | 'invite' | 'closed'
    accessTokenSeconds: number
    reuseSeconds: number
    passwordMinLength: number
    rateLimits: 'standard' | 'relaxed'
    mailCodeSeconds: number
    smsCodeSeconds: number
    /** A new address counts as proven without a letter or a message to it. */
    autoconfirmEmail: boolean
    autoconfirmPhone: boolean
    emailEnabled: boolean
    phoneEnabled: boolean
    /** A password is changed only with a fresh code once the session is a day old. */
    reauthenticate: boolean
    /** Addresses, with * and **, that links may lead to besides the product's own. */
    redirectAllow: string[]
    captcha: CaptchaConfig | null
    /** File with the key that seals secrets in the database. */
    vaultFile: string
    anonymous: boolean
    manualLinking: boolean
    factors: { totp: boolean; phone: boolean; webauthn: boolean; recoveryCodes: boolean; most: number }
    providers: Partial<Record<ProviderName, ProviderConfig>>
    /** File that describes the sign-in services of organisations; undefined switches them off. */
    samlFile: string | undefined
  }
  /** Hosts on the network of the server that calendars and webhooks may reach, with the port where it is not the usual one. */
  nearHosts: string[]
  mail: MailConfig
  sms: SmsConfig
  billing: BillingConfig
  connections: ConnectionsConfig
  objects: ObjectsConfig
  backup: BackupConfig
  ai: AiConfig
}

const version = '0.1.0'

/**
 * Reads the environment (and a `.env` file beside package.json, whose values never win over the environment).
 * Throws SettingError with one sentence for the first setting that cannot be used.
 */
export function readConfig(environment: NodeJS.ProcessEnv = loadEnvironment()): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const unknown = Object.keys(given).find(
    (name) => name.startsWith('BALANSE_') && !settingNames.includes(name),
  )
  if (unknown)
    throw new SettingError(`The setting ${unknown} is not known. The known ones are listed in .env.example.`)
  const read = Settings.safeParse(given)
  if (!read.success) {
    const issue = read.error.issues[0]
    const name = String(issue?.path[0])
    const shown = /KEY|SECRET|URL/.test(name) ? '' : ` is "${given[name]}" but`
    throw new SettingError(`The setting ${name}${shown} ${issue?.message ?? 'cannot be used'}.`)
  }
  const s = read.data
  const dataDir = resolve(s.BALANSE_DATA)
  return {
    port: s.PORT,
    host: s.HOST,
    dataDir,
    databaseUrl: s.DATABASE_URL,
    publicUrl: (s.BALANSE_URL ?? `http://localhost:${s.PORT}`).replace(/\/+$/, ''),
    trustProxy: s.BALANSE_TRUST_PROXY ?? false,
    version,
    gate: s.BALANSE_GATE,
    adminEmail: s.BALANSE_ADMIN_EMAIL?.toLowerCase(),
    auth: {
      keysFile: s.BALANSE_JWT_KEYS ?? resolve(dataDir, 'jwt-keys.json'),
      secret: s.BALANSE_JWT_SECRET,
      signup: s.BALANSE_SIGNUP,
      accessTokenSeconds: s.BALANSE_JWT_EXPIRY,
      reuseSeconds: s.BALANSE_REFRESH_REUSE_INTERVAL,
      passwordMinLength: s.BALANSE_PASSWORD_MIN_LENGTH,
      rateLimits: s.BALANSE_RATE_LIMITS,
      mailCodeSeconds: s.BALANSE_MAIL_CODE_SECONDS,
      smsCodeSeconds: s.BALANSE_SMS_CODE_SECONDS,
      // Without a mail server nobody could ever open the letter.
      autoconfirmEmail: s.BALANSE_AUTOCONFIRM_EMAIL ?? !s.BALANSE_SMTP_URL,
      autoconfirmPhone: s.BALANSE_AUTOCONFIRM_PHONE,
      emailEnabled: s.BALANSE_PROVIDER_EMAIL,
      phoneEnabled: s.BALANSE_PROVIDER_PHONE,
      reauthenticate: s.BALANSE_REAUTHENTICATE,
      redirectAllow: s.BALANSE_REDIRECT_ALLOW.split(/[\s,]+/).filter(Boolean),
      captcha: readCaptcha(s),
      vaultFile: resolve(dataDir, 'vault-key'),
      anonymous: s.BALANSE_ANONYMOUS,
      manualLinking: s.BALANSE_MANUAL_LINKING,
      factors: {
        totp: s.BALANSE_MFA_TOTP,
        phone: s.BALANSE_MFA_PHONE,
        webauthn: s.BALANSE_MFA_WEBAUTHN,
        recoveryCodes: s.BALANSE_MFA_RECOVERY_CODES,
        most: s.BALANSE_MAX_FACTORS,
      },
      providers: readProviders(given),
      samlFile: s.BALANSE_SAML,
    },
    nearHosts: s.BALANSE_NEAR_HOSTS.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    mail: readMail(s, resolve(dataDir, 'outbox')),
    sms: readSms(s, resolve(dataDir, 'outbox')),
    billing: readBilling(s),
    connections: readConnections(s),
    objects: readObjects(s, resolve(dataDir, 'objects')),
    backup: readBackup(s, resolve(dataDir, 'backups'), !s.DATABASE_URL),
    ai: readAi(s),
  }
}

function readProviders(given: NodeJS.ProcessEnv): Config['auth']['providers'] {
  const providers: Config['auth']['providers'] = {}
  for (const name of providerNames) {
    const prefix = `BALANSE_OAUTH_${name.toUpperCase()}`
    const [clientId, secret, issuer] = ['CLIENT_ID', 'SECRET', 'ISSUER'].map(
      (part) => given[`${prefix}_${part}`],
    )
    if (!clientId && !secret && !issuer) continue
    const audiences = (clientId ?? '').split(',').map((id) => id.trim())
    if (!audiences[0] || !secret)
      throw new SettingError(
        `${prefix}_CLIENT_ID and ${prefix}_SECRET belong together; one of them is empty.`,
      )
    if (name === 'keycloak' && !issuer)
      throw new SettingError(`${prefix}_CLIENT_ID is set, so ${prefix}_ISSUER must say where.`)
    if (issuer?.startsWith('http:') && !isPrivateHost(new URL(issuer).hostname))
      throw new SettingError(`${prefix}_ISSUER is outside this network, so it must be an https address.`)
    providers[name] = { clientId: audiences[0], audiences, secret, issuer }
  }
  return providers
}

function readAi(s: z.infer<typeof Settings>): AiConfig {
  if (s.BALANSE_AI_PROVIDER === 'openai-compatible') {
    if (!s.BALANSE_AI_URL)
      throw new SettingError('BALANSE_AI_PROVIDER is openai-compatible, so BALANSE_AI_URL must say where.')
    if (!s.BALANSE_AI_ALLOW_REMOTE && !isPrivateHost(new URL(s.BALANSE_AI_URL).hostname))
      throw new SettingError(
        'BALANSE_AI_URL is outside this network. Set BALANSE_AI_ALLOW_REMOTE=true if words may leave it.',
      )
  }
  if (s.BALANSE_AI_PROVIDER === 'anthropic') {
    if (!s.BALANSE_AI_KEY)
      throw new SettingError('BALANSE_AI_PROVIDER is anthropic, so BALANSE_AI_KEY must be set.')
    if (!s.BALANSE_AI_ALLOW_REMOTE)
      throw new SettingError(
        'BALANSE_AI_PROVIDER is anthropic, which is outside this network. Set BALANSE_AI_ALLOW_REMOTE=true if words may leave it.',
      )
  }
  if (s.BALANSE_AI_PROVIDER !== 'off' && !s.BALANSE_AI_MODEL)
    throw new SettingError('BALANSE_AI_PROVIDER is set, so BALANSE_AI_MODEL must name the model.')
  if (s.BALANSE_AI_DAILY_BUDGET > 0 && s.BALANSE_AI_PRICE_IN + s.BALANSE_AI_PRICE_OUT === 0)
    throw new SettingError(
      'BALANSE_AI_DAILY_BUDGET needs a price: set BALANSE_AI_PRICE_IN and BALANSE_AI_PRICE_OUT.',
    )
  return {
    provider: s.BALANSE_AI_PROVIDER,
    url: s.BALANSE_AI_URL,
    key: s.BALANSE_AI_KEY,
    model: s.BALANSE_AI_MODEL ?? '',
    dailyBudget: Math.round(s.BALANSE_AI_DAILY_BUDGET * 1_000_000),
    priceIn: s.BALANSE_AI_PRICE_IN,
    priceOut: s.BALANSE_AI_PRICE_OUT,
  }
}

/** Loopback and private-range hosts: what stays on the operator's own machines. */
export function isPrivateHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  // Only a whole address counts: 10.0.0.1.example.com is somebody else's name.
  if (isIPv4(name)) return /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(name)
  if (isIPv6(name)) return name === '::1' || /^f[cd]/.test(name)
  return name === 'localhost' || name.endsWith('.local') || name.endsWith('.internal')
}

function loadEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
