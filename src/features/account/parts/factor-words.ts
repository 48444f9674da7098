import type { Factor } from '@supabase/auth-js'

const kinds: Record<string, string> = {
  totp: 'Authenticator app',
  phone: 'Text message',
  webauthn: 'Security key or passkey',
  recovery_code: 'Recovery codes',
}

/** What a second step is called: the name that the person gave it, else its kind. */
export function factorName(factor: Pick<Factor, 'friendly_name' | 'factor_type'>): string {
  return factor.friendly_name?.trim() || (kinds[factor.factor_type] ?? 'Second step')
}

/** `name`, or with a number behind it when one of the person's others is called that already. */
export function freeName(name: string, factors: readonly Pick<Factor, 'friendly_name'>[]): string {
  const taken = new Set(factors.map((factor) => factor.friendly_name))
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name} ${number}`)) number += 1
  return `${name} ${number}`
}
