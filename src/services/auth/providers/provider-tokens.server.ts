import type { AuthParts } from '../parts.server.ts'
import type { FlowState } from '../store/flow-states.server.ts'
import type { ProviderAnswer } from './open-providers.server.ts'

/** What a service gave for its own API, as a session answer carries it: once, and never again. */
export type ProviderTokens = Partial<Record<'provider_token' | 'provider_refresh_token', string>>

export function readProviderTokens({ accessToken, refreshToken }: ProviderAnswer): ProviderTokens {
  return {
    ...(accessToken ? { provider_token: accessToken } : {}),
    ...(refreshToken ? { provider_refresh_token: refreshToken } : {}),
  }
}

/** Sealed, for the minutes between the service's answer and the exchange of the code. */
export function sealProviderTokens(parts: AuthParts, flow: FlowState, tokens: ProviderTokens): Buffer {
  return parts.vault.seal(JSON.stringify(tokens), flow.id)
}

/** The tokens of a flow that was begun at a service; of any other nothing. */
export function openProviderTokens(parts: AuthParts, flow: FlowState): ProviderTokens {
  if (!flow.provider_tokens) return {}
  return JSON.parse(parts.vault.open(flow.provider_tokens, flow.id)) as ProviderTokens
}
