import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { slackSettings, startSlack, type SlackStandIn } from '../../../test/slack.ts'
import { createAskOutside } from '../../platform/outside/ask-outside.server.ts'
import { openVault } from '../../services/auth/public.server.ts'
import { office } from '../admin/public.server.ts'
import { createErasure } from '../own-data/public.server.ts'
import { openMail } from '../../platform/mail/open-mail.server.ts'
import { createSlackSending, leaveSlack } from './public.server.ts'

let app: TestApp
let slack: SlackStandIn
let mairi: Person
let ben: Person
let made = 0

beforeAll(async () => {
  slack = await startSlack()
  app = await createTestApp({
    ...slackSettings,
    BALANSE_SLACK_URL: slack.url,
    BALANSE_NEAR_HOSTS: slack.host,
    BALANSE_URL: 'https://balanse.example.org',
  })
  ;[mairi, ben] = [await app.join(), await app.join('Ben')]
})
afterAll(async () => {
  await app.close()
  await slack.close()
})
afterEach(async () => {
  slack.refuse.clear()
  for (const person of [mairi, ben])
    for (const kind of ['app', 'webhook']) await person.call('DELETE', `/api/slack/${kind}`)
  slack.posts = []
  slack.asked = []
})

const redirect = 'https://balanse.example.org/slack-callback'
async function begin(person = mairi) {
  const { status, body } = await person.call('POST', '/api/slack/start', {})
  expect(status).toBe(200)
  const address = new URL(body.address)
  return { address, state: address.searchParams.get('state') ?? '', browser: body.browser as string }
}
/** Through Slack's consent and back. */
async function connect(person = mairi, slackUser = `U${made++}`, team = 'T1') {
  const { state, browser } = await begin(person)
  const code = slack.allow(redirect, slackUser, team)
  return person.call('POST', '/api/slack/finish', { code, state, browser })
}
const read = async (person = mairi) => (await person.call('GET', '/api/slack')).body
const paste = (address = `http://${slack.host}/services/T1/B1/secretpart`, person = mairi) =>
  person.call('PUT', '/api/slack/webhook', { address })
const tools = async () => ({
  database: app.database,
  ask: createAskOutside([slack.host]),
  askSlack: createAskOutside([slack.host]),
  vault: await openVault(app.config.auth.vaultFile),
  slack: app.config.connections.slack,
  site: 'https://balanse.example.org',
})
const sending = async () => createSlackSending(await tools())
const message = { title: 'Good morning', text: 'What matters today?', path: '/day-plan', id: 'r1' }

describe('connecting the app', () => {
  it('asks Slack for what it needs and nothing more', async () => {
    const { address } = await begin()
    expect(address.origin + address.pathname).toBe(`${slack.url}/oauth/v2/authorize`)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: '1234.5678',
      scope: 'chat:write,commands,im:write',
      redirect_uri: redirect,
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('opens the own room of the person and says hello there', async () => {
    const { status, body } = await connect(mairi, 'U77')
    expect([status, body.trouble]).toEqual([200, ''])
    expect(body.connection).toMatchObject({ kind: 'app', team_name: 'Kite Makers', trouble: '' })
    expect(slack.posts).toEqual([{ to: 'DU77', text: expect.stringContaining('*Balanse is connected*') }])
    expect((await read()).connections).toHaveLength(1)
    expect((await read(ben)).connections).toEqual([])
  })

  it('keeps the token sealed, and says it in no answer', async () => {
    const { body } = await connect()
    const token = slack.asked.find(({ path }) => path.endsWith('postMessage'))?.authorization.slice(7) ?? ''
    expect(token).toMatch(/^xoxb-/)
    const stored = JSON.stringify(await app.owner('select * from public.slack_connections'))
    for (const text of [token, Buffer.from(token).toString('hex')]) expect(stored).not.toContain(text)
    expect(JSON.stringify([body, await read()])).not.toContain('xoxb')
  })

  it('takes a way back once, from the person and the browser that began, within ten minutes', async () => {
    const finish = (person: Person, given: object) => person.call('POST', '/api/slack/finish', given)
    const code = slack.allow(redirect)
    const { state, browser } = await begin()
    const wrong = await begin()
    for (const [person, given] of [
      [mairi, { code, state: 'made-up', browser }],
      [mairi, { code, state, browser: wrong.browser }],
      [ben, { code, state, browser }],
    ] as const) {
      const { status, body } = await finish(person, given)
      expect([status, body.message]).toEqual([400, expect.stringContaining('nothing was connected')])
    }
    expect(slack.asked).toEqual([])
    expect((await finish(mairi, { code, state, browser })).status).toBe(200)
    expect((await finish(mairi, { code: slack.allow(redirect), state, browser })).status).toBe(400)
    const late = await begin()
    await app.owner(`update public.oauth_starts set created_at = now() - interval '11 minutes'`)
    const answer = await finish(mairi, {
      code: slack.allow(redirect),
      state: late.state,
      browser: late.browser,
    })
    expect(answer.status).toBe(400)
  })

  it.each([
    ['an expired code', redirect, true, 'too old or was used'],
    ['another address to come back to', 'https://elsewhere.example.org', false, 'address of this server'],
  ])('says what to do about %s', async (_name, cameFor, isExpired, words) => {
    const { state, browser } = await begin()
    const code = slack.allow(cameFor)
    if (isExpired) slack.expire(code)
    const { status, body } = await mairi.call('POST', '/api/slack/finish', { code, state, browser })
    expect([status, body.message]).toEqual([400, expect.stringContaining(words)])
    expect((await read()).connections).toEqual([])
  })

  it.each([429, 500])('says that Slack is not there when it answers %i', async (status) => {
    slack.refuse.set('/api/oauth.v2.access', { status, error: 'ratelimited' })
    const { state, browser } = await begin()
    const answer = await mairi.call('POST', '/api/slack/finish', {
      code: slack.allow(redirect),
      state,
      browser,
    })
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      503,
      'slack_down',
      expect.stringContaining('Nothing was connected'),
    ])
  })

  it('is not taken over from somebody else, who is not named', async () => {
    expect((await connect(mairi, 'U5')).status).toBe(200)
    const { status, body } = await connect(ben, 'U5')
    expect([status, body.message]).toEqual([400, expect.stringContaining('is connected already')])
    expect(JSON.stringify(body)).not.toContain('Mairi')
    expect((await read(ben)).connections).toEqual([])
    expect((await read()).connections).toHaveLength(1)
    // Connecting again oneself is no such thing.
    expect((await connect(mairi, 'U5')).status).toBe(200)
  })

  it('is needed by nobody where the operator has no app', async () => {
    const plain = await createTestApp()
    const person = await plain.join()
    expect((await person.call('GET', '/api/slack')).body).toEqual({ has_app: false, connections: [] })
    const { status, body } = await person.call('POST', '/api/slack/start', {})
    expect([status, body.message]).toEqual([400, expect.stringContaining('not set up on this server')])
    const given = { code: 'a', state: 'b', browser: 'c' }
    expect((await person.call('POST', '/api/slack/finish', given)).status).toBe(400)
    expect((await plain.call('POST', '/slack/commands', {})).status).toBe(404)
    await plain.close()
  })
})

describe('a pasted webhook', () => {
  it('takes a test message, and is kept sealed', async () => {
    expect((await paste()).body).toMatchObject({ kind: 'webhook', host: slack.host, taken_at: null })
    const { body } = await mairi.call('POST', '/api/slack/webhook/try')
    expect([body.trouble, body.connection.taken_at]).toEqual(['', expect.any(String)])
    expect(slack.posts).toEqual([
      { to: '/services/T1/B1/secretpart', text: expect.stringContaining('A test from Balanse') },
    ])
    const stored = JSON.stringify(await app.owner('select * from public.slack_connections'))
    for (const text of ['secretpart', Buffer.from('secretpart').toString('hex')])
      expect(stored + JSON.stringify(body)).not.toContain(text)
    expect((await ben.call('POST', '/api/slack/webhook/try')).status).toBe(404)
    expect((await ben.call('DELETE', '/api/slack/webhook')).status).toBe(404)
  })

  it.each([
    'https://hooks.slack.com.evil.example/services/T/B/x',
    'https://evil.example/services/T/B/x',
    'http://hooks.slack.com/services/T/B/x',
    'https://hooks.slack.com/commands/1/2',
    'https://me:word@hooks.slack.com/services/T/B/x',
    'http://127.0.0.1:1/services/T/B/x',
    'not an address',
  ])('is refused in words: %s', async (address) => {
    const { status, body } = await paste(address)
    expect([status, body.fields?.address]).toEqual([400, expect.stringContaining('hooks.slack.com/services')])
  })

  it('needs attention when Slack has none there any more, and is well again when pasted anew', async () => {
    await paste(`http://${slack.host}/services/T1/B1/another`)
    const { body } = await mairi.call('POST', '/api/slack/webhook/try')
    expect(body.trouble).toContain('Make a new one there')
    expect((await read()).connections[0].trouble).toBe(body.trouble)
    await paste()
    expect((await read()).connections[0].trouble).toBe('')
  })
})

describe('the way of sending', () => {
  it('goes to the own room, and calls nobody by what stands in it', async () => {
    await connect(mairi, 'U8')
    await paste()
    slack.posts = []
    const way = await sending()
    expect(await app.database.asService((rows) => way.readyFor(rows, mairi.userId))).toBe(true)
    expect(await app.database.asService((rows) => way.readyFor(rows, ben.userId))).toBe(false)
    expect(await way.send(mairi.userId, { ...message, text: '<!channel> & <@U1>' })).toEqual({ sent: true })
    expect(slack.posts).toEqual([
      {
        to: 'DU8',
        text: '*Good morning*\n&lt;!channel&gt; &amp; &lt;@U1&gt;\n<https://balanse.example.org/day-plan|Open Balanse>',
      },
    ])
    expect(await way.send(ben.userId, message)).toMatchObject({ sent: false, again: false })
  })

  it('goes by the webhook when the app was taken back in Slack, and says so', async () => {
    await connect(mairi, 'U9')
    await paste()
    slack.posts = []
    slack.refuse.set('/api/chat.postMessage', { status: 200, error: 'token_revoked' })
    const way = await sending()
    expect(await way.send(mairi.userId, message)).toEqual({ sent: true })
    expect(slack.posts.map(({ to }) => to)).toEqual(['/services/T1/B1/secretpart'])
    expect((await read()).connections[0]).toMatchObject({
      kind: 'app',
      trouble: expect.stringContaining('Connect Slack again'),
    })
  })

  it.each([
    [429, 'ratelimited'],
    [500, 'internal_error'],
    [200, 'ratelimited'],
  ])('is tried again later, by the same way, after %i %s', async (status, error) => {
    await connect(mairi)
    await paste()
    slack.posts = []
    slack.refuse.set('/api/chat.postMessage', { status, error })
    const way = await sending()
    expect(await way.send(mairi.userId, message)).toMatchObject({ sent: false, again: true })
    expect(slack.posts).toEqual([])
    expect((await read()).connections[0].trouble).toBe('')
  })

  it('gives its token back when the account goes, and is gone with it', async () => {
    const gone = await app.join('Gone')
    await connect(gone, 'U20', 'T20')
    slack.asked = []
    const erasure = createErasure({
      office,
      database: app.database,
      mail: openMail(app.config.mail),
      removeFiles: async () => 0,
      leave: async (userId) => leaveSlack(await tools(), userId),
    })
    await erasure.erase(gone.userId)
    expect(slack.asked.map(({ path }) => path)).toEqual(['/api/auth.revoke'])
    expect(
      await app.owner('select 1 from public.slack_connections where user_id = $1', [gone.userId]),
    ).toEqual([])
  })

  it('ends for good, and the token goes back with the last person of a workspace', async () => {
    await connect(mairi, 'U10', 'T9')
    await connect(ben, 'U11', 'T9')
    slack.asked = []
    expect((await mairi.call('DELETE', '/api/slack/app')).body).toEqual({ ended: true })
    expect(slack.asked).toEqual([])
    expect((await ben.call('DELETE', '/api/slack/app')).status).toBe(200)
    expect(slack.asked.map(({ path }) => path)).toEqual(['/api/auth.revoke'])
    expect((await read()).connections).toEqual([])
    expect(await (await sending()).send(mairi.userId, message)).toMatchObject({ sent: false, again: false })
  })
})
