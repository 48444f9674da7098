import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { Configuration } from 'openid-client'
import type { ProviderConfig, ProviderName } from '#platform/config.server.ts'
import type { Provider } from './open-providers.server.ts'
import { readProfile } from './profile.server.ts'

const publicIssuers: Partial<Record<ProviderName, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  slack_oidc: 'https://slack.com',
}

/** Longest wait for the service, in seconds: the person is looking at an empty page meanwhile. */
const timeoutSeconds = 8

/** A service that speaks OpenID Connect. Where its addresses are is asked of it on first use. */
export function createOidcProvider(name: ProviderName, settings: ProviderConfig): Provider {
  const issuer = settings.issuer ?? publicIssuers[name]
  if (!issuer) throw new Error(`The sign-in service ${name} has no address.`)
  let known: Promise<Configuration> | undefined
  // What could not be found out is asked again next time.
  const discovered = () => (known ??= discover(issuer, settings).catch(forget))
  const forget = (error: unknown): never => {
    known = undefined
    throw error
  }
  let keys: JWTVerifyGetKey | undefined

  return {
    name,
    async begin({ redirectUri, state, scopes, secrets, more }) {
      const client = await import('openid-client')
      const asked = name === 'apple' ? ['openid', 'name', 'email'] : ['openid', 'email', 'profile']
      return client.buildAuthorizationUrl(await discovered(), {
        ...more,
        redirect_uri: redirectUri,
        scope: [...new Set([...asked, ...scopes])].join(' '),
        state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
        // Apple hands out name and e-mail only in this way.
        ...(name === 'apple' ? { response_mode: 'form_post' } : {}),
      })
    },

    async finish({ callback, state, secrets }) {
      const client = await import('openid-client')
      const configuration = await discovered()
      const tokens = await client.authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.codeVerifier,
        idTokenExpected: true,
      })
      let claims: Record<string, unknown> = { ...tokens.claims() }
      if (!claims.email && configuration.serverMetadata().userinfo_endpoint)
        claims = {
          ...claims,
          ...(await client.fetchUserInfo(configuration, tokens.access_token, String(claims.sub))),
        }
      return {
        profile: readProfile(claims),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      }
    },

    async readIdToken(idToken) {
      const { jwks_uri, issuer: named } = (await discovered()).serverMetadata()
      if (!jwks_uri) throw new Error(`The sign-in service ${name} publishes no keys.`)
      keys ??= createRemoteJWKSet(new URL(jwks_uri))
      const { payload } = await jwtVerify(idToken, keys, {
        // Google writes its own name in both ways.
        issuer: name === 'google' ? [named, 'accounts.google.com'] : named,
        audience: settings.audiences,
        requiredClaims: ['exp', 'sub'],
      })
      return payload
    },
  }
}

async function discover(issuer: string, { clientId, secret }: ProviderConfig): Promise<Configuration> {
  const client = await import('openid-client')
  const address = new URL(issuer)
  return client.discovery(address, clientId, undefined, client.ClientSecretPost(secret), {
    timeout: timeoutSeconds,
    // The settings let plain http through only on the operator's own network.
    ...(address.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {}),
  })
}
