import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { readOutbox } from '../../../test/outbox.ts'
import { shopPlans } from '../../../test/stripe.ts'
import { openMail } from '../../platform/mail/open-mail.server.ts'
import { createBillingOutsideApi } from './api.server.ts'
import { endPlans, remindOfPlans } from './jobs.server.ts'
import { createBilling, markInvoice } from './public.server.ts'
import { later } from './rules/days.ts'

let app: TestApp
let mairi: Person
beforeAll(async () => {
  const settings = { BALANSE_BILLING: 'manual', BALANSE_BILLING_PAY_TO: 'Bank transfer to Example Ltd' }
  app = await createTestApp(settings, { plans: shopPlans })
})
afterAll(() => app.close())
beforeEach(async () => {
  mairi = await app.join()
})

const month = { plan: 'balance', per: 'month' }
const state = async () => (await mairi.call('GET', '/api/billing')).body
const order = () => mairi.call('POST', '/api/billing/order', month)
const letters = (kind: string) =>
  readOutbox(app.config.dataDir, mairi.email).filter((one) => one.kind === kind)

async function openShop() {
  const mail = openMail(app.config.mail)
  const { shop } = await createBilling(app.config.billing, {
    database: app.database,
    mail,
    background: { run: (work) => void work() },
    site: 'http://localhost',
    plans: shopPlans,
    take: async () => {},
  })
  if (!shop) throw new Error('nothing is sold')
  return shop
}

describe('a plan by invoice', () => {
  it('is a letter with a number and how to pay, and goes on for a month', async () => {
    expect((await order()).body).toEqual({ address: null })
    const { subscription, invoices, pay_to: payTo } = await state()
    expect(subscription).toMatchObject({ state: 'active', provider: 'manual', is_ordered: true })
    expect(invoices).toMatchObject([{ state: 'open', amount: 600 }])
    expect(payTo).toBe('Bank transfer to Example Ltd')
    await vi.waitFor(() => expect(letters('billing-invoice')).toHaveLength(1), { timeout: 20_000 })
    const [letter] = letters('billing-invoice')
    expect(letter?.text).toContain('Bank transfer to Example Ltd')
    expect(letter?.text).toContain(invoices[0].number)
    expect((await order()).body.message).toContain('waits to be paid')
    expect(await markInvoice(app.database, invoices[0].number, 'paid')).toMatchObject({ isDone: true })
    expect((await order()).body.message).toContain('for a while yet')
    expect(await markInvoice(app.database, invoices[0].number, 'paid')).toMatchObject({ isDone: false })
    expect(await markInvoice(app.database, 'none', 'paid')).toMatchObject({ isDone: false })
  })

  it('that nobody paid gets seven days, then ends, and its invoice is void', async () => {
    const shop = await openShop()
    await order()
    await endPlans(shop, later(new Date(), 15))
    expect((await state()).subscription.state).toBe('past_due')
    await remindOfPlans(shop, later(new Date(), 15))
    expect(letters('billing-ahead').at(-1)?.text).toContain('there is time until')
    expect((await order()).status).toBe(400)
    await endPlans(shop, later(new Date(), 23))
    expect(await state()).toMatchObject({ subscription: { state: 'expired' }, invoices: [{ state: 'void' }] })
    // Nothing that was written waits for a payment.
    expect((await mairi.call('GET', '/api/days/2026-11-22')).status).toBe(200)
    expect((await order()).status).toBe(200)
  })

  it('is asked back within 14 days, and the operator says when it is sent', async () => {
    await order()
    const { number } = (await state()).invoices[0]
    await markInvoice(app.database, number, 'paid')
    const { subscription, refund } = await state()
    expect(refund).toMatchObject({ amount: 600 })
    const back = await mairi.call('POST', '/api/billing/refund', { version: subscription.version })
    expect(back.body).toMatchObject({
      subscription: { state: 'expired' },
      invoices: [{ state: 'refund_due' }],
    })
    expect(await markInvoice(app.database, number, 'refunded')).toMatchObject({ isDone: true })
  })
})

describe('a trial', () => {
  const begin = () => mairi.call('POST', '/api/billing/trial', month)

  it('ends by itself, at once for whoever looks and in the database within the hour', async () => {
    await begin()
    await app.owner(
      `update public.subscriptions set trial_ends_at = now() - interval '1 second' where user_id = $1`,
      [mairi.userId],
    )
    expect((await state()).subscription.state).toBe('expired')
    await endPlans(await openShop(), new Date())
    expect(
      await app.owner('select state from public.subscriptions where user_id = $1', [mairi.userId]),
    ).toEqual([{ state: 'expired' }])
    expect((await begin()).status).toBe(400)
  })

  it('is announced three days before its end, once, by six processes at the same time', async () => {
    await begin()
    const shop = await openShop()
    await remindOfPlans(shop, later(new Date(), 10))
    expect(letters('billing-ahead')).toEqual([])
    const soon = later(new Date(), 11.5)
    await Promise.all(Array.from({ length: 6 }, () => remindOfPlans(shop, soon)))
    await remindOfPlans(shop, later(new Date(), 12))
    expect(letters('billing-ahead')).toHaveLength(1)
    expect(letters('billing-ahead')[0]?.text).toContain('Nothing is charged')
  })

  it('is announced again when the first letter could not be handed over', async () => {
    await begin()
    const shop = await openShop()
    const soon = later(new Date(), 12)
    const broken = { ...shop, mail: { ...shop.mail, send: () => Promise.reject(new Error('no mail now')) } }
    await expect(remindOfPlans(broken, soon)).rejects.toThrow('no mail now')
    await remindOfPlans(shop, soon)
    expect(letters('billing-ahead')).toHaveLength(1)
  })

  it('is ordered and cancelled at once, also while the mail server does not answer', async () => {
    const shop = await openShop()
    let asked = 0
    const silent = { ...shop.mail, send: () => new Promise<void>(() => void (asked += 1)) }
    const api = createBillingOutsideApi({ ...shop, mail: silent })
    const context = {
      actor: { userId: mairi.userId, email: mairi.email } as never,
      now: new Date(),
      asActor: <T>(work: Parameters<typeof app.database.asService<T>>[0]) => app.database.asService(work),
    }
    expect(await api.orderPlan({ body: { plan: 'balance', per: 'month' } } as never, context)).toEqual({
      address: null,
    })
    expect(asked).toBe(1)
    const { version } = (await state()).subscription
    const canceled = await api.cancelPlan({ body: { version } }, context)
    expect([canceled.subscription?.state, asked]).toEqual(['canceled', 2])
  })

  it('is cancelled and kept again, and changes to another plan without a payment', async () => {
    const { subscription } = (await begin()).body
    const canceled = await mairi.call('POST', '/api/billing/cancel', { version: subscription.version })
    expect(canceled.body.subscription).toMatchObject({
      state: 'canceled',
      ends_at: subscription.trial_ends_at,
    })
    const kept = await mairi.call('POST', '/api/billing/keep', {
      version: canceled.body.subscription.version,
    })
    expect(kept.body.subscription.state).toBe('trialing')
    const choice = { plan: 'patron', per: 'month', version: kept.body.subscription.version, at: 0 }
    expect((await mairi.call('POST', '/api/billing/change', choice)).body.subscription.plan).toBe('patron')
  })
})

describe('settings and plans that do not go together', () => {
  it('are refused in one sentence', async () => {
    const parts = {
      database: app.database,
      mail: openMail(app.config.mail),
      background: { run: () => {} },
      site: '',
      take: async () => {},
    }
    const manual = { adapter: 'manual', payTo: 'x' } as const
    await expect(createBilling(manual, { ...parts, plans: [] })).rejects.toThrow(
      'BALANSE_BILLING is manual, so content/plans.json must have a plan with a price.',
    )
    const plans = shopPlans.map((plan) => ({
      ...plan,
      prices: plan.prices.map(({ amount, currency, per }) => ({ amount, currency, per })),
    }))
    const stripe = {
      adapter: 'stripe',
      secretKey: 'k',
      webhookSecret: 'w',
      url: 'http://127.0.0.1:1',
    } as const
    await expect(createBilling(stripe, { ...parts, plans })).rejects.toThrow('needs its stripe_price')
  })
})

describe('where nothing is sold', () => {
  it('everything is on, no plan is offered and none can be chosen', async () => {
    const free = await createTestApp({}, { plans: shopPlans })
    try {
      expect((await free.call('GET', '/api/plans')).body).toEqual({ adapter: 'none', plans: [] })
      const person = await free.join()
      expect((await person.call('GET', '/api/billing')).body).toMatchObject({
        adapter: 'none',
        subscription: null,
      })
      for (const path of ['trial', 'order'])
        expect((await person.call('POST', `/api/billing/${path}`, month)).status).toBe(400)
      expect((await free.call('POST', '/stripe/events', {})).status).toBe(404)
    } finally {
      await free.close()
    }
  })
})
