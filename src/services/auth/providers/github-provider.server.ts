import type { Configuration } from 'openid-client'
import * as z from 'zod'
import type { ProviderConfig } from '#platform/config.server.ts'
import type { Provider } from './open-providers.server.ts'
import { readProfile } from './profile.server.ts'

const Person = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
})
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

const timeoutSeconds = 8

/** GitHub speaks OAuth 2 without OpenID Connect: who somebody is is asked of its API. */
export function createGithubProvider(settings: ProviderConfig): Provider {
  const base = settings.issuer?.replace(/\/+$/, '') ?? 'https://github.com'
  const api = settings.issuer ? `${base}/api/v3` : 'https://api.github.com'

  return {
    name: 'github',
    async begin({ redirectUri, state, scopes, secrets, more }) {
      const client = await import('openid-client')
      return client.buildAuthorizationUrl(await configure(base, settings), {
        ...more,
        redirect_uri: redirectUri,
        scope: [...new Set(['user:email', ...scopes])].join(' '),
        state,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
      })
    },

    async finish({ callback, state, secrets }) {
      const client = await import('openid-client')
      const configuration = await configure(base, settings)
      const tokens = await client.authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        pkceCodeVerifier: secrets.codeVerifier,
      })
      const ask = async (path: string): Promise<unknown> => {
        const headers = new Headers({ accept: 'application/vnd.github+json', 'user-agent': 'Balanse' })
        const { access_token } = tokens
        const address = new URL(`${api}${path}`)
        const answer = await client.fetchProtectedResource(
          configuration,
          access_token,
          address,
          'GET',
          null,
          headers,
        )
        if (!answer.ok) throw new Error(`GitHub answered ${answer.status}.`)
        return answer.json()
      }
      const person = Person.parse(await ask('/user'))
      const emails = Emails.parse(await ask('/user/emails'))
      const main = emails.find((email) => email.primary) ?? emails[0]
      return {
        profile: readProfile({
          sub: String(person.id),
          email: main?.email,
          email_verified: main?.verified,
          name: person.name,
          user_name: person.login,
          preferred_username: person.login,
          avatar_url: person.avatar_url,
          iss: api,
        }),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      }
    },
  }
}

async function configure(base: string, { clientId, secret }: ProviderConfig): Promise<Configuration> {
  const client = await import('openid-client')
  const configuration = new client.Configuration(
    {
      issuer: base,
      authorization_endpoint: `${base}/login/oauth/authorize`,
      token_endpoint: `${base}/login/oauth/access_token`,
    },
    clientId,
    undefined,
    client.ClientSecretPost(secret),
  )
  configuration.timeout = timeoutSeconds
  // The settings let plain http through only on the operator's own network.
  if (base.startsWith('http:')) client.allowInsecureRequests(configuration)
  return configuration
}
