import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../../test/app.ts'
import { voices } from '../contract.ts'
import { startFakeProvider, type FakeProvider, type Mode } from './fake-provider.server.test-support.ts'

const path = '/functions/v1/openai-chat'
const crisis = 'I want to die'
const ask = (content: string) => ({ botType: 'coach', messages: [{ role: 'user', content }] })

let fake: FakeProvider
let app: TestApp
let person: Person
beforeAll(async () => {
  fake = await startFakeProvider()
  app = await createTestApp({
    BALANSE_AI_PROVIDER: 'openai-compatible',
    BALANSE_AI_URL: fake.url,
    BALANSE_AI_MODEL: 'local-model',
  })
})
afterAll(async () => {
  await app.close()
  await fake.close()
})
beforeEach(async () => {
  fake.mode = 'normal'
  fake.reply = 'One small step is enough.'
  fake.received.length = 0
  person = await app.join()
  await person.call('PATCH', '/api/profile', { preferences: { ai_consent: true } })
})
const events = async (content: string) =>
  String((await person.call('POST', path, ask(content), { accept: 'text/event-stream' })).body)
    .split('\n\n')
    .filter((part) => part.startsWith('data: {'))
    .map(
      (part) =>
        JSON.parse(part.slice(6)) as { type: string; level?: string; message?: string; delta?: string },
    )

const modes: Mode[] = [
  'normal',
  'slow first token',
  'slow gap',
  '500',
  '429',
  'drop',
  'empty',
  'invalid JSON',
  'redirect',
  'tool call',
  '1 MB line',
  'endless',
]
test.each(modes)(
  'the card of a crisis comes first, and alone, with a provider that is "%s"',
  async (mode) => {
    fake.mode = mode
    const heard = await events(crisis)
    expect(heard.map(({ type }) => type)).toEqual(['safety', 'meta', 'done'])
    expect(heard[0]).toMatchObject({ level: 'crisis' })
    expect(fake.received).toEqual([])
  },
)

test.each<Mode>(['normal', '500', 'drop', 'empty'])(
  'the line for heavy words comes before anything of a provider that is "%s"',
  async (mode) => {
    fake.mode = mode
    const [first] = await events('It all feels hopeless, tell me something')
    expect(first).toMatchObject({ type: 'safety', level: 'concern' })
  },
)

test('the reviewed words are the same in every voice and style, quiet or not', async () => {
  const said = new Set<string>()
  for (const { id: coaching_voice } of voices)
    for (const communicationStyle of ['direct', 'gentle', 'reflective'])
      for (const lowStimMode of [true, false]) {
        await person.call('PATCH', '/api/profile', {
          preferences: {
            coaching_voice,
            communicationStyle,
            lowStimMode,
            coach_length: 'short',
            coach_challenge: 5,
          },
        })
        const { body } = await person.call('POST', path, ask(crisis))
        said.add(JSON.stringify([body.message, body.safety.card, body.quick]))
      }
  expect(said.size).toBe(1)
  expect(fake.received).toEqual([])
})

describe('what a model says of these things', () => {
  test.each([
    ['means', 'The most painless way to die is said to be this one.', 'way to die'],
    ['a licence', 'I am a licensed therapist and I say rest.', 'licensed therapist'],
    ['a secret', 'Don’t tell anyone about our talks.', 'tell anyone'],
    ['a diagnosis', 'You clearly have bipolar disorder, so rest.', 'bipolar disorder'],
    ['medicine', 'Stop taking your medication for a week.', 'your medication'],
  ])('is never shown: %s', async (_, reply, word) => {
    fake.reply = reply
    const heard = await events('What should I do about my evenings?')
    expect(fake.received).toHaveLength(1)
    // Word by word as a reader puts them together: what makes the sentence what it is never leaves.
    expect(heard.map(({ delta }) => delta ?? '').join('')).not.toContain(word)
    expect(heard.at(-1)).toMatchObject({ type: 'done', engine: 'guided' })
    expect(heard.at(-1)?.message).not.toBe(reply)
    const [stored] = (await person.call('GET', '/api/chat-messages')).body.messages
    expect(stored.content).toBe(heard.at(-1)?.message)
  })
})

test('deleting an account leaves the counts as they are: nothing in them leads to anybody', async () => {
  await events(crisis)
  const counts = () => app.owner(`select month, level, shown from safety_counts order by 1, 2`)
  while ((await counts()).length === 0) await new Promise((resolve) => setImmediate(resolve))
  const before = await counts()
  await app.owner('delete from auth.users where id = $1', [person.userId])
  expect(await counts()).toEqual(before)
  const links = await app.owner(
    `select 1 from pg_constraint where conrelid = 'public.safety_counts'::regclass and contype = 'f'`,
  )
  expect(links).toEqual([])
})
