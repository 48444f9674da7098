import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OfferedPlan } from '../src/features/billing/rules/plans.ts'

/** Plans as an operator would write them for the stand-in. */
export const shopPlans: OfferedPlan[] = [
  {
    id: 'balance',
    name: 'Balance',
    summary: 'For one person who would like to support this place.',
    prices: [
      { amount: '6.00', currency: 'GBP', per: 'month', stripe_price: 'price_month' },
      { amount: '60.00', currency: 'GBP', per: 'year', stripe_price: 'price_year' },
    ],
    trial_days: 14,
    includes: ['Everything in Balanse', 'Answers within a working day'],
  },
  {
    id: 'patron',
    name: 'Patron',
    summary: 'For somebody who carries others along.',
    prices: [{ amount: '12.00', currency: 'GBP', per: 'month', stripe_price: 'price_patron' }],
    trial_days: 0,
    includes: ['Everything in Balance', 'A place for somebody who cannot pay'],
  },
]
const amounts: Record<string, number> = { price_month: 600, price_year: 6_000, price_patron: 1_200 }

export const stripeKey = 'sk_test_standin'
export const webhookSecret = 'whsec_standin'

type Row = Record<string, unknown> & { id: string }
interface Reply {
  status: number
  body: unknown
}

/** Parameters that each address takes, as documented; with a star those that have to be there. */
const shapes: Record<string, string[]> = {
  'POST customers': ['email', 'metadata[user_id]*'],
  'DELETE customers/:id': [],
  'POST checkout/sessions': [
    'mode*',
    'customer*',
    'client_reference_id',
    'line_items[0][price]*',
    'line_items[0][quantity]*',
    'success_url*',
    'cancel_url',
    'metadata[user_id]',
    'metadata[plan]',
    'metadata[per]',
    'subscription_data[metadata][user_id]*',
    'subscription_data[metadata][plan]',
    'subscription_data[metadata][per]',
    'subscription_data[trial_end]',
  ],
  'GET checkout/sessions/:id': [],
  'POST checkout/sessions/:id/expire': [],
  'GET subscriptions': ['customer*', 'status', 'limit'],
  'GET subscriptions/:id': [],
  'POST subscriptions/:id': [
    'cancel_at_period_end',
    'items[0][id]',
    'items[0][price]',
    'metadata[user_id]',
    'metadata[plan]',
    'metadata[per]',
    'proration_behavior',
    'proration_date',
    'payment_behavior',
  ],
  'DELETE subscriptions/:id': [],
  'POST invoices/create_preview': [
    'customer*',
    'subscription*',
    'subscription_details[items][0][id]*',
    'subscription_details[items][0][price]*',
    'subscription_details[proration_behavior]',
    'subscription_details[proration_date]',
  ],
  'GET invoice_payments': ['invoice*', 'status', 'limit'],
  'POST refunds': ['payment_intent*'],
  'POST billing_portal/sessions': ['customer*', 'return_url'],
}

export interface StripeStandIn {
  url: string
  /** Requests that arrived, in words: "POST checkout/sessions". */
  asked: string[]
  /** While true nobody answers: the line is cut. `after` lets a request take effect first, so that only its answer is gone. */
  down: 'no' | 'before' | 'after'
  sessions: Map<string, Row>
  subscriptions: Map<string, Row>
  invoices: Map<string, Row>
  refunds: string[]
  /** Where messages go; without it a test carries them itself. */
  tell: string | null
  /** Pays a checkout as a person would on its page. Answers the messages that tell of it, in their order. */
  pay(sessionId: string): Promise<Row[]>
  /** A message about an object as it is now. `at` is its time in seconds. */
  event(type: string, object: Row, at?: number): Row
  /** The header that signs a text. */
  sign(text: string, secret?: string, at?: number): string
  close(): Promise<void>
}

/** Speaks like the part of Stripe that the product asks: checks key, version, parameters and idempotency keys. */
export async function startStripe(): Promise<StripeStandIn> {
  const customers = new Map<string, Row>()
  const kept = new Map<string, { text: string; reply: Reply }>()
  const now = () => Math.floor(Date.now() / 1000)
  const id = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`
  const refuse = (status: number, type: string, code: string): Reply => ({
    status,
    body: { error: { type, code, message: `${type}: ${code}` } },
  })
  const ok = (body: unknown): Reply => ({ status: 200, body })
  const priceOf = (price: string) => ({
    id: price,
    object: 'price',
    unit_amount: amounts[price],
    currency: 'gbp',
    recurring: { interval: price === 'price_year' ? 'year' : 'month' },
  })
  const itemsOf = (price: string, end: number, item = id('si')) => ({
    data: [{ id: item, price: priceOf(price), current_period_end: end }],
  })
  const byId = (rows: Map<string, Row>, given: string) => rows.get(given)

  function act(route: string, given: string, p: Record<string, string>): Reply {
    switch (route) {
      case 'POST customers': {
        const row = { id: id('cus'), object: 'customer', ...p }
        customers.set(row.id, row)
        return ok(row)
      }
      case 'DELETE customers/:id': {
        if (!customers.delete(given)) return refuse(404, 'invalid_request_error', 'resource_missing')
        for (const one of standIn.subscriptions.values()) if (one.customer === given) one.status = 'canceled'
        return ok({ id: given, deleted: true })
      }
      case 'POST checkout/sessions': {
        if (!customers.has(p.customer ?? '') || !amounts[p['line_items[0][price]'] ?? ''])
          return refuse(400, 'invalid_request_error', 'resource_missing')
        const trialEnd = Number(p['subscription_data[trial_end]'] ?? 0)
        if (trialEnd && trialEnd < now() + 48 * 3600)
          return refuse(400, 'invalid_request_error', 'trial_too_soon')
        const row: Row = { id: id('cs'), object: 'checkout.session', status: 'open', ...p }
        row.url = `${standIn.url}/pay/${row.id}`
        standIn.sessions.set(row.id, row)
        return ok(row)
      }
      case 'GET checkout/sessions/:id':
      case 'POST checkout/sessions/:id/expire': {
        const row = byId(standIn.sessions, given)
        if (!row) return refuse(404, 'invalid_request_error', 'resource_missing')
        if (route.startsWith('POST')) row.status = 'expired'
        return ok(row)
      }
      case 'GET subscriptions':
        return ok({
          object: 'list',
          data: [...standIn.subscriptions.values()].filter((one) => one.customer === p.customer),
        })
      case 'GET subscriptions/:id':
      case 'POST subscriptions/:id':
      case 'DELETE subscriptions/:id': {
        const row = byId(standIn.subscriptions, given)
        if (!row || (row.status === 'canceled' && !route.startsWith('GET')))
          return refuse(404, 'invalid_request_error', 'resource_missing')
        if (p.cancel_at_period_end) row.cancel_at_period_end = p.cancel_at_period_end === 'true'
        const items = row.items as ReturnType<typeof itemsOf>
        if (p['items[0][price]'])
          row.items = itemsOf(p['items[0][price]'], items.data[0]?.current_period_end ?? 0, p['items[0][id]'])
        if (route.startsWith('DELETE')) Object.assign(row, { status: 'canceled', ended_at: now() })
        return ok(row)
      }
      case 'POST invoices/create_preview':
        return ok({
          id: 'upcoming',
          amount_due: (amounts[p['subscription_details[items][0][price]'] ?? ''] ?? 0) - 600,
          currency: 'gbp',
        })
      case 'GET invoice_payments':
        return ok({
          object: 'list',
          data: [
            { id: 'inpay_1', payment: { type: 'payment_intent', payment_intent: `pi_of_${p.invoice}` } },
          ],
        })
      case 'POST refunds':
        if (standIn.refunds.includes(p.payment_intent ?? ''))
          return refuse(400, 'invalid_request_error', 'charge_already_refunded')
        standIn.refunds.push(p.payment_intent ?? '')
        return ok({ id: id('re'), object: 'refund' })
      default:
        return ok({ id: id('bps'), url: `${standIn.url}/portal` })
    }
  }

  function answer(request: IncomingMessage, text: string): Reply {
    const url = new URL(request.url ?? '', 'http://stand.in')
    if (request.headers.authorization !== `Bearer ${stripeKey}`)
      return refuse(401, 'invalid_request_error', 'api_key')
    if (!/^\d{4}-\d\d-\d\d/.test(String(request.headers['stripe-version'])))
      return refuse(400, 'invalid_request_error', 'version')
    const parts = url.pathname.replace('/v1/', '').split('/')
    const at = parts.findIndex((part) => /^(cus|cs|sub)_/.test(part))
    const given = at < 0 ? '' : (parts[at] ?? '')
    const route = `${request.method} ${parts.map((part, index) => (index === at ? ':id' : part)).join('/')}`
    standIn.asked.push(route)
    const shape = shapes[route]
    if (!shape) return refuse(404, 'invalid_request_error', 'url_unknown')
    const p = Object.fromEntries(request.method === 'GET' ? url.searchParams : new URLSearchParams(text))
    const unknown = Object.keys(p).find((name) => !shape.includes(name) && !shape.includes(`${name}*`))
    const missing = shape.find((name) => name.endsWith('*') && !p[name.slice(0, -1)])
    if (unknown) return refuse(400, 'invalid_request_error', `parameter_unknown ${unknown}`)
    if (missing) return refuse(400, 'invalid_request_error', `parameter_missing ${missing}`)
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string') return act(route, given, p)
    const before = kept.get(key)
    if (before && before.text !== route + text)
      return refuse(400, 'idempotency_error', 'idempotency_key_in_use')
    const reply = before?.reply ?? act(route, given, p)
    if (reply.status < 500) kept.set(key, { text: route + text, reply })
    return reply
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const part of request) text += String(part)
    const page = /^\/(pay|portal)\/?(\w*)$/.exec(request.url ?? '')
    if (page) return showPage(request, response, page[2] ?? '')
    if (standIn.down === 'before') return void request.socket.destroy()
    const reply = answer(request, text)
    if (standIn.down === 'after') return void request.socket.destroy()
    response.writeHead(reply.status, { 'content-type': 'application/json', 'request-id': id('req') })
    response.end(JSON.stringify(reply.body))
  }

  /** What a person sees at the payment service: a page with one button. */
  async function showPage(
    request: IncomingMessage,
    response: ServerResponse,
    session: string,
  ): Promise<void> {
    if (request.method === 'POST') {
      await standIn.pay(session)
      response.writeHead(303, { location: String(standIn.sessions.get(session)?.success_url) }).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<h1>Stand-in checkout</h1><form method="post"><button>Pay</button></form>')
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const standIn: StripeStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    down: 'no',
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    refunds: [],
    tell: null,
    async pay(sessionId) {
      const session = standIn.sessions.get(sessionId)
      if (session?.status !== 'open') throw new Error('This checkout is closed.')
      const price = String(session['line_items[0][price]'])
      const trialEnd = Number(session['subscription_data[trial_end]'] ?? 0) || null
      const end = trialEnd ?? now() + (price === 'price_year' ? 365 : 30) * 86_400
      const subscription: Row = {
        id: id('sub'),
        object: 'subscription',
        customer: session.customer,
        status: trialEnd ? 'trialing' : 'active',
        created: now(),
        cancel_at: null,
        cancel_at_period_end: false,
        trial_end: trialEnd,
        ended_at: null,
        metadata: { user_id: session.client_reference_id, plan: session['metadata[plan]'] },
        items: itemsOf(price, end),
      }
      standIn.subscriptions.set(subscription.id, subscription)
      session.status = 'complete'
      const invoice: Row = {
        id: id('in'),
        object: 'invoice',
        customer: session.customer,
        status: 'paid',
        number: `STAND-${standIn.invoices.size + 1}-${randomBytes(3).toString('hex')}`,
        total: trialEnd ? 0 : amounts[price],
        currency: 'gbp',
        created: now(),
        due_date: null,
        status_transitions: { finalized_at: now(), paid_at: now() },
        hosted_invoice_url: `${standIn.url}/portal`,
      }
      standIn.invoices.set(invoice.id, invoice)
      const events = [
        standIn.event('customer.subscription.created', subscription),
        standIn.event('invoice.paid', invoice),
        standIn.event('checkout.session.completed', session),
      ]
      for (const event of standIn.tell ? events : []) {
        const body = JSON.stringify(event)
        const headers = { 'content-type': 'application/json', 'stripe-signature': standIn.sign(body) }
        await fetch(standIn.tell ?? '', { method: 'POST', headers, body })
      }
      return events
    },
    event: (type, object, at = now()) => ({
      id: id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      type,
      created: at,
      data: { object: structuredClone(object) },
    }),
    sign(text, secret = webhookSecret, at = now()) {
      const mac = createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')
      return `t=${at},v1=${mac}`
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return standIn
}
