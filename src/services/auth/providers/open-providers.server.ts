import type { Config, ProviderName } from '#platform/config.server.ts'
import { createGithubProvider } from './github-provider.server.ts'
import { createOidcProvider } from './oidc-provider.server.ts'
import type { Profile } from './profile.server.ts'

/** What has to come back with the answer of a service, so that it is the answer to this question. */
export interface ProviderSecrets {
  nonce: string
  codeVerifier: string
}

export interface ProviderAnswer {
  profile: Profile
  /** For the service's own API; handed to the client once. */
  accessToken: string | undefined
  refreshToken: string | undefined
}

/** A service that says who somebody is. All calls to it end within seconds, and throw when it does not agree. */
export interface Provider {
  name: ProviderName
  /** The address to send a browser to. */
  begin(asked: {
    redirectUri: string
    state: string
    scopes: string[]
    secrets: ProviderSecrets
    /** Parameters of the caller that are passed through. */
    more: Record<string, string>
  }): Promise<URL>
  /** Reads the answer that the browser brought back. */
  finish(answer: { callback: URL; state: string; secrets: ProviderSecrets }): Promise<ProviderAnswer>
  /** The claims of an ID token that a client got by itself; undefined where the service has none. */
  readIdToken?: (idToken: string) => Promise<Record<string, unknown>>
}

export type Providers = ReadonlyMap<string, Provider>

/** The services that the operator has set up, by their names in the protocol. None of them is spoken to yet. */
export function openProviders(config: Config['auth']['providers']): Providers {
  const providers = new Map<string, Provider>()
  for (const [name, settings] of Object.entries(config) as [ProviderName, (typeof config)['google']][]) {
    if (!settings) continue
    providers.set(
      name,
      name === 'github' ? createGithubProvider(settings) : createOidcProvider(name, settings),
    )
  }
  return providers
}
