import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Version } from '#platform/contract/limits.ts'

const Count = z.number()

/** How the server is. Counts only, of everybody together. */
export const Health = z.object({
  version: z.string(),
  /** When this process began; another one of the same database has another. */
  started_at: Instant,
  /** The last twelve weeks, oldest first, each from its Monday (UTC); null where counting took too long. */
  weeks: z.array(z.object({ week: z.string(), joined: z.nullable(Count), active: z.nullable(Count) })),
  journal_entries: Count,
  queue: z.object({
    waiting: Count,
    running: Count,
    laid_aside: Count,
    /** Names of the jobs that were laid aside. */
    names: z.array(z.string()),
    /** Since when the longest waiting one could have been done; null when none waits. */
    oldest_at: z.nullable(Instant),
  }),
  letters: z.object({
    /** Letters that wait to be sent again. */
    waiting: Count,
    /** Whether letters leave this machine; without a mail server they lie in the outbox. */
    is_sent: z.boolean(),
  }),
  files: z.object({ count: Count, bytes: Count }),
  database_bytes: Count,
  /** Answers of the last seven days that were our own fault, by day and place, the latest first. */
  faults: z.array(z.object({ kind: z.string(), place: z.string(), times: Count, last_at: Instant })),
  backup: z.object({
    last_at: z.nullable(Instant),
    /** Why the newest try did not work; empty when it did. */
    trouble: z.string(),
  }),
  /** Millionths of the operator's currency, by UTC days. */
  spend: z.object({ today: Count, month: Count, budget: Count }),
  signup: z.enum(['open', 'invite', 'closed']),
  /** What a new server needs, as far as it is done. */
  steps: z.object({
    address: z.boolean(),
    mail: z.boolean(),
    backup: z.boolean(),
    people: z.boolean(),
    gate: z.boolean(),
  }),
})
export type Health = z.infer<typeof Health>

const Decision = z.object({
  is_off: z.boolean(),
  /** Millionths of the operator's currency; null leaves it to the setting. */
  daily_budget: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000_000_000))),
})

export const ModelView = z.object({
  provider: z.enum(['off', 'openai-compatible', 'anthropic']),
  model: z.string(),
  host: z.string(),
  /** Whether the words leave this network; the setting had to allow it. */
  is_remote: z.boolean(),
  /** Prices for a million tokens in the operator's currency. */
  price_in: z.number(),
  price_out: z.number(),
  /** Of the settings; 0 is none. */
  setting_budget: z.number(),
  /** What is in force, the stricter of both; 0 is none. */
  budget: z.number(),
  turns_a_day: z.number(),
  /** After failures in a row the provider is left alone for a minute. */
  is_resting: z.boolean(),
  failures: z.array(z.object({ kind: z.string(), times: z.number(), last_at: Instant })),
  spend: z.array(z.object({ day: z.string(), cost: z.number() })),
  /** The last decisions of admins, newest first; version 0 is none yet. */
  version: z.int(),
  decision: Decision,
  switches: z.array(z.extend(Decision, { version: Version, by: z.string(), at: Instant })),
})
export type ModelView = z.infer<typeof ModelView>

const InvoiceLine = z.object({
  number: z.string(),
  state: z.enum(['open', 'refund_due']),
  amount: z.number(),
  currency: z.string(),
  person_email: z.string(),
  issued_at: Instant,
  due_at: z.nullable(Instant),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

export const PlansView = z.object({
  adapter: z.enum(['none', 'manual', 'stripe']),
  plans: z.array(
    z.object({ id: z.string(), name: z.string(), prices: z.array(z.string()), trial_days: z.number() }),
  ),
  /** What is wrong with content/plans.json as it lies there now, one sentence each. */
  faults: z.array(z.string()),
  /** The file was changed after the server began, which reads it once. */
  is_changed: z.boolean(),
  people: z.array(z.object({ plan: z.string(), state: z.string(), count: z.number() })),
  /** Of our own making, waiting for the operator; the oldest first, at most a hundred. */
  invoices: z.array(InvoiceLine),
})
export type PlansView = z.infer<typeof PlansView>

export const operationsContract = {
  readHealth: endpoint({
    method: 'GET',
    path: '/admin/health',
    access: 'admin',
    summary: 'How the server is: people by week, queue, letters, storage, faults, backup, in counts',
    output: Health,
  }),
  sendTrialLetter: endpoint({
    method: 'POST',
    path: '/admin/trial-letter',
    access: 'admin',
    summary: 'Sends a letter to the admin who asks, and says whether the mail server took it',
    output: z.object({ outcome: z.enum(['sent', 'outbox', 'refused']), reason: z.string() }),
  }),
  readModel: endpoint({
    method: 'GET',
    path: '/admin/model',
    access: 'admin',
    summary: 'Which model answers, what it may cost and costs, and what goes wrong with it',
    output: ModelView,
  }),
  decideModel: endpoint({
    method: 'PUT',
    path: '/admin/model',
    access: 'admin',
    summary: 'Switches the model off or on for everybody, or lowers what a day may cost',
    body: z.extend(Decision, { version: z.int().check(z.gte(0)) }),
    output: ModelView,
  }),
  tryModel: endpoint({
    method: 'POST',
    path: '/admin/model/trial',
    access: 'admin',
    summary: 'Sends one fixed sentence to the model',
    output: z.object({
      outcome: z.enum(['answered', 'failed', 'off', 'resting', 'no_budget']),
      text: z.string(),
      kind: z.string(),
      ms: z.number(),
    }),
  }),
  readPlansRoom: endpoint({
    method: 'GET',
    path: '/admin/plans',
    access: 'admin',
    summary:
      'What is sold here, how many people have which plan, and the invoices that wait for the operator',
    output: PlansView,
  }),
  markInvoice: endpoint({
    method: 'PUT',
    path: '/admin/invoices/:number',
    access: 'admin',
    summary: 'Says that an invoice of ours was paid, or paid back',
    params: z.object({ number: z.string().check(z.regex(/^[\w./-]{1,100}$/)) }),
    body: z.object({ state: z.enum(['paid', 'refunded']) }),
    output: PlansView,
  }),
}
