import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Version } from '#platform/contract/limits.ts'
import { pers, Plan, PlanId } from './rules/plans.ts'

/** Who takes money here: nobody, whoever sends invoices, or Stripe. */
const Adapter = z.enum(['none', 'manual', 'stripe'])
export type Adapter = z.infer<typeof Adapter>

export const Subscription = z.object({
  /** canceled: goes on until `ends_at` and then ends; past_due: a payment did not go through, nothing is closed. */
  state: z.enum(['trialing', 'active', 'past_due', 'canceled', 'expired']),
  provider: z.enum(['manual', 'stripe']),
  plan: z.string(),
  per: z.enum(pers),
  amount: z.number(),
  currency: z.string(),
  trial_ends_at: z.nullable(Instant),
  period_ends_at: z.nullable(Instant),
  grace_ends_at: z.nullable(Instant),
  ends_at: z.nullable(Instant),
  /** Whether a payment is agreed: without it a trial ends by itself and nothing is charged. */
  is_ordered: z.boolean(),
  version: Version,
})
export type Subscription = z.infer<typeof Subscription>

export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(['open', 'paid', 'void', 'refund_due', 'refunded']),
  amount: z.number(),
  currency: z.string(),
  issued_at: Instant,
  due_at: z.nullable(Instant),
  paid_at: z.nullable(Instant),
  address: z.string(),
})
export type Invoice = z.infer<typeof Invoice>
/** As many as the screen shows. */
export const invoicesMost = 60

export const BillingState = z.object({
  adapter: Adapter,
  subscription: z.nullable(Subscription),
  invoices: z.array(Invoice),
  has_tried: z.boolean(),
  /** How an invoice is paid; empty where nobody sends one. */
  pay_to: z.string(),
  /** The payment that can be asked back now. */
  refund: z.nullable(z.object({ amount: z.number(), currency: z.string(), until: Instant })),
})
export type BillingState = z.infer<typeof BillingState>

const Choice = z.object({ plan: PlanId, per: z.enum(pers) })
const Based = z.object({ version: Version })

export const plansContract = {
  readPlans: endpoint({
    method: 'GET',
    path: '/plans',
    access: 'public',
    summary: 'The plans of this server, and who takes money for them; none where nothing is sold',
    output: z.object({ adapter: Adapter, plans: z.array(Plan) }),
  }),
}

export const billingContract = {
  readBilling: endpoint({
    method: 'GET',
    path: '/billing',
    access: 'user',
    summary: 'What the person agreed to pay for, and their invoices',
    output: BillingState,
  }),
}

/** Calls that may ask the payment service on the way. Each answers how things stand afterwards. */
export const billingOutsideContract = {
  beginTrial: endpoint({
    method: 'POST',
    path: '/billing/trial',
    access: 'user',
    summary: 'Begins the trial of a plan, once a person; no card, and it ends by itself',
    body: Choice,
    output: BillingState,
  }),
  orderPlan: endpoint({
    method: 'POST',
    path: '/billing/order',
    access: 'user',
    summary: 'Orders a plan: answers the address of the checkout, or none where an invoice was sent',
    body: Choice,
    output: z.object({ address: z.nullable(z.string()) }),
  }),
  settleOrder: endpoint({
    method: 'POST',
    path: '/billing/settle',
    access: 'user',
    summary: 'Asks the payment service how things stand, for somebody who comes back from a checkout',
    output: BillingState,
  }),
  previewChange: endpoint({
    method: 'POST',
    path: '/billing/change-preview',
    access: 'user',
    summary: 'What another plan would cost today, with what is paid already taken off',
    body: Choice,
    output: z.object({ due_now: z.number(), currency: z.string(), at: z.number() }),
  }),
  changePlan: endpoint({
    method: 'POST',
    path: '/billing/change',
    access: 'user',
    summary: 'Changes to another plan, reckoned from the moment of the preview',
    body: z.extend(Choice, { version: Version, at: z.number().check(z.int(), z.gte(0)) }),
    output: BillingState,
  }),
  cancelPlan: endpoint({
    method: 'POST',
    path: '/billing/cancel',
    access: 'user',
    summary: 'Ends the plan with what is paid or free; nothing is charged from now on',
    body: Based,
    output: BillingState,
  }),
  keepPlan: endpoint({
    method: 'POST',
    path: '/billing/keep',
    access: 'user',
    summary: 'Takes a cancellation back while the plan still goes on',
    body: Based,
    output: BillingState,
  }),
  refundPlan: endpoint({
    method: 'POST',
    path: '/billing/refund',
    access: 'user',
    summary: 'Within 14 days of a payment: gives it back in full and ends the plan at once',
    body: Based,
    output: BillingState,
  }),
  openPayment: endpoint({
    method: 'POST',
    path: '/billing/payment',
    access: 'user',
    summary: 'The address where the payment service shows card and invoices',
    output: z.object({ address: z.string() }),
  }),
}
