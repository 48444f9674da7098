import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/app.ts'
import { startSignInService, type SignInService, type Visitor } from '../../../../test/sign-in-service.ts'

let service: SignInService
let app: TestApp
beforeAll(async () => {
  service = await startSignInService()
  const account = (name: string) => ({
    [`BALANSE_OAUTH_${name}_CLIENT_ID`]: `${service.clientId}, balanse-phone`,
    [`BALANSE_OAUTH_${name}_SECRET`]: service.secret,
    [`BALANSE_OAUTH_${name}_ISSUER`]: service.url,
  })
  app = await createTestApp({
    ...account('GOOGLE'),
    ...account('KEYCLOAK'),
    ...account('GITHUB'),
    ...account('APPLE'),
    BALANSE_MANUAL_LINKING: 'true',
    BALANSE_ANONYMOUS: 'true',
    // Addresses count as proven, so that linking can be seen; the other mode has an app of its own below.
    BALANSE_AUTOCONFIRM_EMAIL: 'false',
  })
})
afterAll(async () => {
  await app.close()
  await service.close()
})

const version = { 'x-supabase-api-version': '2024-01-01' }
const told = ({ status, body }: Answer) => [status, body.code]
let made = 0
const visitor = (more: Partial<Visitor> = {}): Visitor => ({
  sub: `${1000 + made++}`,
  email: `Visitor-${made}@Example.org`,
  email_verified: true,
  name: 'Ada',
  ...more,
})

const locationOf = (answer: Answer) => new URL(String(answer.headers.location))
const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))

async function begin(query: Record<string, string> = {}, on = app): Promise<URL> {
  const answer = await on.call(
    'GET',
    `/auth/v1/authorize?${new URLSearchParams({ provider: 'google', ...query })}`,
  )
  expect(answer.status).toBe(302)
  return locationOf(answer)
}
const comeBack = (url: URL, on = app) => on.call('GET', `${url.pathname}${url.search}`)

/** The whole way, implicit: what the browser reads from the address in the end. */
async function signIn(who: Visitor, query: Record<string, string> = {}, on = app) {
  return fragmentOf(locationOf(await comeBack(service.approve((await begin(query, on)).href, who), on)))
}
const readUser = async (token: string, on = app) =>
  (await on.call('GET', '/auth/v1/user', undefined, { authorization: `Bearer ${token}` })).body

/** An account with a password whose address was proven by a letter. */
async function joinProven(email: string): Promise<Person> {
  const password = 'a long enough phrase'
  await app.call('POST', '/auth/v1/signup', { email, password })
  await app.owner('update auth.users set email_confirmed_at = now() where email = lower($1)', [email])
  const { body } = await app.call('POST', '/auth/v1/token?grant_type=password', { email, password })
  const headers = { ...version, authorization: `Bearer ${body.access_token}` }
  return {
    userId: body.user.id,
    email,
    token: body.access_token,
    refreshToken: body.refresh_token,
    call: (method, path, given) => app.call(method, path, given, headers),
  }
}

describe('signing in at a service', () => {
  it('makes an account with what the service says, and finds it the next time', async () => {
    const who = visitor({ picture: 'https://example.org/ada.png' })
    const first = await signIn(who)
    expect(first).toMatchObject({ token_type: 'bearer', provider_token: expect.stringMatching(/^access-/) })
    expect(first.provider_refresh_token).toMatch(/^refresh-/)
    const user = await readUser(first.access_token!)
    expect(user).toMatchObject({
      email: who.email!.toLowerCase(),
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Ada', avatar_url: 'https://example.org/ada.png' },
      identities: [{ provider: 'google', id: who.sub }],
    })
    expect(decodeJwt(first.access_token!)).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] })
    const again = await signIn({ ...who, email: 'moved@example.org' })
    expect((await readUser(again.access_token!)).id).toBe(user.id)
  })

  it('asks the service for what it needs and passes on what is not ours to say', async () => {
    const url = await begin({
      scopes: 'calendar',
      prompt: 'consent',
      client_id: 'evil',
      redirect_uri: 'https://evil.example',
      state: 'mine',
      nonce: 'mine',
      redirect_to: 'https://evil.example',
    })
    const asked = Object.fromEntries(url.searchParams)
    expect(asked).toMatchObject({
      client_id: service.clientId,
      redirect_uri: 'http://localhost:3000/auth/v1/callback',
      scope: 'openid email profile calendar',
      prompt: 'consent',
      response_type: 'code',
      code_challenge_method: 'S256',
    })
    expect([asked.state, asked.nonce]).not.toContain('mine')
    const back = locationOf(await comeBack(service.approve(url.href, visitor())))
    expect(back.origin).toBe('http://localhost:3000')
  })

  it('ends with a code for the browser that holds the verifier, and the tokens of the service come once', async () => {
    const verifier = randomBytes(56).toString('hex')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const url = await begin({ code_challenge: challenge, code_challenge_method: 's256' })
    const back = locationOf(await comeBack(service.approve(url.href, visitor())))
    expect(back.hash).toBe('')
    const auth_code = back.searchParams.get('code')
    const [kept] = await app.owner<{ provider_tokens: Buffer }>(
      'select provider_tokens from auth.flow_states where id = $1',
      [url.searchParams.get('state')],
    )
    expect(kept?.provider_tokens.toString('latin1')).not.toContain('access-')
    const exchange = (code_verifier: string) =>
      app.call('POST', '/auth/v1/token?grant_type=pkce', { auth_code, code_verifier }, version)
    expect(told(await exchange(randomBytes(56).toString('hex')))).toEqual([400, 'bad_code_verifier'])
    const { body } = await exchange(verifier)
    expect(body).toMatchObject({
      provider_token: expect.stringMatching(/^access-/),
      user: { role: 'authenticated' },
    })
    expect(decodeJwt(body.access_token).amr).toMatchObject([{ method: 'oauth' }])
    expect(told(await exchange(verifier))).toEqual([404, 'flow_state_not_found'])
    expect(
      await app.owner('select 1 from auth.flow_states where id = $1', [url.searchParams.get('state')]),
    ).toEqual([])
  })

  it('works with GitHub, whose API is asked who it is', async () => {
    const who = visitor({ name: 'octocat' })
    const { access_token } = await signIn(who, { provider: 'github' })
    expect(await readUser(access_token!)).toMatchObject({
      email: who.email!.toLowerCase(),
      identities: [{ provider: 'github', id: who.sub, identity_data: { user_name: 'octocat' } }],
    })
  })

  it('works with Apple, whose answer comes as a form', async () => {
    const url = await begin({ provider: 'apple' })
    expect(url.searchParams.get('response_mode')).toBe('form_post')
    const back = service.approve(url.href, visitor())
    const answer = await app.call('POST', back.pathname, back.searchParams.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(answer.status).toBe(303)
    expect(fragmentOf(locationOf(answer))).toHaveProperty('access_token')
  })

  it.each([
    ['', 'missing provider'],
    ['?provider=discord', 'provider is not enabled'],
    ['?provider=constructor', 'provider is not enabled'],
  ])('with %o is refused', async (query, reason) => {
    const answer = await app.call('GET', `/auth/v1/authorize${query}`, undefined, version)
    expect([...told(answer), answer.body.message]).toEqual([
      400,
      'validation_failed',
      `Unsupported provider: ${reason}`,
    ])
  })
})

describe('whose account it is', () => {
  it('is that of the person with the address that the service verified', async () => {
    const who = visitor()
    const person = await joinProven(who.email!)
    const { access_token } = await signIn(who)
    const user = await readUser(access_token!)
    expect(user.id).toBe(person.userId)
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] })
    expect((await person.call('GET', '/auth/v1/user')).status).toBe(200)
    const password = 'a long enough phrase'
    const signed = await app.call('POST', '/auth/v1/token?grant_type=password', {
      email: person.email,
      password,
    })
    expect(signed.status).toBe(200)
  })

  it('is not that of somebody who took the address first without proving it', async () => {
    const who = visitor()
    const password = 'a long enough phrase'
    await app.call('POST', '/auth/v1/signup', { email: who.email, password, data: { full_name: 'Mallory' } })
    const user = await readUser((await signIn(who)).access_token!)
    expect(user).toMatchObject({
      email_confirmed_at: expect.any(String),
      user_metadata: { full_name: 'Ada' },
      app_metadata: { provider: 'google', providers: ['google'] },
      identities: [{ provider: 'google' }],
    })
    const taken = await app.call(
      'POST',
      '/auth/v1/token?grant_type=password',
      { email: who.email, password },
      version,
    )
    expect(told(taken)).toEqual([400, 'invalid_credentials'])
  })

  it('is not decided by an address that the service did not verify', async () => {
    const person = await joinProven(visitor().email!)
    const answer = await signIn(visitor({ email: person.email, email_verified: false }))
    expect(answer).toMatchObject({ error_code: 'provider_email_needs_verification' })
    expect(answer).not.toHaveProperty('access_token')
    const [row] = await app.owner('select count(*)::int as count from auth.identities where user_id = $1', [
      person.userId,
    ])
    expect(row).toEqual({ count: 1 })
  })

  it('is a new one without an address when the service knows none', async () => {
    const { sub, name } = visitor()
    const { access_token } = await signIn({ sub, name: name! })
    expect(await readUser(access_token!)).toMatchObject({ email: '', identities: [{ id: sub }] })
  })

  it('stays closed to somebody who is banned', async () => {
    const who = visitor()
    const { id } = await readUser((await signIn(who)).access_token!)
    await app.owner(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [id])
    expect(await signIn(who)).toMatchObject({ error: 'access_denied', error_code: 'user_banned' })
  })

  it('is one account when the same person comes twice at the same moment', async () => {
    const who = visitor()
    const both = await Promise.all([signIn(who), signIn(who)])
    const users = await app.owner('select user_id from auth.identities where provider_id = $1', [who.sub])
    expect(users).toHaveLength(1)
    for (const answer of both) expect(answer.access_token ?? answer.error_code).toBeTruthy()
  })
})

describe('an answer of a service', () => {
  it.each([
    ['a session', {}],
    ['a code', { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' }],
  ])('that gave %s counts once', async (_what, query) => {
    const back = service.approve((await begin(query)).href, visitor())
    expect((await comeBack(back)).status).toBe(302)
    const again = locationOf(await comeBack(back))
    expect(Object.fromEntries(again.searchParams)).toMatchObject({ error_code: 'bad_oauth_state' })
  })

  it.each([
    ['?code=x', 'bad_oauth_callback'],
    ['?code=x&state=xyz', 'bad_oauth_state'],
    ['?code=x&state=83fd9e20-7a80-46e4-bf29-a86e3d6bbf66', 'bad_oauth_state'],
    ['?state=a&state=b', 'bad_oauth_callback'],
    ['', 'bad_oauth_callback'],
  ])('with %o leads home with the reason', async (query, code) => {
    const answer = await app.call('GET', `/auth/v1/callback${query}`)
    expect(answer.status).toBe(303)
    const url = locationOf(answer)
    expect([url.origin, url.searchParams.get('error_code')]).toEqual(['http://localhost:3000', code])
  })

  it('that is too late does not count', async () => {
    const url = await begin()
    await app.owner(`update auth.flow_states set created_at = now() - interval '301 seconds'`)
    const back = locationOf(await comeBack(service.approve(url.href, visitor())))
    expect(back.searchParams.get('error_code')).toBe('bad_oauth_state')
  })

  it('for another question does not count: the code of one sign-in with the state of another', async () => {
    const [mine, theirs] = [await begin(), await begin()]
    const back = service.approve(theirs.href, visitor())
    back.searchParams.set('state', mine.searchParams.get('state')!)
    const answer = locationOf(await comeBack(back))
    for (const found of [fragmentOf(answer), Object.fromEntries(answer.searchParams)])
      expect(found).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_callback', sb: '' })
  })

  it('that says no is told to the product in its own words', async () => {
    const state = (await begin()).searchParams.get('state')!
    const query = new URLSearchParams({ state, error: 'access_denied', error_description: 'Not today' })
    const answer = locationOf(await app.call('GET', `/auth/v1/callback?${query}`))
    expect(fragmentOf(answer)).toMatchObject({ error: 'access_denied', error_description: 'Not today' })
    expect(answer.searchParams.get('error')).toBe('access_denied')
  })

  it('with fields of every kind never is our fault', async () => {
    for (const query of [
      'state[]=1',
      'state=%00',
      `state=${'x'.repeat(5_000)}`,
      'code=%F0%28%8C%BC&state=%ED%A0%80',
    ])
      expect((await app.call('GET', `/auth/v1/callback?${query}`)).status).toBe(303)
  })
})

it('says so much of itself that no token could carry it, and the person still comes in', async () => {
  const person = await joinProven(visitor().email!)
  const piece = { about: 'x'.repeat(7_900) }
  expect((await person.call('PUT', '/auth/v1/user', { data: piece })).status).toBe(200)
  const { access_token } = await signIn(
    visitor({ email: person.email, picture: `https://e.org/${'p'.repeat(400)}` }),
  )
  expect((await readUser(access_token!)).user_metadata).not.toHaveProperty('picture')
})

describe('connecting a service to an account', () => {
  const link = async (person: Person) => {
    const path = '/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true'
    const { body, headers } = await person.call('GET', path)
    return { url: body.url as string, cookie: cookieOf(headers) }
  }
  const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0]!
  const comeBackWith = ({ pathname, search }: URL, cookie: string) =>
    app.call('GET', `${pathname}${search}`, undefined, { cookie })
  const linkTo = async (person: Person, who: Visitor) => {
    const { url, cookie } = await link(person)
    return fragmentOf(locationOf(await comeBackWith(service.approve(url, who), cookie)))
  }
  const providersOf = async (person: Person) =>
    (await person.call('GET', '/auth/v1/user')).body.identities.map(
      ({ provider }: { provider: string }) => provider,
    )

  it('needs the browser that began it: an address that was sent on links nothing', async () => {
    const [person, other] = [await joinProven(visitor().email!), await joinProven(visitor().email!)]
    const { cookie: others } = await link(other)
    for (const cookie of ['', others, 'balanse-linking=']) {
      const back = await comeBackWith(service.approve((await link(person)).url, visitor()), cookie)
      expect(fragmentOf(locationOf(back))).toMatchObject({ error_code: 'bad_oauth_state' })
    }
    expect(await providersOf(person)).toEqual(['email'])
  })

  it('with a code is done by its verifier alone, and goes on with the same session', async () => {
    const person = await joinProven(visitor().email!)
    const verifier = randomBytes(56).toString('hex')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const pkce = `&code_challenge=${challenge}&code_challenge_method=s256`
    const path = `/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true${pkce}`
    const begun = await person.call('GET', path)
    const back = locationOf(await comeBack(service.approve(begun.body.url, visitor())))
    const auth_code = back.searchParams.get('code')
    expect(await providersOf(person)).toEqual(['email'])
    const exchange = (code_verifier: string) =>
      app.call('POST', '/auth/v1/token?grant_type=pkce', { auth_code, code_verifier }, version)
    expect(told(await exchange(randomBytes(56).toString('hex')))).toEqual([400, 'bad_code_verifier'])
    expect(await providersOf(person)).toEqual(['email'])
    const { body } = await exchange(verifier)
    expect(decodeJwt(body.access_token).session_id).toBe(decodeJwt(person.token).session_id)
    expect(await providersOf(person)).toEqual(['email', 'google'])
    expect(told(await exchange(verifier))).toEqual([404, 'flow_state_not_found'])
  })

  it('with a code does nothing for a session that has ended meanwhile', async () => {
    const person = await joinProven(visitor().email!)
    const verifier = randomBytes(56).toString('hex')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const pkce = `&code_challenge=${challenge}&code_challenge_method=s256`
    const path = `/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true${pkce}`
    const begun = await person.call('GET', path)
    const back = locationOf(await comeBack(service.approve(begun.body.url, visitor())))
    await person.call('POST', '/auth/v1/logout')
    const auth_code = back.searchParams.get('code')
    const exchange = { auth_code, code_verifier: verifier }
    const answer = await app.call('POST', '/auth/v1/token?grant_type=pkce', exchange, version)
    expect(told(answer)).toEqual([403, 'session_not_found'])
    const kept = await app.owner('select provider from auth.identities where user_id = $1', [person.userId])
    expect(kept).toEqual([{ provider: 'email' }])
  })

  it('gives a further identity, which can be taken away again while one is left', async () => {
    const person = await joinProven(visitor().email!)
    const who = visitor()
    expect((await linkTo(person, who)).access_token).toBeTruthy()
    const { identities, email } = (await person.call('GET', '/auth/v1/user')).body
    expect(identities.map(({ provider }: { provider: string }) => provider)).toEqual(['email', 'google'])
    expect(email).toBe(person.email.toLowerCase())
    const remove = (id: string) => person.call('DELETE', `/auth/v1/user/identities/${id}`)
    expect((await remove(identities[0].identity_id)).body).toEqual({})
    expect(told(await remove(identities[1].identity_id))).toEqual([422, 'single_identity_not_deletable'])
    expect((await person.call('GET', '/auth/v1/user')).body).toMatchObject({
      email: who.email!.toLowerCase(),
      app_metadata: { provider: 'google', providers: ['google'] },
    })
    // The address that went is free again, and the password went with it.
    const credentials = { email: person.email, password: 'a long enough phrase' }
    expect(
      (await app.call('POST', '/auth/v1/token?grant_type=password', credentials, version)).body.code,
    ).toBe('invalid_credentials')
  })

  it('is refused when the identity is somebody’s already', async () => {
    const who = visitor()
    await signIn(who)
    const person = await joinProven(visitor().email!)
    expect(await linkTo(person, who)).toMatchObject({ error_code: 'identity_already_exists' })
  })

  it('does not leave an account whose remaining address is another person’s', async () => {
    const [person, other] = [await joinProven(visitor().email!), await joinProven(visitor().email!)]
    await linkTo(person, visitor({ email: other.email }))
    const { identities } = (await person.call('GET', '/auth/v1/user')).body
    const answer = await person.call('DELETE', `/auth/v1/user/identities/${identities[0].identity_id}`)
    expect(told(answer)).toEqual([422, 'email_conflict_identity_not_deletable'])
    expect((await person.call('GET', '/auth/v1/user')).body.identities).toHaveLength(2)
  })

  it('ends being anonymous', async () => {
    const { body } = await app.call('POST', '/auth/v1/signup', {})
    expect(body.user).toMatchObject({ is_anonymous: true, identities: [], app_metadata: {}, email: '' })
    const headers = { ...version, authorization: `Bearer ${body.access_token}` }
    const path = '/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true'
    const begun = await app.call('GET', path, undefined, headers)
    const who = visitor()
    await comeBackWith(service.approve(begun.body.url, who), cookieOf(begun.headers))
    expect((await app.call('GET', '/auth/v1/user', undefined, headers)).body).toMatchObject({
      id: body.user.id,
      is_anonymous: false,
      email: who.email!.toLowerCase(),
      identities: [{ provider: 'google' }],
    })
  })

  it('is refused for an identity that is another’s or not one at all', async () => {
    const [person, other] = [await joinProven(visitor().email!), await joinProven(visitor().email!)]
    const theirs = (await other.call('GET', '/auth/v1/user')).body.identities[0].identity_id
    const remove = (id: string) => person.call('DELETE', `/auth/v1/user/identities/${id}`)
    expect(told(await remove(theirs))).toEqual([422, 'identity_not_found'])
    expect(told(await remove('x'))).toEqual([404, 'validation_failed'])
  })
})

describe('an ID token that an app brings', () => {
  const grant = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    app.call(
      'POST',
      '/auth/v1/token?grant_type=id_token',
      { provider: 'google', ...body },
      { ...version, ...headers },
    )

  it('signs in, with a nonce that only its app knew', async () => {
    const nonce = randomBytes(16).toString('hex')
    const hashed = createHash('sha256').update(nonce).digest('hex')
    const id_token = await service.issueIdToken(visitor(), { nonce: hashed })
    const { status, body } = await grant({ id_token, nonce })
    expect([status, body.user.app_metadata.provider]).toEqual([200, 'google'])
    for (const [given, error] of [
      [{ id_token }, 'invalid request'],
      [{ id_token, nonce: 'another' }, 'invalid nonce'],
    ] as const)
      expect(await grant(given)).toMatchObject({ status: 400, body: { error } })
  })

  it('may be for an app of ours that has an id of its own', async () => {
    const id_token = await service.issueIdToken(visitor(), { aud: 'balanse-phone' })
    expect((await grant({ id_token })).status).toBe(200)
  })

  it('is refused when it is forged, changed, for somebody else or none', async () => {
    const who = visitor()
    for (const id_token of [
      await service.forgeIdToken(who),
      await service.issueIdToken(who).then((token) => `${token.slice(0, -8)}AAAAAAAA`),
      await service.issueIdToken(who, { aud: 'another-app' }),
      'none',
    ]) {
      const { status, body } = await grant({ id_token })
      expect([status, body]).toEqual([400, { error: 'invalid request', error_description: 'Bad ID token' }])
    }
  })

  it('of a service that is not set up is refused', async () => {
    const id_token = await service.issueIdToken(visitor())
    for (const provider of ['azure', 'github', 'toString'])
      expect(told(await grant({ provider, id_token }))).toEqual([400, 'provider_disabled'])
    expect((await grant({ provider: '', id_token })).status).toBe(400)
  })

  it('connects the service to its bearer when asked to', async () => {
    const person = await joinProven(visitor().email!)
    const id_token = await service.issueIdToken(visitor())
    const headers = { authorization: `Bearer ${person.token}` }
    const { body } = await grant({ id_token, link_identity: true }, headers)
    expect([body.user.id, body.user.identities.length]).toEqual([person.userId, 2])
    expect(told(await grant({ id_token, link_identity: true }))).toEqual([401, 'no_authorization'])
  })
})

describe('where addresses are taken at their word', () => {
  let open: TestApp
  beforeAll(async () => {
    open = await createTestApp({
      BALANSE_OAUTH_GOOGLE_CLIENT_ID: service.clientId,
      BALANSE_OAUTH_GOOGLE_SECRET: service.secret,
      BALANSE_OAUTH_GOOGLE_ISSUER: service.url,
    })
  })
  afterAll(() => open.close())

  it('the owner of an address gets the account without the one who took it', async () => {
    const squatter = await open.join('Mallory')
    const user = await readUser(
      (await signIn(visitor({ email: squatter.email }), {}, open)).access_token!,
      open,
    )
    expect(user.id).toBe(squatter.userId)
    expect(user.identities).toMatchObject([{ provider: 'google' }])
    expect((await squatter.call('GET', '/auth/v1/user')).body.error_code).toBe('session_not_found')
  })

  it('connecting is off unless it was switched on', async () => {
    const person = await open.join()
    for (const [method, path] of [
      ['GET', 'authorize?provider=google'],
      ['DELETE', '83fd9e20'],
    ]) {
      const answer = await person.call(method!, `/auth/v1/user/identities/${path}`, undefined, version)
      expect(told(answer)).toEqual([404, 'manual_linking_disabled'])
    }
  })
})
