import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AiConfig } from '#platform/config.server.ts'
import type { Prompt } from '../prompts/build-prompt.ts'
import { kindOf, type FailureKind } from './model-failures.server.ts'
import { startFakeProvider, type FakeProvider, type Mode } from './fake-provider.server.test-support.ts'
import {
  createModelEngine,
  defaultTimings,
  ProviderFailed,
  type ModelEngine,
  type ModelEvent,
} from './model-engine.server.ts'

let fake: FakeProvider
const prompt: Prompt = {
  instructions: 'Be kind.',
  fixed: 'Be kind.',
  messages: [{ role: 'user', content: 'Hello' }],
  maxTokens: 50,
}
const loose: unknown[] = []
const keep = (reason: unknown) => loose.push(reason)

beforeAll(async () => {
  fake = await startFakeProvider()
  // A promise that nobody waits for would end the whole server; here it must be none.
  process.on('unhandledRejection', keep)
})
afterAll(async () => {
  process.off('unhandledRejection', keep)
  await fake.close()
})
beforeEach(() => {
  fake.mode = 'normal'
  fake.received.length = 0
})
afterEach(() => expect(loose).toEqual([]))

function engine(more: Partial<AiConfig> = {}, timings = defaultTimings): ModelEngine {
  const config: AiConfig = {
    provider: 'openai-compatible',
    url: fake.url,
    key: 'secret',
    model: 'local-model',
    dailyBudget: 0,
    priceIn: 0,
    priceOut: 0,
    ...more,
  }
  return createModelEngine(config, timings)!
}

async function read(
  events: AsyncIterable<ModelEvent>,
): Promise<{ text: string; usage: ModelEvent | undefined; failed: boolean }> {
  let text = ''
  let usage: ModelEvent | undefined
  try {
    for await (const event of events)
      if (event.type === 'delta') text += event.delta
      else usage = event
  } catch (error) {
    expect(error).toBeInstanceOf(ProviderFailed)
    return { text, usage, failed: true }
  }
  return { text, usage, failed: false }
}

test('a reply comes in pieces, with what the provider counted', async () => {
  const { text, usage, failed } = await read(engine().stream(prompt, new AbortController().signal))
  expect(failed).toBe(false)
  expect(text).toBe(fake.reply)
  expect(usage).toEqual({ type: 'usage', tokensIn: 100, tokensOut: 20 })
})

test('the provider gets the configured model, the key and exactly the prompt', async () => {
  await read(engine().stream(prompt, new AbortController().signal))
  expect(fake.received[0]).toMatchObject({
    model: 'local-model',
    max_tokens: 50,
    stream: true,
    messages: [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: 'Hello' },
    ],
  })
  expect(fake.received[0]).not.toHaveProperty('user')
  expect(fake.headers.at(-1)?.authorization).toBe('Bearer secret')
})

test.each<Mode>(['500', '429', 'empty', 'invalid JSON', 'redirect', 'tool call'])(
  '"%s" from the provider is a failure, not an empty reply',
  async (mode) => {
    fake.mode = mode
    const { text, failed } = await read(engine().stream(prompt, new AbortController().signal))
    expect(failed).toBe(true)
    expect(text).toBe('')
  },
)

test.each<Mode>(['1 MB line', '5 MB of nothing'])(
  '"%s" is more than anybody reads: it is given up, and so is the call',
  async (mode) => {
    fake.mode = mode
    const closed = fake.nextEarlyClose()
    const { text, failed } = await read(engine().stream(prompt, new AbortController().signal))
    expect(failed).toBe(true)
    expect(text).toBe('')
    await closed
  },
)

test.each<[Mode, FailureKind]>([
  ['500', 'provider_fault'],
  ['429', 'too_many'],
  ['drop', 'unreachable'],
  ['empty', 'no_words'],
  ['1 MB line', 'too_much'],
])('"%s" is counted as "%s"', async (mode, kind) => {
  fake.mode = mode
  const words = async () => {
    for await (const _ of engine().stream(prompt, new AbortController().signal));
  }
  expect(kindOf(await words().catch((error: unknown) => error))).toBe(kind)
})

test('a long reply in one line is read whole', async () => {
  fake.mode = 'one line'
  const { text, failed } = await read(engine().stream(prompt, new AbortController().signal))
  expect(failed).toBe(false)
  expect(text).toHaveLength(48_000)
})

test('a line that drops in the middle is a failure after the pieces that came', async () => {
  fake.mode = 'drop'
  const { text, failed } = await read(engine().stream(prompt, new AbortController().signal))
  expect(failed).toBe(true)
  expect(fake.reply.startsWith(text)).toBe(true)
  expect(text).not.toBe('')
})

test('a provider that says nothing is given up after the time for the first token', async () => {
  fake.mode = 'slow first token'
  const closed = fake.nextEarlyClose()
  const { failed } = await read(
    engine({}, { ...defaultTimings, firstToken: 50 }).stream(prompt, new AbortController().signal),
  )
  expect(failed).toBe(true)
  await closed
})

test('a line that grows by a letter at a time and never ends is given up after that time, too', async () => {
  fake.mode = 'line without end'
  const closed = fake.nextEarlyClose()
  const { failed } = await read(
    engine({}, { ...defaultTimings, firstToken: 200 }).stream(prompt, new AbortController().signal),
  )
  expect(failed).toBe(true)
  await closed
})

test('a provider that falls silent in the middle is given up, too', async () => {
  fake.mode = 'slow gap'
  const closed = fake.nextEarlyClose()
  const { failed, text } = await read(
    engine({}, { ...defaultTimings, betweenTokens: 50 }).stream(prompt, new AbortController().signal),
  )
  expect(failed).toBe(true)
  expect(text).not.toBe('')
  await closed
})

test('a provider that never ends is given up after the time for the whole', async () => {
  fake.mode = 'endless'
  const closed = fake.nextEarlyClose()
  const { failed } = await read(
    engine({}, { ...defaultTimings, whole: 200 }).stream(prompt, new AbortController().signal),
  )
  expect(failed).toBe(true)
  await closed
})

test('a person who goes away ends the call to the provider, quietly', async () => {
  fake.mode = 'endless'
  const closed = fake.nextEarlyClose()
  const gone = new AbortController()
  let text = ''
  for await (const event of engine().stream(prompt, gone.signal)) {
    if (event.type === 'delta') text += event.delta
    if (text.length > 20) gone.abort()
  }
  await closed
  expect(text.length).toBeGreaterThan(20)
})

test('a reader that stops early ends the call to the provider', async () => {
  fake.mode = 'endless'
  const closed = fake.nextEarlyClose()
  for await (const _ of engine().stream(prompt, new AbortController().signal)) break
  await closed
})

test('two hundred people who go away at any moment leave nothing behind', async () => {
  fake.mode = 'endless'
  const before = fake.closedEarly()
  // Two hundred at once on a small machine: what is looked at here is how they end, not how soon they begin.
  const patient = { firstToken: 60_000, betweenTokens: 60_000, whole: 120_000 }
  await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const gone = new AbortController()
      let pieces = 0
      for await (const event of engine({}, patient).stream(prompt, gone.signal))
        if (event.type === 'delta' && ++pieces > n % 5) gone.abort()
    }),
  )
  while (fake.closedEarly() - before < 200) await fake.nextEarlyClose()
})

test('with the provider off there is no engine', () => {
  expect(
    createModelEngine(
      { provider: 'off', url: undefined, key: undefined, model: '', dailyBudget: 0, priceIn: 0, priceOut: 0 },
      defaultTimings,
    ),
  ).toBeNull()
})

test('a call that was over before it began reaches no provider', async () => {
  const { text, failed } = await read(engine().stream(prompt, AbortSignal.abort()))
  expect({ text, failed }).toEqual({ text: '', failed: false })
})
