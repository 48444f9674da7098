import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'

/** What the service says of the person who is in front of it. */
export interface Visitor {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  picture?: string
}

export interface SignInService {
  url: string
  clientId: string
  secret: string
  /** The person agrees: answers the address that the service sends the browser to. */
  approve(authorization: string, visitor: Visitor): URL
  /** Whoever comes to its page from now on is this person, who has agreed before: it leads straight back. */
  welcome(visitor: Visitor): void
  /** An ID token as an app on a phone would get it. */
  issueIdToken(visitor: Visitor, more?: Record<string, unknown>): Promise<string>
  /** Signed by somebody else under the same key id. */
  forgeIdToken(visitor: Visitor): Promise<string>
  close(): Promise<void>
}

interface Grant {
  visitor: Visitor
  nonce: string | null
  challenge: string
  redirectUri: string
}

/**
 * A sign-in service on this machine, strict like the real ones: OpenID Connect, and GitHub's own calls below
 * /login/oauth and /api/v3. It checks client, secret, redirect address and verifier, and takes a code once.
 */
export async function startSignInService(): Promise<SignInService> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'service', alg: 'RS256', use: 'sig' }
  const clientId = 'balanse'
  const secret = 'a secret between the two'
  const grants = new Map<string, Grant>()
  const visitors = new Map<string, Visitor>()
  let url = ''
  let inFront: Visitor | null = null

  const sign = (key: CryptoKey, visitor: Visitor, more: Record<string, unknown>) =>
    new SignJWT({ ...visitor, ...more })
      .setProtectedHeader({ alg: 'RS256', kid: 'service' })
      .setIssuer(url)
      .setAudience(typeof more.aud === 'string' ? more.aud : clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key)

  async function exchange(form: URLSearchParams): Promise<[number, object]> {
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const isClient = form.get('client_id') === clientId && form.get('client_secret') === secret
    const shown = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || !isClient || shown !== grant.challenge || form.get('redirect_uri') !== grant.redirectUri)
      return [400, { error: 'invalid_grant' }]
    const accessToken = `access-${randomUUID()}`
    visitors.set(accessToken, grant.visitor)
    const idToken = grant.nonce !== null && (await sign(privateKey, grant.visitor, { nonce: grant.nonce }))
    return [
      200,
      {
        access_token: accessToken,
        token_type: 'bearer',
        expires_in: 300,
        refresh_token: `refresh-${accessToken}`,
        ...(idToken ? { id_token: idToken } : {}),
      },
    ]
  }

  async function answer(request: IncomingMessage): Promise<[number, object]> {
    const { pathname } = new URL(request.url ?? '/', url)
    const visitor = visitors.get(/^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '')
    if (pathname === '/.well-known/openid-configuration')
      return [
        200,
        {
          issuer: url,
          authorization_endpoint: `${url}/authorize`,
          token_endpoint: `${url}/token`,
          jwks_uri: `${url}/jwks`,
          userinfo_endpoint: `${url}/userinfo`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256'],
        },
      ]
    if (pathname === '/jwks') return [200, { keys: [jwk] }]
    if (pathname === '/token' || pathname === '/login/oauth/access_token')
      return exchange(new URLSearchParams(await bodyOf(request)))
    if (!visitor) return [401, { error: 'invalid_token' }]
    if (pathname === '/userinfo') return [200, visitor]
    if (pathname === '/api/v3/user')
      return [200, { id: Number(visitor.sub), login: visitor.name, name: visitor.name }]
    if (pathname === '/api/v3/user/emails')
      return [200, [{ email: visitor.email, primary: true, verified: visitor.email_verified }]]
    return [404, {}]
  }

  function approve(authorization: string, visitor: Visitor): URL {
    const asked = new URL(authorization).searchParams
    if (asked.get('client_id') !== clientId || asked.get('code_challenge_method') !== 'S256')
      throw new Error(`The service does not accept ${authorization}`)
    const code = randomUUID()
    const redirectUri = asked.get('redirect_uri') ?? ''
    grants.set(code, {
      visitor,
      nonce: asked.get('nonce'),
      challenge: asked.get('code_challenge') ?? '',
      redirectUri,
    })
    const back = new URL(redirectUri)
    back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
    return back
  }

  const server = createServer((request, reply) => {
    if (inFront && request.url?.startsWith('/authorize?')) {
      reply.writeHead(302, { location: approve(url + request.url, inFront).href }).end()
      return
    }
    void answer(request).then(([status, body]) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    clientId,
    secret,
    approve,
    welcome: (visitor) => void (inFront = visitor),
    issueIdToken: (visitor, more = {}) => sign(privateKey, visitor, more),
    forgeIdToken: async (visitor) => sign((await generateKeyPair('RS256')).privateKey, visitor, {}),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
