import { request } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { localDay } from '#platform/contract/dates.ts'
import { emptyDay } from '#features/day/contract.ts'
import { createTestApp, type Person, type TestApp } from '../../../../test/app.ts'
import { injections } from '../prompts/injections.fixture.ts'
import { coachContract } from '../prompts/coach-contract.ts'
import { startFakeProvider, type FakeProvider } from './fake-provider.server.test-support.ts'

const today = localDay(new Date(), 'Europe/London')
const path = '/functions/v1/openai-chat'
const ask = (content: string, more: object = {}) => ({
  botType: 'coach',
  messages: [{ role: 'user', content }],
  ...more,
})

/** How many people go away in the middle of a reply; a thousand where there is time (BALANSE_LONG_TESTS). */
const disconnects = process.env.BALANSE_LONG_TESTS ? 1_000 : 20

describe('with a model', () => {
  let fake: FakeProvider
  let app: TestApp
  let person: Person
  let address: string
  beforeAll(async () => {
    fake = await startFakeProvider()
    app = await createTestApp({
      BALANSE_AI_PROVIDER: 'openai-compatible',
      BALANSE_AI_URL: fake.url,
      BALANSE_AI_MODEL: 'local-model',
    })
    address = await app.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.close()
    await fake.close()
  })
  beforeEach(async () => {
    fake.mode = 'normal'
    fake.reply = 'One small step is enough.'
    fake.received.length = 0
    person = await app.join('Mairi Stewart')
    await person.call('PATCH', '/api/profile', { preferences: { ai_consent: true } })
  })
  const freshMinute = () => app.owner('update ai_usage set minute_turns = 0, model_turns = 0')
  const chat = (content: string, more: object = {}) => person.call('POST', path, ask(content, more))

  test('sixty attempts to steer it, in chat, plan and name, stay words for the provider and on the screen', async () => {
    expect(injections).toHaveLength(60)
    for (const [at, attack] of injections.entries()) {
      await freshMinute()
      await person.call('PUT', `/api/days/${today}`, {
        ...emptyDay,
        intention: attack.slice(0, 400),
        main_priorities: [{ id: 'a', text: attack.slice(0, 400), state: 'open' }],
        version: at,
      })
      await person.call('PATCH', '/api/profile', { full_name: attack.slice(0, 100) })
      // A model that does as it is told repeats it word for word.
      fake.reply = `Here it is: ${attack}`
      fake.received.length = 0
      // A try keeps nothing, so that one attack does not stand in the history of the next.
      const { status, body } = await chat(attack, { isTrial: true })
      expect([attack, status]).toEqual([attack, 200])
      for (const { messages } of fake.received) {
        const [first, ...others] = messages
        expect(first?.role).toBe('system')
        expect(first?.content.startsWith(coachContract)).toBe(true)
        expect(first?.content.match(/<user_notes nonce="[0-9a-f]{24}">/g)).toHaveLength(1)
        expect(first?.content.match(/<\/user_notes nonce="[0-9a-f]{24}">$/g)).toHaveLength(1)
        for (const { role, content } of others) {
          expect(role).toBe('user')
          expect(content).not.toMatch(
            /[<>\u200B-\u200F\u202A-\u202E\u2066-\u2069]|^\s*(system|assistant)\s*:/im,
          )
        }
      }
      expect([attack, body.message]).toEqual([attack, expect.not.stringMatching(/https?:|<\/?[a-z]|\]\(/i)])
      expect(body.actions).toEqual([])
    }
  }, 120_000)

  test('shows exactly what was sent, and only to its person; with the reply it goes', async () => {
    const { body } = await chat('How do I find more air?')
    const { sent } = (await person.call('GET', `/api/chat-messages/${body.messageId}/sent`)).body
    expect(sent.host).toBe(new URL(fake.url).host)
    expect(JSON.parse(sent.body)).toEqual(fake.received[0])
    const other = await app.join()
    expect((await other.call('GET', `/api/chat-messages/${body.messageId}/sent`)).body).toEqual({
      sent: null,
    })
    await person.call('DELETE', `/api/chat-messages/${body.messageId}`)
    expect(await app.owner('select 1 from coach_sent where user_id = $1', [person.userId])).toEqual([])
  })

  test('shows what was sent also where the provider failed after it, and keeps none of it in private', async () => {
    fake.mode = 'drop'
    const failed = (await chat('How do I find more air?')).body
    const answer = await person.call('GET', `/api/chat-messages/${failed.messageId}/sent`)
    expect(answer.body.sent.body).toContain('find more air')
    fake.mode = 'normal'
    await person.call('PATCH', '/api/profile', { preferences: { privacy_mode: true } })
    const { body } = await chat('Only between us')
    expect(body.sent.body).toContain('Only between us')
    expect(await app.owner(`select 1 from coach_sent where body like '%Only between us%'`)).toEqual([])
  })

  test('each kind of words that the person keeps from the coach is in nothing that is sent', async () => {
    const words = {
      plans: 'PLAN-WORDS',
      evenings: 'EVENING-WORDS',
      moods: 'mood light',
      visions: 'VISION-WORDS',
      messages: 'MESSAGE-WORDS',
      memory: 'MEMORY-WORDS',
    }
    await person.call('PUT', `/api/days/${today}`, { ...emptyDay, intention: words.plans, version: 0 })
    await person.call('PUT', `/api/evenings/${today}`, {
      mood: 'light',
      wins: [words.evenings],
      challenges: '',
      helped: '',
      grateful_for: [],
      tomorrow: '',
      helped_by: [],
      got_in_way: [],
      version: 0,
      is_finished: true,
    })
    const vision = (await person.call('GET', '/api/visions/mind')).body
    await person.call('PUT', '/api/visions/mind', { ...vision, sentence: words.visions, today })
    await person.call('PUT', '/api/coach-memories/00000000-0000-4000-8000-000000000001', {
      kind: 'note',
      statement: words.memory,
      source: null,
      pinned: false,
      is_off: false,
      expires_on: null,
      version: 0,
    })
    await chat(words.messages)
    const sentWith = async (unread: string[]) => {
      await freshMinute()
      await person.call('PATCH', '/api/profile', { preferences: { coach_unread: unread } })
      fake.received.length = 0
      await chat('Anything on my mind?', { isTrial: true })
      return JSON.stringify(fake.received)
    }
    const all = await sentWith([])
    for (const word of Object.values(words)) expect(all).toContain(word)
    for (const [kind, word] of Object.entries(words)) expect(await sentWith([kind])).not.toContain(word)
    await app.owner(
      `insert into public.health_days (user_id, date, kind, amount) values ($1, $2, 'steps', 54321)`,
      [person.userId, today],
    )
    expect(await sentWith([])).not.toContain('54,321')
    await person.call('PATCH', '/api/profile', { preferences: { coach_reads_health: true } })
    expect(await sentWith([])).toContain('54,321')
    await person.call('PATCH', '/api/profile', { preferences: { coach_reads_health: false } })
  })

  /** A reply as a reader of a stream gets it: everything up to now, and the next piece. */
  const openStream = async (content: string) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        authorization: `Bearer ${person.token}`,
      },
      body: JSON.stringify(ask(content)),
    })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    return {
      async next() {
        const { value, done } = await reader.read()
        heard += value ?? ''
        return !done
      },
      heard: () => heard,
    }
  }

  test.each([
    ['in the middle of its words', 'endless' as const, 'more '],
    ['before its first word', 'slow first token' as const, '"meta"'],
  ])(
    'a yes that is taken back %s ends the reply kindly, and nothing more is sent or shown',
    async (_, mode, reached) => {
      fake.mode = mode
      const stream = await openStream('How do I find more air?')
      while (!stream.heard().includes(reached)) await stream.next()
      const closed = fake.nextEarlyClose()
      await person.call('PATCH', '/api/profile', { preferences: { ai_consent: false } })
      while (await stream.next());
      await closed
      const events = stream
        .heard()
        .split('\n\n')
        .filter((part) => part.startsWith('data: {'))
        .map((part) => JSON.parse(part.slice(6)) as { type: string; delta?: string; message?: string })
      const notice = expect.stringMatching(/^You took back your yes/)
      expect(events.at(-1)).toMatchObject({ type: 'done', notice })
      // What was shown by then is what is kept, and not a word more; with none of it an exercise answers.
      const [stored] = (await person.call('GET', '/api/chat-messages')).body.messages
      expect(stored).toMatchObject({ content: events.at(-1)?.message, notice, stopped: false })
      expect(stored.engine).toBe(mode === 'endless' ? 'model' : 'guided')
      const shown = events.map(({ type, delta }) => (type === 'delta' ? delta : '')).join('')
      expect(shown.trim()).toBe(stored.content)
      expect(fake.received).toHaveLength(1)
      fake.mode = 'normal'
      const next = (await chat('And now?')).body
      expect(next.engine).toBe('guided')
      expect(next.notice).toBeUndefined()
      expect(fake.received).toHaveLength(1)
    },
  )

  test('two tabs cannot both take the last model reply of a day', async () => {
    await chat('How do I find more air?')
    await app.owner('update ai_usage set model_turns = 59 where user_id = $1', [person.userId])
    fake.received.length = 0
    const answers = await Promise.all(['One?', 'Two?', 'Three?'].map((text) => chat(text)))
    expect(fake.received).toHaveLength(1)
    expect(answers.filter(({ body }) => body.engine === 'model')).toHaveLength(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const others = answers.filter(({ body }) => body.engine === 'guided')
    for (const { body } of others) expect(body.notice).toMatch(/^Today’s replies from the model are used up/)
  })

  test.each([
    ['ten kilobytes', 'word '.repeat(2_000), 413],
    ['as much as fits', 'I plan too much. '.repeat(117).slice(0, 2000), 200],
    ['only emoji', '👩‍👩‍👧 🌧️☕😀', 200],
    ['one emoji', '🙂', 200],
    ['another language', 'Guten Morgen, heute möchte ich gern im Garten arbeiten', 200],
  ])('%s are answered with a model, or refused before it', async (_, content, status) => {
    const { status: given, body } = await chat(content)
    expect(given).toBe(status)
    if (status === 413) {
      expect(body.error).toEqual(expect.any(String))
      expect(fake.received).toEqual([])
    } else {
      expect(body).toMatchObject({ message: fake.reply, engine: 'model', safety: null })
      expect(fake.received[0]?.messages.at(-1)?.content.length).toBeGreaterThan(0)
    }
  })

  test(`${disconnects} people who go away at some moment leave the server up`, async () => {
    fake.mode = 'endless'
    const troubles: unknown[] = []
    const hear = (error: unknown) => troubles.push(error)
    process.on('unhandledRejection', hear)
    // After the sending, or after one, two … pieces: in each part of a reply somebody leaves.
    const leave = (turn: number) =>
      new Promise<void>((resolve) => {
        let pieces = turn % 5
        const going = request(address + path, {
          method: 'POST',
          agent: false,
          headers: {
            accept: 'text/event-stream',
            'content-type': 'application/json',
            authorization: `Bearer ${person.token}`,
          },
        })
        going.on('error', () => {}).on('close', resolve)
        going.on('response', (response) =>
          response
            .on('error', () => {})
            .on('data', () => {
              if (pieces-- <= 0) going.destroy()
            }),
        )
        going.end(JSON.stringify(ask(`How do I find more air, ${turn}?`)), () => {
          if (pieces === 0) going.destroy()
        })
      })
    for (let turn = 0; turn < disconnects; turn += 5) {
      await freshMinute()
      await Promise.all([0, 1, 2, 3, 4].map((n) => leave(turn + n)))
    }
    await freshMinute()
    fake.mode = 'normal'
    expect((await chat('And once more?')).status).toBe(200)
    process.off('unhandledRejection', hear)
    expect(troubles).toEqual([])
  }, 600_000)
})

describe('with AI off', () => {
  // A provider that is really there: a closed port would prove nothing.
  test.each(['the operator', 'the person'])(
    'by %s no connection is opened but to the database',
    async (who) => {
      const fake = await startFakeProvider()
      const provider = { BALANSE_AI_PROVIDER: 'openai-compatible', BALANSE_AI_URL: fake.url }
      const app = await createTestApp(
        who === 'the operator' ? {} : { ...provider, BALANSE_AI_MODEL: 'local-model' },
      )
      const person = await app.join()
      await person.call('PATCH', '/api/profile', { preferences: { ai_consent: who === 'the operator' } })
      const database = Number(new URL(app.ownerUrl).port)
      const ports: unknown[] = []
      const connect = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (
        this: Socket,
        ...given: unknown[]
      ) {
        ports.push(portOf(given))
        return original.apply(this, given as never)
      })
      for (const text of ['How do I begin?', 'Plan my day', 'What did I plan?', 'I want to die', 'Thanks'])
        expect((await person.call('POST', path, ask(text))).status).toBe(200)
      connect.mockRestore()
      expect(ports.filter((port) => port !== database && port !== undefined)).toEqual([])
      expect(fake.received).toEqual([])
      await app.close()
      await fake.close()
    },
  )
})

const original = Socket.prototype.connect

/** The port of a call of `connect`, in each of its forms. */
function portOf([first]: unknown[]): number | undefined {
  const given = Array.isArray(first) ? (first as unknown[])[0] : first
  const port = typeof given === 'object' && given !== null ? (given as { port?: unknown }).port : given
  return port === undefined ? undefined : Number(port)
}
