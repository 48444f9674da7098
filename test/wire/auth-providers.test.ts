import { createHash } from 'node:crypto'
import { GoTrueClient, type AuthError } from '@supabase/auth-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSignInService, type SignInService, type Visitor } from '../sign-in-service.ts'
import { startServer, type StartedServer } from './started-server.ts'

let service: SignInService
let server: StartedServer
let authUrl: string
beforeAll(async () => {
  service = await startSignInService()
  server = await startServer({
    BALANSE_OAUTH_GOOGLE_CLIENT_ID: service.clientId,
    BALANSE_OAUTH_GOOGLE_SECRET: service.secret,
    BALANSE_OAUTH_GOOGLE_ISSUER: service.url,
    BALANSE_MANUAL_LINKING: 'true',
    BALANSE_REDIRECT_ALLOW: 'https://app.example.org/**',
  })
  authUrl = `${server.url.replace(/\/$/, '')}/auth/v1`
})
afterAll(async () => {
  await server.stop()
  await service.close()
})

const password = 'a long enough phrase'
const redirectTo = 'https://app.example.org/back'
const told = (error: AuthError | null) => error && [error.status, error.code]
let made = 0
const visitor = (): Visitor => ({
  sub: `${5000 + made++}`,
  email: `visitor-${process.pid}-${made}@example.org`,
  email_verified: true,
  name: 'Ada',
})

/** The unmodified client with a storage of its own: one browser. */
function browser(flowType: 'implicit' | 'pkce' = 'pkce'): GoTrueClient {
  const kept = new Map<string, string>()
  return new GoTrueClient({
    url: authUrl,
    headers: { apikey: server.anonKey },
    flowType,
    autoRefreshToken: false,
    storageKey: `providers-${made++}`,
    storage: {
      getItem: async (key) => kept.get(key) ?? null,
      setItem: async (key, value) => void kept.set(key, value),
      removeItem: async (key) => void kept.delete(key),
    },
  })
}

const locationOf = async (url: string): Promise<string> => {
  const answer = await fetch(url, { redirect: 'manual' })
  return answer.headers.get('location') ?? `${answer.status}`
}

/** The person agrees at the service, and the browser goes on to where this server sends it. */
async function agree(atService: string, who: Visitor): Promise<URL> {
  const { pathname, search } = service.approve(atService, who)
  return new URL(await locationOf(`${new URL(authUrl).origin}${pathname}${search}`))
}

async function signIn(client: GoTrueClient, who: Visitor): Promise<URL> {
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  })
  return agree(await locationOf(data.url!), who)
}

test('a sign-in at a service ends in a session, by a code that only this browser can exchange', async () => {
  const client = browser()
  const who = visitor()
  const back = await signIn(client, who)
  expect(back.origin + back.pathname).toBe(redirectTo)
  const code = back.searchParams.get('code')!
  expect((await browser().exchangeCodeForSession(code)).error).not.toBeNull()
  const { data, error } = await client.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.session).toMatchObject({
    provider_token: expect.stringMatching(/^access-/),
    provider_refresh_token: expect.stringMatching(/^refresh-/),
    user: { email: who.email, app_metadata: { provider: 'google', providers: ['google'] } },
  })
  const refreshed = await client.refreshSession()
  expect(refreshed.error).toBeNull()
  expect(refreshed.data.session?.provider_token).toBeFalsy()
})

test('in the implicit flow the address carries the session', async () => {
  const back = await signIn(browser('implicit'), visitor())
  const { access_token, refresh_token } = Object.fromEntries(new URLSearchParams(back.hash.slice(1)))
  const client = browser('implicit')
  const { data, error } = await client.setSession({
    access_token: access_token!,
    refresh_token: refresh_token!,
  })
  expect([error, data.user?.user_metadata.full_name]).toEqual([null, 'Ada'])
})

test('an app on a phone signs in with the token that it got by itself', async () => {
  const nonce = 'a random text of the app'
  const hashed = createHash('sha256').update(nonce).digest('hex')
  const token = await service.issueIdToken(visitor(), { nonce: hashed })
  const client = browser()
  expect((await client.signInWithIdToken({ provider: 'google', token, nonce })).error).toBeNull()
  expect((await client.getUser()).data.user?.identities).toMatchObject([{ provider: 'google' }])
  const forged = await service.forgeIdToken(visitor())
  const refused = await browser().signInWithIdToken({ provider: 'google', token: forged })
  expect(refused.error).toMatchObject({ status: 400, message: 'Bad ID token' })
  const off = await browser().signInWithIdToken({ provider: 'apple', token })
  expect(told(off.error)).toEqual([400, 'provider_disabled'])
})

test('a service is connected to an account and taken away again', async () => {
  const client = browser()
  await client.signUp({ email: visitor().email!, password })
  const { data, error } = await client.linkIdentity({ provider: 'google', options: { redirectTo } })
  expect(error).toBeNull()
  const back = await agree(data.url!, visitor())
  expect((await client.exchangeCodeForSession(back.searchParams.get('code')!)).error).toBeNull()
  const { data: known } = await client.getUserIdentities()
  expect(known?.identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
  const [, google] = known!.identities
  expect((await client.unlinkIdentity(google!)).error).toBeNull()
  expect(told((await client.unlinkIdentity(known!.identities[0]!)).error)).toEqual([
    422,
    'single_identity_not_deletable',
  ])
})

test('what is not set up is refused, and the settings say what is', async () => {
  const { data } = await browser().signInWithOAuth({
    provider: 'discord',
    options: { skipBrowserRedirect: true },
  })
  expect((await fetch(data.url!, { redirect: 'manual' })).status).toBe(400)
  const settings = (await (await fetch(`${authUrl}/settings`)).json()) as {
    external: Record<string, boolean>
  }
  expect(settings.external).toMatchObject({ google: true, github: false, anonymous_users: false })
  const sso = await browser().signInWithSSO({ domain: 'example.org' })
  expect(told(sso.error)).toEqual([404, 'saml_provider_disabled'])
})
