import type { FactorRow } from '../store/factors.server.ts'

/** A factor as the protocol shows it. Never its secret. */
export function answerFactor(factor: FactorRow): Record<string, unknown> {
  const { aaguid } = (factor.credential ?? {}) as { aaguid?: unknown }
  return {
    id: factor.id,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    status: factor.status,
    ...(factor.friendly_name ? { friendly_name: factor.friendly_name } : {}),
    factor_type: factor.factor_type,
    phone: factor.phone ?? '',
    last_challenged_at: factor.last_challenged_at,
    ...(aaguid ? { web_authn_aaguid: aaguid } : {}),
  }
}
