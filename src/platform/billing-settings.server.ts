import * as z from 'zod'
import { SettingError } from './setting-kinds.server.ts'

/** Settings of who takes money here, if anybody does. */
export const billingShape = {
  BALANSE_BILLING: z
    .enum(['none', 'manual', 'stripe'], { error: 'must be none, manual or stripe' })
    .default('none'),
  BALANSE_BILLING_PAY_TO: z.string().max(500, 'must have at most 500 characters').default(''),
  BALANSE_STRIPE_SECRET_KEY: z.string().default(''),
  BALANSE_STRIPE_WEBHOOK_SECRET: z.string().default(''),
  BALANSE_STRIPE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .default('https://api.stripe.com'),
}

export type BillingConfig =
  | { adapter: 'none' }
  /** `payTo` stands on each invoice: how to pay. */
  | { adapter: 'manual'; payTo: string }
  | { adapter: 'stripe'; secretKey: string; webhookSecret: string; url: string }

/** Throws SettingError. */
export function readBilling(s: z.output<z.ZodObject<typeof billingShape>>): BillingConfig {
  const adapter = s.BALANSE_BILLING
  if (adapter === 'none') return { adapter }
  if (adapter === 'manual') {
    if (!s.BALANSE_BILLING_PAY_TO)
      throw new SettingError(
        'BALANSE_BILLING is manual, so BALANSE_BILLING_PAY_TO must say how an invoice is paid.',
      )
    return { adapter, payTo: s.BALANSE_BILLING_PAY_TO }
  }
  const [secretKey, webhookSecret] = [s.BALANSE_STRIPE_SECRET_KEY, s.BALANSE_STRIPE_WEBHOOK_SECRET]
  if (!secretKey || !webhookSecret)
    throw new SettingError(
      'BALANSE_BILLING is stripe, so BALANSE_STRIPE_SECRET_KEY and BALANSE_STRIPE_WEBHOOK_SECRET must be set.',
    )
  return { adapter, secretKey, webhookSecret, url: s.BALANSE_STRIPE_URL }
}
