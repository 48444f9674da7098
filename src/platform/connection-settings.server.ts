import * as z from 'zod'
import { SettingError } from './setting-kinds.server.ts'

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

/** Settings of the services that people may connect with their own accounts there. */
export const connectionShape = {
  BALANSE_SLACK_CLIENT_ID: z.string().default(''),
  BALANSE_SLACK_CLIENT_SECRET: z.string().default(''),
  BALANSE_SLACK_SIGNING_SECRET: z.string().default(''),
  BALANSE_SLACK_URL: address.default('https://slack.com'),
  BALANSE_GOOGLE_CALENDAR_CLIENT_ID: z.string().default(''),
  BALANSE_GOOGLE_CALENDAR_CLIENT_SECRET: z.string().default(''),
  BALANSE_GOOGLE_CALENDAR_URL: address.optional(),
  BALANSE_MICROSOFT_CALENDAR_CLIENT_ID: z.string().default(''),
  BALANSE_MICROSOFT_CALENDAR_CLIENT_SECRET: z.string().default(''),
  BALANSE_MICROSOFT_CALENDAR_URL: address.optional(),
}

export interface SlackConfig {
  /** Where Slack is, without a slash at its end. */
  url: string
  /** The app that the operator made in Slack; null where there is none, and only pasted webhooks work. */
  app: { clientId: string; clientSecret: string; signingSecret: string } | null
}

export interface CalendarServiceConfig {
  clientId: string
  clientSecret: string
  /** One address for everything of the service, in place of its public ones. */
  url: string | undefined
}

export interface ConnectionsConfig {
  slack: SlackConfig
  google: CalendarServiceConfig | null
  microsoft: CalendarServiceConfig | null
}

type Given = z.output<z.ZodObject<typeof connectionShape>>

/** Throws SettingError. */
export function readConnections(s: Given): ConnectionsConfig {
  const slack = together(s, [
    'BALANSE_SLACK_CLIENT_ID',
    'BALANSE_SLACK_CLIENT_SECRET',
    'BALANSE_SLACK_SIGNING_SECRET',
  ])
  const [clientId, clientSecret, signingSecret] = slack ?? []
  const app = clientId && clientSecret && signingSecret ? { clientId, clientSecret, signingSecret } : null
  return {
    slack: { url: base(s, 'BALANSE_SLACK_URL') ?? '', app },
    google: calendarService(s, 'GOOGLE'),
    microsoft: calendarService(s, 'MICROSOFT'),
  }
}

function calendarService(s: Given, name: 'GOOGLE' | 'MICROSOFT'): CalendarServiceConfig | null {
  const prefix = `BALANSE_${name}_CALENDAR` as const
  const [clientId, clientSecret] = together(s, [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`]) ?? []
  if (!clientId || !clientSecret) return null
  return { clientId, clientSecret, url: base(s, `${prefix}_URL`) }
}

/** The values of settings of which either all are there or none is. */
function together(s: Given, names: (keyof Given)[]): string[] | null {
  const values = names.map((name) => s[name] ?? '')
  const missing = names.find((_name, at) => values[at] === '')
  if (missing === undefined) return values
  if (values.every((value) => value === '')) return null
  throw new SettingError(`${names.join(', ')} belong together; ${missing} is empty.`)
}

/** Tokens travel there, so only a stand-in on this machine may do without encryption. */
function base(s: Given, name: keyof Given): string | undefined {
  const text = s[name]
  if (!text) return undefined
  const url = new URL(text)
  if (url.protocol === 'http:' && !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname))
    throw new SettingError(`${name} must be an https address.`)
  return text.replace(/\/+$/, '')
}
