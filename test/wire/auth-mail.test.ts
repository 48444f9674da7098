import { GoTrueAdminApi, GoTrueClient, type AuthError } from '@supabase/auth-js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readMessages, readOutbox, type SentLetter } from '../outbox.ts'
import { startServer, type StartedServer } from './started-server.ts'

// A port of its own, so that the links of its letters lead to it.
let server: StartedServer
let authUrl: string
beforeAll(async () => {
  server = await startServer({
    BALANSE_AUTOCONFIRM_EMAIL: 'false',
    BALANSE_PROVIDER_PHONE: 'true',
    BALANSE_SMS: 'outbox',
    BALANSE_REDIRECT_ALLOW: 'https://*.example.org/**',
  })
  authUrl = `${server.url.replace(/\/$/, '')}/auth/v1`
})
afterAll(() => server.stop())

const password = 'a long enough phrase'
const back = 'https://app.example.org/back'
let made = 0
const newEmail = () => `mail-${process.pid}-${made++}@example.org`
const newPhone = () =>
  `4420${String(process.pid % 10_000).padStart(4, '0')}${String(made++).padStart(4, '0')}`
const told = (error: AuthError | null) => error && [error.status, error.code]

/** The unmodified client with a storage of its own: one browser. */
function browser(flowType: 'implicit' | 'pkce' = 'pkce'): GoTrueClient {
  const kept = new Map<string, string>()
  return new GoTrueClient({
    url: authUrl,
    headers: { apikey: server.anonKey },
    flowType,
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: async (key) => kept.get(key) ?? null,
      setItem: async (key, value) => void kept.set(key, value),
      removeItem: async (key) => void kept.delete(key),
    },
  })
}

function operator(): GoTrueAdminApi {
  const { serviceKey } = server
  return new GoTrueAdminApi({
    url: authUrl,
    headers: { apikey: serviceKey, Authorization: `Bearer ${serviceKey}` },
  })
}

const letterTo = (to: string, count = 1): Promise<SentLetter> =>
  vi.waitFor(
    () => {
      const letters = readOutbox(server.folder, to).filter(({ kind }) => kind !== 'new_device')
      expect(letters.length).toBeGreaterThanOrEqual(count)
      return letters.at(-1)!
    },
    { timeout: 10_000, interval: 20 },
  )
const messageTo = (to: string, count = 1): Promise<string> =>
  vi.waitFor(
    () => {
      const messages = readMessages(server.folder, to)
      expect(messages.length).toBeGreaterThanOrEqual(count)
      return messages.at(-1)!.code
    },
    { timeout: 10_000, interval: 20 },
  )

/** What a browser does with a link: it asks the server behind it and goes where it is sent. */
async function follow({ link }: SentLetter): Promise<URL> {
  const { pathname, search } = new URL(link)
  const answer = await fetch(`${server.url.replace(/\/$/, '')}${pathname}${search}`, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '')
}

async function join(client = browser()): Promise<{ client: GoTrueClient; email: string; id: string }> {
  const email = newEmail()
  await client.signUp({ email, password })
  const { code } = await letterTo(email)
  const { data, error } = await client.verifyOtp({ type: 'signup', email, token: code })
  expect(error).toBeNull()
  return { client, email, id: data.user!.id }
}

test('a sign-up is a user without a session until its letter is opened, in the browser that asked', async () => {
  const client = browser()
  const email = newEmail()
  const { data, error } = await client.signUp({ email, password, options: { emailRedirectTo: back } })
  expect([error, data.session, data.user?.email]).toEqual([null, null, email])
  const early = await client.signInWithPassword({ email, password })
  expect(told(early.error)).toEqual([400, 'email_not_confirmed'])
  const letter = await letterTo(email)
  const url = await follow(letter)
  expect(url.origin + url.pathname).toBe(back)
  const code = url.searchParams.get('code') ?? ''
  const stranger = await browser().exchangeCodeForSession(code)
  expect(stranger.error).not.toBeNull()
  const opened = await client.exchangeCodeForSession(code)
  expect([opened.error, opened.data.user?.id]).toEqual([null, data.user?.id])
  expect((await client.getUser()).data.user?.email_confirmed_at).toBeTruthy()
  expect((await follow(letter)).searchParams.get('error_code')).toBe('otp_expired')
})

test('a sign-up with an address that is taken is a user without identities', async () => {
  const { email, id } = await join()
  const { data, error } = await browser().signUp({ email, password: 'some other phrase' })
  expect([error, data.session, data.user?.identities]).toEqual([null, null, []])
  expect(data.user?.id).not.toBe(id)
})

test('a letter to sign in works by its link in the browser that asked, and by its code in any', async () => {
  const { email, id } = await join()
  const client = browser()
  expect((await client.signInWithOtp({ email, options: { emailRedirectTo: back } })).error).toBeNull()
  const code = (await follow(await letterTo(email, 2))).searchParams.get('code') ?? ''
  expect((await client.exchangeCodeForSession(code)).data.user?.id).toBe(id)
  await client.signInWithOtp({ email })
  const elsewhere = browser()
  const { data, error } = await elsewhere.verifyOtp({
    type: 'email',
    email,
    token: (await letterTo(email, 3)).code,
  })
  expect([error, data.user?.id]).toEqual([null, id])
  const unknown = await client.signInWithOtp({ email: newEmail(), options: { shouldCreateUser: false } })
  expect(told(unknown.error)).toEqual([422, 'otp_disabled'])
})

test('in the implicit flow the link carries the session itself', async () => {
  const { email, id } = await join()
  const client = browser('implicit')
  await client.signInWithOtp({ email })
  const fragment = new URLSearchParams((await follow(await letterTo(email, 2))).hash.slice(1))
  expect(fragment.get('type')).toBe('magiclink')
  const { data, error } = await client.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  })
  expect([error, data.user?.id]).toEqual([null, id])
})

test('who forgot their password chooses a new one, and is told apart from other sign-ins', async () => {
  const { client: before, email } = await join()
  const client = browser()
  const events: string[] = []
  client.onAuthStateChange((event) => void events.push(event))
  expect((await client.resetPasswordForEmail(email, { redirectTo: back })).error).toBeNull()
  expect((await browser().resetPasswordForEmail(newEmail())).error).toBeNull()
  const code = (await follow(await letterTo(email, 2))).searchParams.get('code') ?? ''
  expect((await client.exchangeCodeForSession(code)).error).toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await client.updateUser({ password: 'an entirely new phrase' })).error).toBeNull()
  expect((await before.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await client.getUser()).error).toBeNull()
  expect((await browser().signInWithPassword({ email, password: 'an entirely new phrase' })).error).toBeNull()
})

test('the code of a recovery letter can be typed on another device', async () => {
  const { email, id } = await join()
  await browser().resetPasswordForEmail(email)
  const client = browser()
  const { code } = await letterTo(email, 2)
  const { data, error } = await client.verifyOtp({ type: 'recovery', email, token: code })
  expect([error, data.user?.id]).toEqual([null, id])
})

test('the text of a link can be proven without a browser following it', async () => {
  const { email, id } = await join()
  await browser('implicit').resetPasswordForEmail(email)
  const { link } = await letterTo(email, 2)
  const token_hash = new URL(link).searchParams.get('token') ?? ''
  const { data, error } = await browser().verifyOtp({ type: 'recovery', token_hash })
  expect([error, data.user?.id]).toEqual([null, id])
  const again = await browser().verifyOtp({ type: 'recovery', token_hash })
  expect(told(again.error)).toEqual([403, 'otp_expired'])
})

test('an address changes when both the present and the new one agree', async () => {
  const { client, email } = await join()
  const next = newEmail()
  const asked = await client.updateUser({ email: next }, { emailRedirectTo: back })
  expect([asked.error, asked.data.user?.email, asked.data.user?.new_email]).toEqual([null, email, next])
  const first = await follow(await letterTo(email, 2))
  expect(first.searchParams.get('message')).toMatch(/^Confirmation link accepted/)
  expect((await client.getUser()).data.user?.email).toBe(email)
  const code = (await follow(await letterTo(next))).searchParams.get('code') ?? ''
  const { data, error } = await client.exchangeCodeForSession(code)
  expect([error, data.user?.email, data.user?.new_email]).toEqual([null, next, undefined])
})

test('the first code of a change of address is half of it', async () => {
  const { client, email } = await join()
  const next = newEmail()
  await client.updateUser({ email: next })
  const half = await client.verifyOtp({ type: 'email_change', email, token: (await letterTo(email, 2)).code })
  expect(half.error).toBeNull()
  expect([half.data.user, half.data.session]).toEqual([null, null])
  const whole = await client.verifyOtp({
    type: 'email_change',
    email: next,
    token: (await letterTo(next)).code,
  })
  expect(whole.data.user?.email).toBe(next)
  await client.updateUser({ email: newEmail() })
  expect((await client.resend({ type: 'email_change', email: next })).error).toBeNull()
})

test('what is open is sent again, and wrong codes say nothing of why', async () => {
  const client = browser()
  const email = newEmail()
  await client.signUp({ email, password })
  const first = await letterTo(email)
  expect(
    (await client.resend({ type: 'signup', email, options: { emailRedirectTo: back } })).error,
  ).toBeNull()
  const second = await letterTo(email, 2)
  const unknown = newEmail()
  for (const [to, token] of [
    [email, first.code === second.code ? '000000' : first.code],
    [unknown, second.code],
  ] as const) {
    const { error } = await client.verifyOtp({ type: 'signup', email: to, token })
    expect([told(error), error?.message]).toEqual([[403, 'otp_expired'], 'Token has expired or is invalid'])
  }
  const { error } = await client.verifyOtp({ type: 'signup', email, token: second.code })
  expect(error).toBeNull()
})

test('a phone signs up, signs in and changes by the codes of its messages', async () => {
  const client = browser()
  const phone = newPhone()
  const { data } = await client.signUp({ phone, password })
  expect([data.session, data.user?.phone]).toEqual([null, phone])
  const token = await messageTo(phone)
  expect((await client.verifyOtp({ type: 'sms', phone, token })).data.user?.id).toBe(data.user?.id)
  expect((await browser().signInWithPassword({ phone, password })).error).toBeNull()
  expect((await browser().signInWithOtp({ phone })).error).toBeNull()
  const again = await browser().verifyOtp({ type: 'sms', phone, token: await messageTo(phone, 2) })
  expect(again.data.user?.id).toBe(data.user?.id)
  const next = newPhone()
  expect((await client.updateUser({ phone: next })).data.user?.new_phone).toBe(next)
  const moved = await client.verifyOtp({ type: 'phone_change', phone: next, token: await messageTo(next) })
  expect(moved.data.user?.phone).toBe(next)
})

test('who asks to be asked again gets a code, and nobody else does', async () => {
  const { client, email } = await join()
  expect((await client.reauthenticate()).error).toBeNull()
  expect((await letterTo(email, 2)).kind).toBe('reauthentication')
  const nobody = await browser().reauthenticate()
  expect(nobody.error).toMatchObject({ name: 'AuthSessionMissingError' })
})

test('the operator invites, and makes links of every kind', async () => {
  const admin = operator()
  const email = newEmail()
  const invited = await admin.inviteUserByEmail(email, { data: { full_name: 'Joan' }, redirectTo: back })
  expect([invited.error, invited.data.user?.invited_at]).toEqual([null, expect.any(String)])
  const url = await follow(await letterTo(email))
  expect(new URLSearchParams(url.hash.slice(1)).get('type')).toBe('invite')

  const other = newEmail()
  const signUp = await admin.generateLink({
    type: 'signup',
    email: other,
    password,
    options: { redirectTo: back },
  })
  expect(signUp.data.properties).toMatchObject({ redirect_to: back, verification_type: 'signup' })
  const joined = await browser().verifyOtp({
    type: 'signup',
    token_hash: signUp.data.properties?.hashed_token ?? '',
  })
  expect(joined.data.user?.email).toBe(other)
  for (const type of ['magiclink', 'recovery'] as const) {
    const { data, error } = await admin.generateLink({ type, email: other })
    expect([error, data.user?.email]).toEqual([null, other])
    const { email_otp: token = '' } = data.properties ?? {}
    expect((await browser().verifyOtp({ type, email: other, token })).error).toBeNull()
  }
  const change = await admin.generateLink({ type: 'email_change_new', email: other, newEmail: newEmail() })
  expect([change.error, change.data.user?.new_email]).toEqual([null, expect.any(String)])
  const missing = await admin.generateLink({ type: 'recovery', email: newEmail() })
  expect(told(missing.error)).toEqual([404, 'user_not_found'])
})

test('the settings say what is wanted of a new address', async () => {
  const settings = await (await fetch(`${authUrl}/settings`)).json()
  expect(settings).toMatchObject({
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    external: { email: true, phone: true },
  })
})
