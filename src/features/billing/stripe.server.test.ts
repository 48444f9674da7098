import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { readOutbox } from '../../../test/outbox.ts'
import { shopPlans, startStripe, stripeKey, webhookSecret, type StripeStandIn } from '../../../test/stripe.ts'

let stripe: StripeStandIn
let app: TestApp
let mairi: Person

beforeAll(async () => {
  stripe = await startStripe()
  const settings = {
    BALANSE_BILLING: 'stripe',
    BALANSE_STRIPE_SECRET_KEY: stripeKey,
    BALANSE_STRIPE_WEBHOOK_SECRET: webhookSecret,
    BALANSE_STRIPE_URL: stripe.url,
  }
  app = await createTestApp(settings, { plans: shopPlans })
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})
beforeEach(async () => {
  mairi = await app.join()
  stripe.down = 'no'
  stripe.asked.length = 0
})

const month = { plan: 'balance', per: 'month' }
const seconds = (ago = 0) => Math.floor(Date.now() / 1000) - ago
const state = async (person = mairi) => (await person.call('GET', '/api/billing')).body
const order = (person = mairi, choice: object = month) => person.call('POST', '/api/billing/order', choice)
const sessionOf = (address: string) => address.split('/').at(-1) ?? ''
type Event = ReturnType<StripeStandIn['event']>

function tell(event: Event, signature?: string) {
  const text = JSON.stringify(event)
  return app.call('POST', '/stripe/events', text, { 'stripe-signature': signature ?? stripe.sign(text) })
}

/** Through the checkout, with every message told; the subscription as the payment service has it. */
async function buy(person = mairi, choice: object = month) {
  const { body } = await order(person, choice)
  const events = await stripe.pay(sessionOf(body.address))
  for (const event of events) expect((await tell(event)).status).toBe(200)
  const subscription = [...stripe.subscriptions.values()].at(-1)
  if (!subscription) throw new Error('nothing was bought')
  return { subscription, events }
}

describe('a checkout', () => {
  it('is opened for one customer, paid there, and stands here with its invoice', async () => {
    await buy()
    expect(await state()).toMatchObject({
      adapter: 'stripe',
      subscription: { state: 'active', plan: 'balance', per: 'month', amount: 600, currency: 'GBP' },
      invoices: [{ state: 'paid', amount: 600, currency: 'GBP' }],
      refund: { amount: 600 },
    })
    expect((await state(await app.join('Ben'))).subscription).toBeNull()
    expect((await order()).body.message).toContain('You have a plan already.')
  })

  it('keeps a trial: no card for it, and the first charge comes at its end', async () => {
    const tried = await mairi.call('POST', '/api/billing/trial', month)
    expect(tried.body.subscription).toMatchObject({ state: 'trialing', is_ordered: false })
    expect(stripe.asked).toEqual([])
    expect((await mairi.call('POST', '/api/billing/trial', month)).status).toBe(400)
    await buy()
    const { subscription, invoices } = await state()
    expect(subscription).toMatchObject({ state: 'trialing', is_ordered: true })
    expect(Date.parse(subscription.trial_ends_at)).toBe(
      Math.floor(Date.parse(tried.body.subscription.trial_ends_at) / 1000) * 1000,
    )
    expect(invoices).toEqual([])
  })

  it('that cannot be asked for changes nothing, and the next try makes no second customer and no second checkout', async () => {
    stripe.down = 'before'
    const away = await order()
    expect(away).toMatchObject({ status: 503, body: { code: 'payment_away' } })
    expect(JSON.stringify(away.body)).not.toContain(stripeKey)
    expect((await state()).subscription).toBeNull()
    // Both take effect there, and neither answer arrives.
    stripe.down = 'after'
    const [customersBefore, sessionsBefore] = [stripe.asked.length, stripe.sessions.size]
    await order()
    stripe.down = 'no'
    expect((await order()).status).toBe(200)
    expect(stripe.asked.length).toBeGreaterThan(customersBefore)
    expect(stripe.sessions.size).toBe(sessionsBefore + 1)
    const customers = await app.owner('select customer_id from public.subscriptions where user_id = $1', [
      mairi.userId,
    ])
    expect(customers).toEqual([{ customer_id: expect.stringMatching(/^cus_/) }])
  })

  it('that was left open is closed by the next one, and one that was paid meanwhile is seen', async () => {
    const first = sessionOf((await order()).body.address)
    const second = sessionOf((await order(mairi, { plan: 'balance', per: 'year' })).body.address)
    expect(stripe.sessions.get(first)?.status).toBe('expired')
    await stripe.pay(second)
    // No message arrived yet.
    expect((await order()).body.message).toContain('You have a plan already.')
    expect((await state()).subscription).toMatchObject({ state: 'active', per: 'year', amount: 6_000 })
  })

  it('is settled by asking when its messages are late', async () => {
    await stripe.pay(sessionOf((await order()).body.address))
    expect((await state()).subscription).toBeNull()
    const settled = await mairi.call('POST', '/api/billing/settle')
    expect(settled.body.subscription).toMatchObject({ state: 'active' })
  })

  it('refuses a plan that is not offered', async () => {
    for (const choice of [
      { plan: 'gold', per: 'month' },
      { plan: 'patron', per: 'year' },
    ])
      expect((await order(mairi, choice)).status).toBe(400)
    expect((await order(mairi, { plan: 'balance', per: 'week' })).status).toBe(422)
  })
})

describe('a message', () => {
  it('that is forged, unsigned or old is refused and changes nothing', async () => {
    const { subscription } = await buy()
    subscription.status = 'past_due'
    const event = stripe.event('customer.subscription.updated', subscription, seconds() + 60)
    const text = JSON.stringify(event)
    for (const signature of [
      'none',
      stripe.sign(text, 'whsec_other'),
      stripe.sign(text, webhookSecret, seconds(301)),
      stripe.sign(`${text} `),
    ])
      expect((await tell(event, signature)).status).toBe(400)
    expect((await app.call('POST', '/stripe/events', text)).status).toBe(400)
    expect((await app.call('POST', '/stripe/events', '{', { 'stripe-signature': 'x' })).status).toBe(400)
    expect((await state()).subscription.state).toBe('active')
  })

  it('counts once, however often it comes', async () => {
    const { subscription, events } = await buy()
    const before = (await state()).subscription.version
    stripe.asked.length = 0
    for (const event of [...events, ...events]) expect((await tell(event)).status).toBe(200)
    expect((await state()).subscription.version).toBe(before)
    const later = stripe.event('customer.subscription.updated', subscription, seconds() + 5)
    await Promise.all([tell(later), tell(later), tell(later)])
    expect((await state()).invoices).toHaveLength(1)
    expect(
      await app.owner('select count(*)::int as n from public.billing_events where id = $1', [later.id]),
    ).toEqual([{ n: 1 }])
  })

  it('that is older than what is known changes nothing', async () => {
    const { subscription } = await buy()
    const active = stripe.event('customer.subscription.updated', subscription, seconds() + 10)
    subscription.status = 'past_due'
    const due = stripe.event('customer.subscription.updated', subscription, seconds() + 20)
    await tell(due)
    await tell(active)
    const { subscription: known } = await state()
    expect(known.state).toBe('past_due')
    const days = (Date.parse(known.grace_ends_at) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
  })

  it('of the same second as another is settled by asking', async () => {
    const { subscription } = await buy()
    const at = seconds() + 30
    const active = stripe.event('customer.subscription.updated', subscription, at)
    subscription.cancel_at_period_end = true
    const canceled = stripe.event('customer.subscription.updated', subscription, at)
    await tell(canceled)
    await tell(active)
    expect((await state()).subscription.state).toBe('canceled')
  })

  it('that tells of a payment first waits for no subscription', async () => {
    const { body } = await order()
    const [created, paid] = await stripe.pay(sessionOf(body.address))
    if (!created || !paid) throw new Error('two messages')
    await tell(paid)
    await tell(created)
    expect(await state()).toMatchObject({ subscription: { state: 'active' }, invoices: [{ state: 'paid' }] })
  })

  it('about an earlier subscription does not touch the later one', async () => {
    const { subscription: first } = await buy()
    first.status = 'canceled'
    first.ended_at = seconds()
    await tell(stripe.event('customer.subscription.deleted', first, seconds() + 1))
    expect((await state()).subscription.state).toBe('expired')
    first.created = seconds(90)
    await app.owner('update public.subscriptions set begun_at = $1 where user_id = $2', [
      new Date(Date.now() - 90_000).toISOString(),
      mairi.userId,
    ])
    await buy()
    await tell(
      stripe.event('customer.subscription.updated', { ...first, status: 'past_due' }, seconds() + 99),
    )
    expect((await state()).subscription.state).toBe('active')
  })
})

describe('a plan', () => {
  it('is cancelled with one call, said in a letter, and kept again', async () => {
    await buy()
    const { version } = (await state()).subscription
    const canceled = await mairi.call('POST', '/api/billing/cancel', { version })
    expect(canceled.body.subscription).toMatchObject({ state: 'canceled' })
    expect(canceled.body.subscription.ends_at).toBe(canceled.body.subscription.period_ends_at)
    const lastLetter = () => readOutbox(app.config.dataDir, mairi.email).at(-1)?.kind
    await vi.waitFor(() => expect(lastLetter()).toBe('billing-canceled'), { timeout: 20_000 })
    expect((await mairi.call('POST', '/api/billing/cancel', { version })).status).toBe(409)
    const next = canceled.body.subscription.version
    const keptPlan = await mairi.call('POST', '/api/billing/keep', { version: next })
    expect(keptPlan.body.subscription).toMatchObject({ state: 'active', ends_at: null })
  })

  it('is paid back once within 14 days, and ends with it, whatever answer got away', async () => {
    const { subscription } = await buy()
    const { version } = (await state()).subscription
    stripe.down = 'after'
    expect((await mairi.call('POST', '/api/billing/refund', { version })).status).toBe(503)
    stripe.down = 'no'
    const back = await mairi.call('POST', '/api/billing/refund', {
      version: (await state()).subscription.version,
    })
    expect(back.body).toMatchObject({
      subscription: { state: 'expired' },
      invoices: [{ state: 'refunded' }],
      refund: null,
    })
    expect(
      stripe.refunds.filter((one) => one.includes(String([...stripe.invoices.keys()].at(-1)))),
    ).toHaveLength(1)
    expect(stripe.subscriptions.get(subscription.id)?.status).toBe('canceled')
  })

  it('that was paid more than 14 days ago is not paid back', async () => {
    await buy()
    await app.owner(`update public.invoices set paid_at = now() - interval '15 days' where user_id = $1`, [
      mairi.userId,
    ])
    const { subscription, refund } = await state()
    expect(refund).toBeNull()
    expect((await mairi.call('POST', '/api/billing/refund', { version: subscription.version })).status).toBe(
      400,
    )
    expect((await state()).subscription.state).toBe('active')
  })

  it('changes as the preview said', async () => {
    const { subscription } = await buy()
    const year = { plan: 'balance', per: 'year' }
    const preview = await mairi.call('POST', '/api/billing/change-preview', year)
    expect(preview.body).toMatchObject({ due_now: 5_400, currency: 'GBP' })
    const { version } = (await state()).subscription
    const changed = await mairi.call('POST', '/api/billing/change', { ...year, version, at: preview.body.at })
    expect(changed.body.subscription).toMatchObject({ plan: 'balance', per: 'year', amount: 6_000 })
    expect(stripe.asked.filter((one) => one === 'POST subscriptions/:id')).toHaveLength(1)
    expect((await mairi.call('POST', '/api/billing/change-preview', year)).body.message).toContain('you have')
    expect(subscription.status).toBe('active')
  })

  it('ends at the payment service before its account goes; while that cannot be said nothing is deleted', async () => {
    const { subscription } = await buy()
    stripe.down = 'before'
    const path = '/api/own-data/deletion'
    await mairi.call('POST', path, { phrase: 'delete everything' })
    const now = () => mairi.call('POST', `${path}/now`, { phrase: 'delete everything' })
    const refused = await now()
    expect([refused.status, (await state()).subscription?.state]).toEqual([503, 'active'])
    stripe.down = 'no'
    expect((await now()).status).toBe(200)
    expect(stripe.subscriptions.get(subscription.id)?.status).toBe('canceled')
    // What the payment service says of it afterwards is about nobody.
    expect(
      (await tell(stripe.event('customer.subscription.deleted', subscription, seconds() + 9))).status,
    ).toBe(200)
  })

  it('has a page for its card', async () => {
    expect((await mairi.call('POST', '/api/billing/payment')).status).toBe(400)
    await buy()
    expect((await mairi.call('POST', '/api/billing/payment')).body.address).toBe(`${stripe.url}/portal`)
  })
})

it('nobody writes their own plan', async () => {
  await buy()
  const claims = JSON.parse(Buffer.from(mairi.token.split('.')[1] ?? '', 'base64url').toString())
  for (const table of ['subscriptions', 'invoices'] as const)
    await expect(
      app.database.asUser(claims, (rows) =>
        rows.updateTable(table).set({ state: 'active' }).where('user_id', '=', mairi.userId).execute(),
      ),
    ).rejects.toThrow(/permission denied/)
})
