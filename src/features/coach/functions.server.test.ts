import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, localDay } from '#platform/contract/dates.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'

const crisis = 'I want to die'

function ask(content: string, more: object = {}) {
  return { botType: 'coach', messages: [{ role: 'user', content }], userData: {}, ...more }
}

/** The events of a stream, as a reader gets them. */
function eventsIn(payload: unknown): { type: string; [key: string]: unknown }[] {
  return String(payload)
    .split('\n\n')
    .filter((part) => part.startsWith('data: {'))
    .map((part) => JSON.parse(part.slice(6)) as { type: string })
}

/** The profile's zone until somebody changes it. */
const today = localDay(new Date(), 'Europe/London')
const yesterday = addDays(today, -1)
const path = '/functions/v1/openai-chat'
const stream = { accept: 'text/event-stream' }

describe('without a model', () => {
  let app: TestApp
  let person: Person
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    person = await app.join()
  })
  const chat = (content: string, more: object = {}) => person.call('POST', path, ask(content, more))
  const savePreferences = (preferences: object) => person.call('PATCH', '/api/profile', { preferences })

  test('the coach answers in guided mode, with buttons, and keeps both messages', async () => {
    const { status, body } = await chat('Plan my day')
    expect(status).toBe(200)
    expect(body).toMatchObject({ engine: 'guided', safety: null, actions: [] })
    expect(body.message).toContain('how would you like to be today?')
    expect(body.quick).toContain('Stop here')
    expect(body).not.toHaveProperty('notice')
    const read = await person.call('GET', '/api/chat-messages')
    expect(read.body.messages.map((m: { sender: string; content: string }) => [m.sender, m.content])).toEqual(
      [
        ['assistant', body.message],
        ['user', 'Plan my day'],
        // The opening of the day, which the first message answered.
        ['assistant', expect.any(String)],
      ],
    )
    expect(read.body.messages[0]).toMatchObject({
      id: body.messageId,
      user_id: person.userId,
      engine: 'guided',
    })
  })

  test('an exercise goes on from message to message and ends in a change to accept', async () => {
    for (const text of ['Plan my day', 'Patient', 'Budget talk', 'Open the sheet', 'When I sit down'])
      await chat(text)
    const { body } = await chat('A walk')
    expect(body.actions.map(({ change }: { change: { kind: string } }) => change.kind)).toEqual([
      'set_intention',
      'add_priority',
      'set_time_for_me',
    ])
    expect(body.actions[0].id).toBe(`${body.messageId}-0`)
  })

  test('the coach speaks from the person’s own rows, and from nobody else’s', async () => {
    const other = await app.join('Other')
    const evening = {
      mood: null,
      wins: [],
      challenges: '',
      helped: '',
      grateful_for: [],
      version: 0,
      is_finished: true,
    }
    await other.call('PUT', `/api/evenings/${yesterday}`, {
      ...evening,
      tomorrow: 'a secret of somebody else',
    })
    await person.call('PUT', `/api/evenings/${yesterday}`, {
      ...evening,
      tomorrow: 'walk first, then decide',
    })
    const { body } = await person.call('GET', '/api/coach-opening')
    expect(body.opening.message).toContain('“walk first, then decide”')
    expect(body.opening.message).not.toContain('secret')
    const answer = await chat('It worked')
    expect(answer.body.message).toContain('What helped, even a little?')
    expect((await person.call('GET', '/api/coach-opening')).body.opening).toBeNull()
  })

  test('the same message sent twice is answered once', async () => {
    const messageId = crypto.randomUUID()
    const first = await chat('Plan my day', { messageId })
    const second = await chat('Plan my day', { messageId })
    expect(second.body).toMatchObject({
      message: first.body.message,
      messageId: first.body.messageId,
      quick: first.body.quick,
    })
    const both = crypto.randomUUID()
    await Promise.all([chat('Patient', { messageId: both }), chat('Patient', { messageId: both })])
    const rows = await app.owner<{ count: string }>(
      'select count(*) from chat_messages where user_id = $1 and sender = $2',
      [person.userId, 'user'],
    )
    expect(Number(rows[0]?.count)).toBe(2)
  })

  test('a stream says who writes, then the words, then the whole reply', async () => {
    const reply = await person.call('POST', path, ask('Check in'), stream)
    expect(String(reply.headers['content-type'])).toContain('text/event-stream')
    const events = eventsIn(reply.body)
    expect(events.map(({ type }) => type)).toEqual(['meta', 'delta', 'done'])
    expect(events.at(-1)?.message).toBe(events[1]?.delta)
    expect(String(reply.body).trimEnd().endsWith('data: [DONE]')).toBe(true)
  })

  test('who is not signed in does not reach the coach', async () => {
    const { status, body } = await app.call('POST', path, ask('Hello'))
    expect(status).toBe(401)
    expect(body.error).toMatch(/sign in/)
  })

  test('whose session has ended does not reach the coach either, and has the card in a crisis', async () => {
    await app.owner('delete from auth.sessions where user_id = $1', [person.userId])
    const { status, body } = await chat('Hello')
    expect(status).toBe(401)
    expect(body.error).toMatch(/sign in/)
    expect(await chat(crisis)).toMatchObject({ status: 401, body: { safety: { level: 'crisis' } } })
    const kept = await app.owner('select from ai_usage where user_id = $1', [person.userId])
    expect(kept).toEqual([])
  })

  test.each([
    ['a body that is no JSON', 'Hello', 400],
    ['an unknown bot', ask('Hello', { botType: 'oracle' }), 400],
    ['no messages', { botType: 'coach' }, 422],
    ['a reply at the end', { botType: 'coach', messages: [{ role: 'assistant', content: 'x' }] }, 422],
    ['a message that is too long', ask('x'.repeat(2001)), 413],
    ['a body that is too large', ask('x', { userData: 'x'.repeat(70_000) }), 413],
  ])('%s is refused', async (_, body, status) => {
    const reply = await person.call('POST', path, body)
    expect(reply.status).toBe(status)
    expect(reply.body.error).toEqual(expect.any(String))
  })

  test('text that Postgres cannot hold is kept without what nobody can see', async () => {
    const { status } = await chat('Hello\0 there \ud800')
    expect(status).toBe(200)
    const { body } = await person.call('GET', '/api/chat-messages')
    expect(body.messages[1].content).toMatch(/^Hello there/)
  })

  test('thirty messages a minute are answered, the next one is asked to wait', async () => {
    expect((await chat('hello')).status).toBe(200)
    await app.owner('update ai_usage set minute_turns = 30 where user_id = $1', [person.userId])
    const { status, headers, body } = await chat('hello')
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body.safety).toBeNull()
    await app.owner(`update ai_usage set minute_start = now() - interval '2 minutes' where user_id = $1`, [
      person.userId,
    ])
    expect((await chat('hello')).status).toBe(200)
  })

  test('the first reply of all says that it is software, and so does one after an hour without any', async () => {
    expect((await chat('hello')).body.reminder).toMatch(/software/)
    expect((await chat('hello')).body).not.toHaveProperty('reminder')
    await app.owner(`update ai_usage set updated_at = now() - interval '2 hours' where user_id = $1`, [
      person.userId,
    ])
    expect((await chat('hello')).body.reminder).toBe('You are talking to software.')
  })

  test('notes that cannot be read leave an empty context and an answer', async () => {
    await app.owner('revoke select on visions from balanse_user')
    const { status, body } = await chat('Plan my day')
    await app.owner('grant select on visions to balanse_user')
    expect(status).toBe(200)
    expect(body.engine).toBe('guided')
    const usage = await app.owner('select turns from ai_usage where user_id = $1', [person.userId])
    expect(usage).toEqual([{ turns: 1 }])
  })

  test('when even the exercises cannot answer, the failure has its exact words', async () => {
    await app.owner('revoke insert on chat_messages from balanse_user')
    const json = await chat('Plan my day')
    const events = eventsIn((await person.call('POST', path, ask('Plan my day'), stream)).body)
    const inCrisis = await chat(crisis)
    await app.owner('grant insert on chat_messages to balanse_user')
    expect(json).toMatchObject({ status: 502, body: { error: 'Failed to get response from chat service' } })
    expect(events.at(-1)).toMatchObject({ type: 'error', error: 'Failed to get response from chat service' })
    expect(inCrisis).toMatchObject({ status: 200, body: { safety: { level: 'crisis' } } })
  })

  describe('in privacy mode', () => {
    beforeEach(() => savePreferences({ privacy_mode: true }))

    test('nothing that was said is stored, and the exercise goes on in the browser’s hands', async () => {
      const begun = await chat('Plan my day')
      expect(begun.body.state).toMatchObject({ flow: 'plan_day', step: 'intention' })
      const { body } = await chat('Patient', { state: begun.body.state })
      expect(body.state).toMatchObject({ step: 'one' })
      const stored = await app.owner(
        'select 1 from chat_messages where user_id = $1 union all select 1 from coach_states where user_id = $1',
        [person.userId],
      )
      expect(stored).toEqual([])
      expect((await person.call('GET', '/api/chat-messages')).body.messages).toEqual([])
    })

    test('no plan or reflection is looked at', async () => {
      await person.call('PUT', `/api/evenings/${yesterday}`, {
        mood: null,
        wins: [],
        challenges: '',
        helped: '',
        grateful_for: [],
        tomorrow: 'walk first',
        version: 0,
        is_finished: true,
      })
      expect((await person.call('GET', '/api/coach-opening')).body.opening.message).not.toContain(
        'walk first',
      )
      expect((await chat('I’m stuck')).body.quick).not.toContain('walk first')
    })
  })

  describe('the safety gate', () => {
    test('answers a crisis in reviewed words, the same in every voice, with the card first', async () => {
      const messages = new Set<string>()
      for (const coaching_voice of ['zen', 'sergeant', 'ninja']) {
        await savePreferences({ coaching_voice, lowStimMode: coaching_voice === 'ninja' })
        const { status, body } = await chat(crisis)
        expect(status).toBe(200)
        expect(body).toMatchObject({
          safety: { level: 'crisis', card: expect.any(Object) },
          engine: 'guided',
          quick: ['Yes, now', 'Not right now', "It's about someone else"],
          actions: [],
        })
        messages.add(body.message)
      }
      expect(messages.size).toBe(1)
      const events = eventsIn((await person.call('POST', path, ask(crisis), stream)).body)
      expect(events.map(({ type }) => type)).toEqual(['safety', 'meta', 'done'])
    })

    test('answers a tap on its three buttons in reviewed words, also in privacy mode, with the card again', async () => {
      const { body } = await chat(crisis)
      for (const answer of body.quick) {
        const next = await chat(answer)
        expect(next.body).toMatchObject({ safety: { level: 'crisis' }, engine: 'guided', actions: [] })
        expect(next.body.message).not.toBe(body.message)
        expect(next.body.quick).not.toContain(answer)
      }
      expect((await chat('hello')).body.quick).toEqual(['A calm minute', 'Just listen'])
      await savePreferences({ privacy_mode: true })
      const { state } = (await chat(crisis)).body
      expect((await chat('Not right now', { state })).body.safety).toMatchObject({ level: 'crisis' })
      expect((await chat('Not right now')).body.safety).toMatchObject({ level: 'concern' })
    })

    test('shows the lines of where the person is, by their browser or their zone', async () => {
      const region = async (languages: string) =>
        (await person.call('POST', path, ask(crisis), { 'accept-language': languages })).body.safety.card
          .region.id
      expect(await region('en-US,en')).toBe('US')
      expect(await region('en')).toBe('GB')
    })

    test('ends the exercise, and stays with the next turns', async () => {
      await savePreferences({ coaching_voice: 'sergeant' })
      await chat('Plan my day')
      await chat(crisis)
      const { body } = await chat('hello')
      expect(body.safety).toMatchObject({ level: 'concern' })
      expect(body.message).not.toMatch(/task|order|march|eyes/i)
    })

    test.each([
      ['is too long', () => ask(`${crisis} ${'x '.repeat(30_000)}`), 413],
      ['is too long, at its end', () => ask(`${'x '.repeat(30_000)} ${crisis}`), 413],
      ['has the wrong shape', () => ({ botType: 'coach', messages: crisis }), 422],
      ['goes to an unknown bot', () => ask(crisis, { botType: 'oracle' }), 400],
      ['is no JSON', () => crisis, 400],
    ])('gives the card also when the message %s', async (_, body, status) => {
      const reply = await person.call('POST', path, body())
      expect(reply.status).toBe(status)
      expect(reply.body.safety).toMatchObject({ level: 'crisis', card: expect.any(Object) })
    })

    test('gives the card to somebody who is not signed in', async () => {
      expect(await app.call('POST', path, ask(crisis))).toMatchObject({
        status: 401,
        body: { safety: { level: 'crisis' } },
      })
      const help = await app.call('POST', path, ask(crisis, { botType: 'customer_service' }))
      expect(help).toMatchObject({ status: 200, body: { safety: { level: 'crisis' } } })
    })

    test('answers a crisis after the limit of messages, and gives the card with the limit otherwise', async () => {
      await chat('hello')
      await app.owner('update ai_usage set minute_turns = 30 where user_id = $1', [person.userId])
      expect(await chat('it all feels hopeless')).toMatchObject({
        status: 429,
        body: { safety: { level: 'concern' } },
      })
      expect(await chat(crisis)).toMatchObject({ status: 200, body: { safety: { level: 'crisis' } } })
    })

    test('gives the card in privacy mode', async () => {
      await savePreferences({ privacy_mode: true })
      expect((await chat(crisis)).body.safety).toMatchObject({ level: 'crisis' })
    })
  })

  describe('the public help bot', () => {
    const help = (content: string, more: object = {}) =>
      app.call('POST', path, ask(content, { botType: 'customer_service', ...more }))

    test('answers from the help articles, for everybody, and keeps nothing', async () => {
      const { status, body } = await help('How do I change my password?')
      expect(status).toBe(200)
      expect(body.message).toEqual(expect.any(String))
      expect(body.sources.length).toBeGreaterThan(0)
      const signedIn = await person.call(
        'POST',
        path,
        ask('How do I change my password?', { botType: 'customer-service' }),
      )
      expect(signedIn.body.message).toBe(body.message)
      expect(await app.owner('select 1 from chat_messages where user_id = $1', [person.userId])).toEqual([])
    })

    test('says that it is software', async () => {
      expect((await help('are you human?')).body.message).toMatch(/^No\. I’m software/)
    })

    test('answers twenty questions an hour from one address, and keeps no address', async () => {
      await app.owner('delete from chat_limits')
      for (let n = 0; n < 20; n++) await help('How do I export my data?')
      expect((await help('one more')).status).toBe(429)
      const [row] = await app.owner<{ key: string }>('select key from chat_limits')
      expect(row?.key).toMatch(/^[0-9a-f]{64}$/)
      await app.owner('delete from chat_limits')
    })
  })
})
