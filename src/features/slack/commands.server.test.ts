import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { slackCommand, slackSettings, startSlack, type SlackStandIn } from '../../../test/slack.ts'
import { localDay } from '../../platform/contract/dates.ts'
import { defaultRhythm } from '../account/rules.ts'
import { dayMax, listMax } from '../day/contract.ts'

let app: TestApp
let slack: SlackStandIn
let mairi: Person
let ben: Person

beforeAll(async () => {
  slack = await startSlack()
  app = await createTestApp({
    ...slackSettings,
    BALANSE_SLACK_URL: slack.url,
    BALANSE_NEAR_HOSTS: slack.host,
    BALANSE_URL: 'https://balanse.example.org',
  })
  ;[mairi, ben] = [await app.join(), await app.join('Ben')]
  await connect(mairi, 'U1')
  await connect(ben, 'U2')
})
afterAll(async () => {
  await app.close()
  await slack.close()
})

async function connect(person: Person, slackUser: string) {
  const { body } = await person.call('POST', '/api/slack/start', {})
  const state = new URL(body.address).searchParams.get('state')
  const code = slack.allow('https://balanse.example.org/slack-callback', slackUser)
  const answer = await person.call('POST', '/api/slack/finish', { code, state, browser: body.browser })
  expect(answer.status).toBe(200)
}
const send = ({ body, headers }: ReturnType<typeof slackCommand>) =>
  app.call('POST', '/slack/commands', body, headers)
const say = (text: string, fields: Record<string, string> = {}) => send(slackCommand({ text, ...fields }))
const journal = async (person: Person, words: string) =>
  (await person.call('GET', `/api/journal?words=${words}`)).body.items as { id: string }[]
const today = localDay(new Date(), defaultRhythm.time_zone, defaultRhythm.day_start_hour)
const danger = 'I am going to kill myself tonight'

describe('/balanse', () => {
  it('keeps a line in the journal of the person, whom alone it answers', async () => {
    const { status, body } = await say('Walked &lt;far&gt; with Isla &amp; felt lighter')
    expect([status, body]).toEqual([
      200,
      { response_type: 'ephemeral', text: expect.stringContaining('It stands in your <https://balanse') },
    ])
    const [item] = await journal(mairi, 'lighter')
    const { entry } = (await mairi.call('GET', `/api/journal-entries/${item?.id}`)).body
    expect(entry).toMatchObject({
      body: 'Walked <far> with Isla & felt lighter',
      kind: 'entry',
      finished_at: expect.any(String),
    })
    expect(await journal(ben, 'lighter')).toEqual([])
    expect(slack.posts.every(({ to }) => to.startsWith('D'))).toBe(true)
  })

  it('puts a task among the priorities of today, beside what stands there', async () => {
    expect((await say('task Ring the dentist')).body.text).toContain('plan of today')
    expect((await say('task: Water the plants')).body.text).toContain('plan of today')
    const { day } = (await mairi.call('GET', `/api/days/${today}`)).body
    expect(day.main_priorities.map(({ text }: { text: string }) => text)).toEqual([
      'Ring the dentist',
      'Water the plants',
    ])
    expect((await ben.call('GET', `/api/days/${today}`)).body.day.main_priorities).toEqual([])
  })

  it('keeps a task in the journal when the day is full, and says so', async () => {
    for (let at = 0; at < Math.min(listMax, dayMax); at++)
      await say(`task Small thing ${at}`, { user_id: 'U2' })
    const { body } = await say('task Overflowing thing', { user_id: 'U2' })
    expect(body.text).toMatch(/plan of today is full.*journal/)
    expect(await journal(ben, 'overflowing')).toHaveLength(1)
  })

  it('explains itself', async () => {
    for (const text of ['', 'help', 'task '])
      expect((await say(text)).body.text).toContain('Write `/balanse` and a line')
  })

  it('tells a stranger how to connect, keeps nothing, and gives their words back', async () => {
    for (const from of [{ user_id: 'U99' }, { user_id: 'U1', team_id: 'T99' }] as Record<string, string>[]) {
      const { body } = await say('A stray thought', from)
      expect(body.text).toContain('press “Connect Slack”')
      expect(body.text).toContain('A stray thought')
    }
    expect(await journal(mairi, 'stray')).toEqual([])
  })

  it('does nothing for an account that rests', async () => {
    await app.owner(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      ben.userId,
    ])
    expect((await say('Locked out', { user_id: 'U2' })).body.text).toContain('not connected yet')
    await app.owner('update auth.users set banned_until = null where id = $1', [ben.userId])
    expect(await journal(ben, 'locked')).toEqual([])
  })
})

describe('words of danger', () => {
  it.each([
    ['U1', danger],
    ['U99', danger],
    ['U1', `task ${danger}`],
  ])('are answered with the help card and nothing else (%s, %s)', async (user_id, text) => {
    const { status, body } = await say(text, { user_id })
    expect([status, body.response_type]).toEqual([200, 'ephemeral'])
    expect(body.text).toMatch(/^Support is here, now\n/)
    expect(body.text).toMatch(/In immediate danger: /)
    expect(body.text).not.toMatch(/journal|plan of today|Connect Slack|kill/)
  })

  it('are kept like any other words', async () => {
    await say(`${danger}, said the thistle`)
    expect(await journal(mairi, 'thistle')).toHaveLength(1)
  })
})

describe('what is not signed by Slack now', () => {
  it.each([
    ['another secret', slackCommand({ text: 'forged one' }, { secret: 'a guess' })],
    ['too old', slackCommand({ text: 'forged two' }, { at: Date.now() - 301_000 })],
    ['from a clock far ahead', slackCommand({ text: 'forged three' }, { at: Date.now() + 3_600_000 })],
    ['nothing', { body: 'text=forged', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ])('is refused: %s', async (_name, command) => {
    expect((await send(command)).status).toBe(401)
    expect(await journal(mairi, 'forged')).toEqual([])
  })

  it('is refused when a word of it was changed', async () => {
    const { body, headers } = slackCommand({ text: 'honest' })
    expect((await send({ body: body.replace('honest', 'forged'), headers })).status).toBe(401)
  })

  it('counts once, also when it comes twice at the same moment', async () => {
    const command = slackCommand({ text: 'Only once' })
    const both = await Promise.all([send(command), send(command)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect((await send(command)).status).toBe(401)
    expect(await journal(mairi, 'once')).toHaveLength(1)
  })

  it('is not read as anything else', async () => {
    const { headers } = slackCommand({ text: 'x' })
    const asJson = await app.call('POST', '/slack/commands', '{}', {
      ...headers,
      'content-type': 'application/json',
    })
    expect(asJson.status).toBe(415)
    const long = slackCommand({ text: 'x'.repeat(70_000) })
    expect((await send(long)).status).toBe(413)
  })
})
