import type { Configuration, ResponseBodyError } from 'openid-client'
import type { CalendarServiceConfig, ConnectionsConfig } from '#platform/connection-settings.server.ts'
import { createAskOutside, type AskOutside } from '#platform/outside/ask-outside.server.ts'
import type { ServiceName } from '../contract.ts'
import type { RemoteCalendar, RemoteChanges, Span } from '../rules/remote-events.ts'
import { AccountTrouble } from './account-trouble.server.ts'
import { listGoogleCalendars, readGoogleEvents } from './google-calendar.server.ts'
import { listGraphCalendars, readGraphEvents } from './graph-calendar.server.ts'

export interface Tokens {
  access: string
  refresh: string
  /** Milliseconds; a minute before it really ends. */
  goodUntil: number
}

/** A service whose calendars people bring with their account there. Its methods throw AccountTrouble. */
export interface CalendarService {
  /** As a sentence begins. */
  title: string
  begin(given: { redirectUri: string; state: string; verifier: string }): Promise<URL>
  finish(given: { callback: URL; state: string; verifier: string }): Promise<Tokens>
  refresh(tokens: Tokens): Promise<Tokens>
  /** False where the service has no way to hand a token back. */
  revoke(tokens: Tokens): Promise<boolean>
  listCalendars(access: string): Promise<RemoteCalendar[]>
  readEvents(access: string, given: { remoteId: string; mark: string; span: Span }): Promise<RemoteChanges>
}

export type CalendarServices = Partial<Record<ServiceName, CalendarService>>

interface Kind {
  title: string
  issuer: string
  authorize: string
  token: string
  revoke: string | undefined
  api: string
  scope: string
  /** Part of the scopes that come back, without which nothing can be read. */
  needed: string
  more: Record<string, string>
  list: (ask: AskOutside, api: string, access: string) => Promise<RemoteCalendar[]>
  read: typeof readGoogleEvents
}

function googleAt(url: string | undefined): Kind {
  return {
    title: 'Google Calendar',
    issuer: url ?? 'https://accounts.google.com',
    authorize: `${url ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${url ?? 'https://oauth2.googleapis.com'}/token`,
    revoke: `${url ?? 'https://oauth2.googleapis.com'}/revoke`,
    api: url ?? 'https://www.googleapis.com',
    scope: 'https://www.googleapis.com/auth/calendar.readonly',
    needed: 'calendar.readonly',
    // Only with a fresh yes does Google hand out a token that lasts.
    more: { access_type: 'offline', prompt: 'consent' },
    list: listGoogleCalendars,
    read: readGoogleEvents,
  }
}

function microsoftAt(url: string | undefined): Kind {
  const login = `${url ?? 'https://login.microsoftonline.com'}/common`
  return {
    title: 'Microsoft calendar',
    issuer: `${login}/v2.0`,
    authorize: `${login}/oauth2/v2.0/authorize`,
    token: `${login}/oauth2/v2.0/token`,
    revoke: undefined,
    api: url ?? 'https://graph.microsoft.com',
    scope: 'offline_access https://graph.microsoft.com/Calendars.Read',
    needed: 'Calendars.Read',
    more: { prompt: 'select_account' },
    list: listGraphCalendars,
    read: readGraphEvents,
  }
}

/** Opens the services that the operator has clients at. */
export function openCalendarServices({ google, microsoft }: ConnectionsConfig): CalendarServices {
  return {
    ...(google ? { google: open(googleAt(google.url), google) } : {}),
    ...(microsoft ? { microsoft: open(microsoftAt(microsoft.url), microsoft) } : {}),
  }
}

const timeoutSeconds = 8

function open(kind: Kind, { clientId, clientSecret }: CalendarServiceConfig): CalendarService {
  const ask = createAskOutside([new URL(kind.api).host])
  let known: Configuration | undefined

  async function client() {
    const openid = await import('openid-client')
    if (!known) {
      known = new openid.Configuration(
        {
          issuer: kind.issuer,
          authorization_endpoint: kind.authorize,
          token_endpoint: kind.token,
          ...(kind.revoke ? { revocation_endpoint: kind.revoke } : {}),
        },
        clientId,
        undefined,
        openid.ClientSecretPost(clientSecret),
      )
      known.timeout = timeoutSeconds
      // The settings let plain http through only on this machine.
      if (kind.token.startsWith('http:')) openid.allowInsecureRequests(known)
    }
    return { openid, known }
  }

  return {
    title: kind.title,

    async begin({ redirectUri, state, verifier }) {
      const { openid, known } = await client()
      return openid.buildAuthorizationUrl(known, {
        ...kind.more,
        redirect_uri: redirectUri,
        scope: kind.scope,
        state,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },

    async finish({ callback, state, verifier }) {
      const { openid, known } = await client()
      const answer = await openid
        .authorizationCodeGrant(known, callback, { expectedState: state, pkceCodeVerifier: verifier })
        .catch((error: unknown) => {
          throw asTrouble(error, kind.title)
        })
      if (answer.scope !== undefined && !answer.scope.includes(kind.needed))
        throw new AccountTrouble(
          `You did not allow calendars to be read, so nothing was connected. Connect ${kind.title} once more and leave that box ticked.`,
        )
      if (!answer.refresh_token)
        throw new AccountTrouble(
          `${kind.title} gave no lasting access, so nothing was connected. Connect once more.`,
        )
      return tokensOf(answer, answer.refresh_token)
    },

    async refresh(tokens) {
      const { openid, known } = await client()
      const answer = await openid.refreshTokenGrant(known, tokens.refresh).catch((error: unknown) => {
        throw asTrouble(error, kind.title)
      })
      return tokensOf(answer, answer.refresh_token ?? tokens.refresh)
    },

    async revoke(tokens) {
      if (!kind.revoke) return false
      const { openid, known } = await client()
      // Here it has ended whatever the service says to it.
      return openid.tokenRevocation(known, tokens.refresh).then(
        () => true,
        () => false,
      )
    },

    listCalendars: (access) => kind.list(ask, kind.api, access),
    readEvents: (access, given) => kind.read(ask, kind.api, access, given),
  }
}

function tokensOf(answer: { access_token: string; expires_in?: number }, refresh: string): Tokens {
  const seconds = Math.max(0, (answer.expires_in ?? 0) - 60)
  return { access: answer.access_token, refresh, goodUntil: Date.now() + seconds * 1000 }
}

/** What the token service refused, in words; what is no answer of it is somebody who is not there. */
function asTrouble(error: unknown, title: string): AccountTrouble {
  const { error: code, status } = error as Partial<ResponseBodyError>
  if (code === 'invalid_grant')
    return new AccountTrouble(
      `${title} has ended this connection: it was taken back there, or is too old. Connect it again.`,
      { over: true },
    )
  if (code === 'invalid_client' || code === 'unauthorized_client' || code === 'redirect_uri_mismatch')
    return new AccountTrouble(
      `${title} does not accept this server. Whoever runs it has to look at its settings.`,
    )
  if (code && status !== undefined && status < 500)
    return new AccountTrouble(`${title} did not accept this connection. Connect it once more.`)
  return new AccountTrouble(`${title} does not answer right now. Please try again in a while.`)
}
