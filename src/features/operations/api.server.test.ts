import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { startStandIn, type StandIn } from './stand-in.server.test-support.ts'

let app: TestApp
let model: StandIn
let admin: Person
let other: Person
let user: Person
const makeAdmin = (person: Person) =>
  app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [person.userId])
beforeAll(async () => {
  model = await startStandIn()
  app = await createTestApp(
    {
      BALANSE_AI_PROVIDER: 'openai-compatible',
      BALANSE_AI_URL: model.url,
      BALANSE_AI_MODEL: 'local-model',
      BALANSE_AI_PRICE_IN: '1',
      BALANSE_AI_PRICE_OUT: '2',
      BALANSE_AI_DAILY_BUDGET: '1',
      BALANSE_BILLING: 'manual',
      BALANSE_BILLING_PAY_TO: 'Bank transfer',
    },
    {
      plans: [
        {
          id: 'balance',
          name: 'Balance',
          summary: 'For one person.',
          prices: [{ amount: '6.00', currency: 'GBP', per: 'month' }],
          trial_days: 14,
          includes: ['Everything'],
        },
      ],
    },
  )
  ;[admin, other, user] = [await app.join('Alba'), await app.join('Otis'), await app.join('Una')]
  await makeAdmin(admin)
  await makeAdmin(other)
  await user.call('PATCH', '/api/profile', { preferences: { ai_consent: true } })
})
afterAll(async () => {
  await app.close()
  await model.close()
})
beforeEach(() => {
  model.isBroken = false
})

const get = async (path: string) => (await admin.call('GET', path)).body
const lastActions = async (count: number) =>
  (await get('/api/admin/events')).events
    .slice(0, count)
    .map(({ action, detail }: { action: string; detail: string }) => [action, detail])
const chat = async () =>
  (
    await user.call('POST', '/functions/v1/openai-chat', {
      botType: 'coach',
      messages: [{ role: 'user', content: `How do I find more air? ${Math.random()}` }],
      userData: {},
    })
  ).body

describe('the state of the server', () => {
  it('is numbers and names of jobs, and nothing of anybody', async () => {
    const health = await get('/api/admin/health')
    expect(health.weeks).toHaveLength(12)
    expect(health.weeks.at(-1)).toMatchObject({ joined: 3, active: 3 })
    expect(health).toMatchObject({
      version: app.config.version,
      journal_entries: 0,
      files: { count: 0, bytes: 0 },
      letters: { waiting: 0, is_sent: false },
      backup: { last_at: null, trouble: '' },
      signup: 'open',
      steps: { address: false, mail: false, backup: false, people: true, gate: false },
    })
    expect(health.database_bytes).toBeGreaterThan(1_000_000)
    expect(JSON.stringify(health)).not.toContain('@')
  })

  it('counts what waits and what was laid aside', async () => {
    await app.owner(
      `select graphile_worker.add_job('send-letter-again', '{"sealed": "x"}'::json, run_at => now() - interval '5 minutes')`,
    )
    await app.owner(`select graphile_worker.add_job('empty-bins', '{}'::json, max_attempts => 1)`)
    await app.owner(
      `update graphile_worker._private_jobs set attempts = 1 where task_id = (select id from graphile_worker._private_tasks where identifier = 'empty-bins')`,
    )
    const { queue, letters } = await get('/api/admin/health')
    expect(queue).toMatchObject({ waiting: 1, laid_aside: 1, names: ['empty-bins'] })
    expect(Date.parse(queue.oldest_at)).toBeLessThan(Date.now() - 60_000)
    expect(letters.waiting).toBe(1)
    await app.owner('delete from graphile_worker._private_jobs')
  })

  it('counts our own faults by kind and place, without what was asked', async () => {
    await app.owner('alter table public.activity_events rename to hidden')
    const secret = 'nobody-else-reads-this'
    expect((await user.call('GET', `/api/activity?before=${secret}`)).status).toBeGreaterThanOrEqual(400)
    expect((await user.call('GET', '/api/activity')).status).toBe(500)
    await app.owner('alter table public.hidden rename to activity_events')
    await expect.poll(async () => (await get('/api/admin/health')).faults.length).toBe(1)
    const { faults } = await get('/api/admin/health')
    expect(faults[0]).toMatchObject({
      place: 'GET /api/activity',
      kind: expect.stringMatching(/^500 \w+$/),
      times: 1,
    })
    expect(JSON.stringify(await app.owner('select * from public.fault_counts'))).not.toContain(secret)
  })

  it('sends a letter to the admin who asks, and says where it went', async () => {
    expect((await admin.call('POST', '/api/admin/trial-letter')).body).toEqual({
      outcome: 'outbox',
      reason: '',
    })
    expect(await lastActions(1)).toEqual([['letter_tried', 'outbox']])
    // Nothing has left this machine, so that letters arrive is not proven.
    expect((await get('/api/admin/health')).steps.mail).toBe(false)
  })
})

describe('the model', () => {
  const view = () => get('/api/admin/model')
  const decide = (by: Person, body: object) => by.call('PUT', '/api/admin/model', body)

  it('is shown with its host, prices and limits', async () => {
    expect(await view()).toMatchObject({
      provider: 'openai-compatible',
      model: 'local-model',
      host: new URL(model.url).host,
      is_remote: false,
      setting_budget: 1_000_000,
      budget: 1_000_000,
      version: 0,
      decision: { is_off: false, daily_budget: null },
      switches: [],
    })
  })

  it('is switched off for everybody at once, whatever the settings say, and nothing is sent any more', async () => {
    expect((await chat()).engine).toBe('model')
    const off = await decide(admin, { is_off: true, daily_budget: null, version: 0 })
    expect([off.status, off.body.version, off.body.decision.is_off]).toEqual([200, 1, true])
    const sent = model.received.length
    const reply = await chat()
    expect([reply.engine, reply.notice]).toEqual([
      'guided',
      expect.stringContaining('switched the model off'),
    ])
    expect((await app.call('GET', '/config.json')).body.ai).toEqual({
      mode: 'guided',
      host: null,
      model: null,
    })
    expect((await admin.call('POST', '/api/admin/model/trial')).body.outcome).toBe('off')
    expect(model.received.length).toBe(sent)
    const late = await decide(other, { is_off: false, daily_budget: null, version: 0 })
    expect([late.status, late.body.current.version]).toEqual([409, 1])
    const on = await decide(other, { is_off: false, daily_budget: null, version: 1 })
    expect(on.body.switches.map(({ by }: { by: string }) => by)).toEqual([other.email, admin.email])
    expect((await chat()).engine).toBe('model')
    expect(await lastActions(3)).toEqual([
      ['model_on', ''],
      ['model_tried', 'off'],
      ['model_off', ''],
    ])
  })

  it('of two decisions at once keeps one and says so to the other', async () => {
    const { version } = await view()
    const answers = await Promise.all(
      [admin, other].map((by, n) => decide(by, { is_off: false, daily_budget: 500_000 + n, version })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await view()).version).toBe(version + 1)
  })

  it('costs no more than the smaller of both budgets', async () => {
    const { version } = await view()
    const high = await decide(admin, { is_off: false, daily_budget: 9_000_000, version })
    expect(high.body.budget).toBe(1_000_000)
    const low = await decide(admin, { is_off: false, daily_budget: 10, version: version + 1 })
    expect(low.body.budget).toBe(10)
    expect((await chat()).notice).toContain('rests for today')
    expect((await admin.call('POST', '/api/admin/model/trial')).body.outcome).toBe('no_budget')
    await decide(admin, { is_off: false, daily_budget: null, version: version + 2 })
    for (const daily_budget of [0, -1, 1.5, 'much'])
      expect((await decide(admin, { is_off: false, daily_budget, version: version + 3 })).status).toBe(422)
  })

  it('is tried with one sentence that is nobody’s, and what goes wrong is counted by kind', async () => {
    const before = model.received.length
    const tried = await admin.call('POST', '/api/admin/model/trial')
    expect(tried.body).toMatchObject({ outcome: 'answered', text: model.reply })
    expect(JSON.stringify(model.received.slice(before))).not.toMatch(/Alba|Una|@/)
    model.isBroken = true
    expect((await admin.call('POST', '/api/admin/model/trial')).body).toMatchObject({
      outcome: 'failed',
      kind: 'key_refused',
    })
    const { failures, spend } = await view()
    expect(failures).toEqual([expect.objectContaining({ kind: 'key_refused', times: 1 })])
    expect(spend[0].cost).toBeGreaterThan(0)
    expect((await get('/api/admin/health')).spend.today).toBe(spend[0].cost)
  })
})

describe('plans', () => {
  it('are shown with the people on them in counts, and invoices are marked in the console', async () => {
    await app.owner(
      `insert into public.subscriptions (user_id, state, provider, plan, per, amount, currency) values ($1, 'past_due', 'manual', 'balance', 'month', 600, 'GBP')`,
      [user.userId],
    )
    await app.owner(
      `insert into public.invoices (user_id, id, number, state, amount, currency, issued_at, told_at) values ($1, 'own_1', '2026-000001', 'open', 600, 'GBP', now(), now())`,
      [user.userId],
    )
    const view = await get('/api/admin/plans')
    expect(view).toMatchObject({
      adapter: 'manual',
      plans: [{ id: 'balance', name: 'Balance', prices: ['£6.00 a month'], trial_days: 14 }],
      faults: [],
      is_changed: true,
      people: [{ plan: 'balance', state: 'past_due', count: 1 }],
      invoices: [{ number: '2026-000001', state: 'open', amount: 600, person_email: user.email }],
    })
    const mark = (state: string, number = '2026-000001') =>
      admin.call('PUT', `/api/admin/invoices/${number}`, { state })
    expect((await mark('refunded')).body.message).toContain('nothing was changed')
    expect((await mark('paid', '2026-999999')).body.message).toContain('There is no invoice')
    const paid = await mark('paid')
    expect([paid.status, paid.body.invoices, paid.body.people[0].state]).toEqual([200, [], 'active'])
    expect((await mark('paid')).status).toBe(400)
    expect(await lastActions(1)).toEqual([['invoice_paid', '2026-000001']])
    const own = (await user.call('GET', '/api/activity')).body.lines
    expect(own[0]).toMatchObject({
      action: 'invoice_marked',
      detail: { number: '2026-000001', state: 'paid' },
    })
  })
})
