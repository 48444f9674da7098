import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { signXml } from '@node-saml/node-saml/lib/xml.js'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type TestApp } from '../../../../test/app.ts'
import { readOrganisations } from './organisations.server.ts'

const organisationId = '7d7f1c9e-1c9d-4c5e-9a66-0d3d0f6a7b11'
const entityId = 'https://sso.example.org/saml'
const version = { 'x-supabase-api-version': '2024-01-01' }
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

let folder: string
let app: TestApp
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balanse-saml-'))
  writeFileSync(join(folder, 'organisation.xml'), metadata(certificateOf(publicKey, privateKey)))
  const file = join(folder, 'saml.json')
  writeFileSync(
    file,
    JSON.stringify([{ id: organisationId, domains: ['Example.org'], metadata_file: 'organisation.xml' }]),
  )
  app = await createTestApp({ BALANSE_SAML: file })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

function metadata(certificate: string): string {
  return `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}">
    <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
      <md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>
        ${certificate}
      </ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
      <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://sso.example.org/sign-in"/>
    </md:IDPSSODescriptor></md:EntityDescriptor>`
}

/** A self-signed certificate in base64 DER, as short as the standard allows. */
function certificateOf(publicKey: KeyObject, privateKey: KeyObject): string {
  const tlv = (tag: number, body: Buffer): Buffer => {
    const size = Buffer.from(body.length.toString(16).padStart(body.length > 255 ? 4 : 2, '0'), 'hex')
    const length = body.length < 128 ? size : Buffer.concat([Buffer.from([0x80 + size.length]), size])
    return Buffer.concat([Buffer.from([tag]), length, body])
  }
  const sequence = (...items: Buffer[]) => tlv(0x30, Buffer.concat(items))
  const sha256WithRsa = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'))
  const time = (text: string) => tlv(0x17, Buffer.from(text))
  const body = sequence(
    tlv(0x02, Buffer.from([1])),
    sha256WithRsa,
    sequence(),
    sequence(time('200101000000Z'), time('491231235959Z')),
    sequence(),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', body, privateKey)
  return sequence(body, sha256WithRsa, tlv(0x03, Buffer.concat([Buffer.from([0]), signature]))).toString(
    'base64',
  )
}

interface Wish {
  email?: string
  nameId?: string
  id?: string
  audience?: string
  issuer?: string
  /** Of the answer, and of the signed part inside; null leaves it out. */
  inResponseTo?: string
  innerInResponseTo?: string | null
  agoMs?: number
  key?: KeyObject
}

/** The signed assertion as the organisation's service would write it. */
function makeAssertion(requestId: string, wish: Wish = {}): string {
  const at = (ms: number) => new Date(Date.now() - (wish.agoMs ?? 0) + ms).toISOString()
  const inner = wish.innerInResponseTo === undefined ? requestId : wish.innerInResponseTo
  const xml = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${wish.id ?? `_${crypto.randomUUID()}`}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${wish.issuer ?? entityId}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${wish.nameId ?? 'ada-17'}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData Recipient="http://localhost:3000/auth/v1/sso/saml/acs" NotOnOrAfter="${at(240_000)}"${inner === null ? '' : ` InResponseTo="${inner}"`}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(-5_000)}" NotOnOrAfter="${at(240_000)}"><saml:AudienceRestriction><saml:Audience>${wish.audience ?? 'http://localhost:3000/auth/v1/sso/saml/metadata'}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}"/><saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${wish.email ?? 'Ada@example.org'}</saml:AttributeValue></saml:Attribute><saml:Attribute Name="displayName"><saml:AttributeValue>Ada</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`
  return signXml(
    xml,
    "/*[local-name()='Assertion']",
    { reference: "/*[local-name()='Assertion']/*[local-name()='Issuer']", action: 'after' },
    {
      privateKey: (wish.key ?? privateKey).export({ type: 'pkcs8', format: 'pem' }),
      signatureAlgorithm: 'sha256',
      digestAlgorithm: 'sha256',
    },
  )
}

function wrap(assertion: string, inResponseTo: string): string {
  const xml = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${crypto.randomUUID()}" Version="2.0" IssueInstant="${new Date().toISOString()}" InResponseTo="${inResponseTo}"><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${assertion}</samlp:Response>`
  return Buffer.from(xml).toString('base64')
}

async function begin(more: Record<string, unknown> = {}): Promise<{ state: string; requestId: string }> {
  const body = { domain: 'EXAMPLE.org', skip_http_redirect: true, ...more }
  const { status, body: answer } = await app.call('POST', '/auth/v1/sso', body, version)
  expect(status).toBe(200)
  const url = new URL(answer.url)
  expect(url.origin + url.pathname).toBe('https://sso.example.org/sign-in')
  const request = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest')!, 'base64')).toString()
  expect(request).toContain('http://localhost:3000/auth/v1/sso/saml/acs')
  return { state: url.searchParams.get('RelayState')!, requestId: /ID="([^"]+)"/.exec(request)![1]! }
}

const bring = (SAMLResponse: string, RelayState: string) =>
  app.call('POST', '/auth/v1/sso/saml/acs', new URLSearchParams({ SAMLResponse, RelayState }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })

function readBack(answer: Answer): Record<string, string> {
  expect(answer.status).toBe(303)
  const url = new URL(String(answer.headers.location))
  expect(url.origin).toBe('http://localhost:3000')
  return Object.fromEntries([...url.searchParams, ...new URLSearchParams(url.hash.slice(1))])
}

async function signIn(wish: Wish = {}): Promise<Record<string, string>> {
  const { state, requestId } = await begin()
  const answer = wrap(makeAssertion(requestId, wish), wish.inResponseTo ?? requestId)
  return readBack(await bring(answer, state))
}

describe('signing in at the service of an organisation', () => {
  it('makes an account apart from the people’s own, and finds it the next time', async () => {
    const own = await app.call('POST', '/auth/v1/signup', {
      email: 'ada@example.org',
      password: 'a long enough phrase',
    })
    const { access_token } = await signIn()
    expect(decodeJwt(access_token!)).toMatchObject({
      amr: [{ method: 'sso/saml' }],
      email: 'ada@example.org',
    })
    const headers = { ...version, authorization: `Bearer ${access_token}` }
    const { body: user } = await app.call('GET', '/auth/v1/user', undefined, headers)
    expect(user).toMatchObject({
      email: 'ada@example.org',
      app_metadata: { provider: `sso:${organisationId}` },
      identities: [{ provider: `sso:${organisationId}`, id: 'ada-17' }],
    })
    expect(user).not.toHaveProperty('is_sso_user')
    expect(user.id).not.toBe(own.body.user.id)
    expect(decodeJwt((await signIn()).access_token!).sub).toBe(user.id)
    const change = await app.call('PUT', '/auth/v1/user', { password: 'an entirely new phrase' }, headers)
    expect([change.status, change.body.code]).toEqual([422, 'user_sso_managed'])
  })

  it('ends with a code for a browser that holds a verifier', async () => {
    const verifier = 'v'.repeat(50)
    const { state, requestId } = await begin({ code_challenge: verifier, code_challenge_method: 'plain' })
    const { code } = readBack(await bring(wrap(makeAssertion(requestId), requestId), state))
    const { body } = await app.call('POST', '/auth/v1/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: verifier,
    })
    expect(decodeJwt(body.access_token)).toMatchObject({ amr: [{ method: 'sso/saml' }] })
  })

  it('is described for the service in XML', async () => {
    const answer = await app.call('GET', '/auth/v1/sso/saml/metadata')
    expect(answer.headers['content-type']).toMatch(/application\/xml/)
    expect(answer.body).toContain('entityID="http://localhost:3000/auth/v1/sso/saml/metadata"')
    expect((await app.call('GET', '/auth/v1/settings')).body.saml_enabled).toBe(true)
  })

  it.each([
    [{}, 400, 'validation_failed'],
    [{ domain: 'example.org', provider_id: organisationId }, 400, 'validation_failed'],
    [{ domain: 'elsewhere.example' }, 404, 'sso_provider_not_found'],
    [{ provider_id: 'x' }, 404, 'sso_provider_not_found'],
    [{ domain: 'example.org', code_challenge: 'x' }, 400, 'validation_failed'],
  ])('asked with %o is refused', async (body, status, code) => {
    const answer = await app.call('POST', '/auth/v1/sso', body, version)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})

describe('a domain that a team has bound', () => {
  it('leads to the service of the team, which may speak for it as long as it is bound', async () => {
    const asked = { domain: 'harbour.example', skip_http_redirect: true }
    const about = { email: 'ada@harbour.example', nameId: 'ada-18' }
    const { body } = await app.call('POST', '/auth/v1/signup', {
      email: 'ines@example.org',
      password: 'a long enough phrase',
    })
    const [team] = await app.owner<{ id: string }>(
      `insert into teams (owner_id, name, seats, sso_id) values ($1, 'Harbour', 5, $2) returning id`,
      [body.user.id, organisationId],
    )
    await app.owner(`insert into team_domains (team_id, domain, code) values ($1, $2, repeat('x', 32))`, [
      team?.id,
      asked.domain,
    ])
    expect((await app.call('POST', '/auth/v1/sso', asked, version)).status).toBe(404)
    expect(await signIn(about)).toHaveProperty('error_code')
    await app.owner('update team_domains set proven_at = now()')
    expect((await app.call('POST', '/auth/v1/sso', asked, version)).status).toBe(200)
    const { access_token } = await signIn(about)
    expect(decodeJwt(access_token!)).toMatchObject({ email: about.email, amr: [{ method: 'sso/saml' }] })
    await acceptsOnlySuch(body.access_token, access_token!)
    await app.owner('delete from team_domains')
    expect(await signIn(about)).toHaveProperty('error_code')
  })

  /** Such a team may want accounts of its domain to have come through the service before they join. */
  async function acceptsOnlySuch(owner: string, ada: string) {
    const as = (token: string) => ({ authorization: `Bearer ${token}` })
    const change = { name: 'Harbour', is_sso_only: true, version: 1 }
    expect((await app.call('PUT', '/api/team/room', change, as(owner))).body.sso.is_only).toBe(true)
    const email = 'ada@harbour.example'
    expect((await app.call('POST', '/api/team/invitations', { email }, as(owner))).status).toBe(200)
    const { body } = await app.call('POST', '/auth/v1/signup', { email, password: 'a long enough phrase' })
    const accept = async (token: string) => {
      const { invitations } = (await app.call('GET', '/api/team', undefined, as(token))).body
      const path = `/api/team/invitations/${invitations[0].id}/acceptance`
      return app.call('POST', path, { agreed: '2026-11-a' }, as(token))
    }
    expect((await accept(body.access_token)).body.message).toMatch('signs in through its organisation')
    expect((await accept(ada)).body.member).toMatchObject({ name: 'Harbour' })
    const room = (await app.call('GET', '/api/team/room', undefined, as(owner))).body
    expect(room).toMatchObject({ members: [{ email, through_sso: true }], sso: { state: 'ready' } })
  }
})

describe('an assertion', () => {
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

  it.each<[string, Wish]>([
    ['signed by a stranger', { key: stranger }],
    ['for another server', { audience: 'https://elsewhere.example' }],
    ['of another service', { issuer: 'https://elsewhere.example' }],
    ['that is too old', { agoMs: 600_000 }],
    ['that answers another question', { innerInResponseTo: '_83fd9e20-7a80-46e4-bf29-a86e3d6bbf66' }],
    ['in the answer to another question', { inResponseTo: '_83fd9e20-7a80-46e4-bf29-a86e3d6bbf66' }],
    ['about somebody of another domain', { email: 'ada@elsewhere.example' }],
  ])('%s signs nobody in', async (_what, wish) => {
    const answer = await signIn(wish)
    expect(answer).toMatchObject({ error: 'invalid_request', error_code: 'validation_failed' })
    expect(answer).not.toHaveProperty('access_token')
  })

  it('that was changed after it was signed signs nobody in', async () => {
    const { state, requestId } = await begin()
    const changed = makeAssertion(requestId).replace('ada-17', 'bob-18')
    expect(readBack(await bring(wrap(changed, requestId), state))).toMatchObject({
      error_code: 'validation_failed',
    })
  })

  it('counts once: neither the same answer again, nor the same assertion in the answer to a new question', async () => {
    const first = await begin()
    const assertion = makeAssertion(first.requestId, { innerInResponseTo: null })
    const answer = wrap(assertion, first.requestId)
    expect(readBack(await bring(answer, first.state))).toHaveProperty('access_token')
    expect(readBack(await bring(answer, first.state))).toMatchObject({
      error_code: 'saml_relay_state_not_found',
    })
    const second = await begin()
    expect(readBack(await bring(wrap(assertion, second.requestId), second.state))).toMatchObject({
      error_code: 'validation_failed',
    })
  })

  it.each([
    ['no XML', Buffer.from('hello').toString('base64')],
    ['nothing', ''],
    ['XML without an assertion', Buffer.from('<Response/>').toString('base64')],
    ['XML that means to grow', Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>').toString('base64')],
  ])('that is %s signs nobody in', async (_what, text) => {
    const { state } = await begin()
    expect(readBack(await bring(text, state))).toHaveProperty('error_code')
  })

  it('without a question is sent home', async () => {
    for (const state of ['', 'x', '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66'])
      expect(readBack(await bring('x', state))).toMatchObject({ error_code: 'saml_relay_state_not_found' })
  })
})

it.each([
  ['no JSON', 'not json'],
  ['an empty list', '[]'],
  ['an entry without metadata', `[{"id":"${organisationId}","domains":["example.org"]}]`],
  ['an entry without domains', `[{"id":"${organisationId}","domains":[],"metadata_file":"x"}]`],
])('a file with %s is refused with a sentence that names it', (_what, text) => {
  const path = join(folder, 'other.json')
  writeFileSync(path, text)
  expect(() => readOrganisations(path)).toThrow(`The file ${path} (BALANSE_SAML)`)
})
