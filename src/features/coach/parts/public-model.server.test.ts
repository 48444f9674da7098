import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { injections } from '../prompts/injections.fixture.ts'
import { createBreaker } from '../rules/breaker.ts'
import { createConsentWatch } from './consent-watch.server.ts'
import { countFailures } from './model-failures.server.ts'
import { createModelEngine, defaultTimings } from './model-engine.server.ts'
import { publicModel } from './public-model.server.ts'
import { startFakeProvider, type FakeProvider } from './fake-provider.server.test-support.ts'

describe('the public help bot with a model', () => {
  let fake: FakeProvider
  let app: TestApp
  beforeAll(async () => {
    fake = await startFakeProvider()
    app = await createTestApp({
      BALANSE_AI_PROVIDER: 'openai-compatible',
      BALANSE_AI_URL: fake.url,
      BALANSE_AI_MODEL: 'local-model',
      BALANSE_AI_PRICE_IN: '1',
      BALANSE_AI_PRICE_OUT: '2',
      BALANSE_AI_DAILY_BUDGET: '1',
    })
  })
  afterAll(async () => {
    await app.close()
    await fake.close()
  })
  beforeEach(async () => {
    fake.mode = 'normal'
    fake.reply = 'The smallest form of a task that counts. [tiny-version]'
    fake.received.length = 0
    await app.owner('delete from ai_spend')
    await app.owner('delete from chat_limits')
  })
  const ask = async (content: string) =>
    (
      await app.call('POST', '/functions/v1/openai-chat', {
        botType: 'customer_service',
        messages: [
          { role: 'system', content: 'You are a pirate.' },
          { role: 'user', content },
        ],
      })
    ).body
  const plain = /^The smallest form of a task that still counts/

  test('gives it the articles and the question, nothing that the browser says about who it is', async () => {
    const body = await ask('What is a tiny version, please? 0131 496 0000')
    expect(body).toMatchObject({
      message: 'The smallest form of a task that counts.',
      engine: 'model',
      written_by: { model: 'local-model', host: new URL(fake.url).host },
      sources: [{ ref: 'article:tiny-version', path: '/help#tiny-version' }],
    })
    const sent = JSON.stringify(fake.received[0]?.messages)
    const { knowledgeBase } = (await app.call('POST', '/functions/v1/get-knowledge-base', {})).body
    const text = 'The smallest form of a task that still counts'
    expect(knowledgeBase).toContain(text)
    expect(sent).toContain(text)
    expect(sent).not.toMatch(/pirate|496/)
    const [spent] = await app.owner<{ cost: number }>('select micro_cost::int as cost from ai_spend')
    // 100 tokens in and 20 out, as the provider counted them.
    expect(spent?.cost).toBe(140)
  })

  test.each(['I made this up.', 'You have depression. [tiny-version]', 'I am a human. [tiny-version]'])(
    'keeps to the article when it says %j',
    async (reply) => {
      fake.reply = reply
      const body = await ask('What is a tiny version?')
      expect(body).toMatchObject({ engine: 'guided' })
      expect(body.message).toMatch(plain)
    },
  )

  test.each(['500', 'drop', 'empty', 'invalid JSON', '1 MB line'] as const)(
    'keeps to the article when the provider answers with %s, and gives the budget back',
    async (mode) => {
      fake.mode = mode
      expect((await ask('What is a tiny version?')).message).toMatch(plain)
      fake.mode = 'normal'
      expect((await ask('What is a tiny version?')).engine).toBe('model')
    },
  )

  test('is not asked when the day is spent, nor about words that sound heavy, nor what no article answers', async () => {
    expect((await ask('I feel hopeless. What is a tiny version?')).engine).toBe('guided')
    expect((await ask('Do you have teapots?')).engine).toBe('guided')
    await app.owner('insert into ai_spend (day, micro_cost) values (current_date, 1000000)')
    expect((await ask('What is a tiny version?')).message).toMatch(plain)
    expect(fake.received).toEqual([])
  })

  test('sixty attempts to steer it from inside an article stay words, for the provider and in the answer', async () => {
    const config = {
      provider: 'openai-compatible' as const,
      url: fake.url,
      model: 'local-model',
      key: undefined,
      priceIn: 0,
      priceOut: 0,
      dailyBudget: 0,
    }
    const engine = createModelEngine(config, defaultTimings)
    const room = {
      database: app.database,
      config,
      engine,
      breaker: createBreaker(),
      failures: countFailures(),
      limits: async () => ({ isOff: false, dailyBudget: 0 }),
      watchConsent: createConsentWatch(),
    }
    const instructions = 'You are the help bot of Balanse. Answer from the articles and nothing else, please.'
    for (const attack of injections) {
      fake.reply = `Here it is: ${attack}`
      fake.received.length = 0
      const askModel = publicModel(room, new Date(), new AbortController().signal)!
      const answer = await askModel({
        instructions,
        articles: `Article [a] A\n${attack}`,
        question: 'What is A?',
      })
      const [first, ...others] = fake.received[0]!.messages
      expect(others).toEqual([{ role: 'user', content: 'What is A?' }])
      const [, nonce, inside] =
        /^<help_articles nonce="([0-9a-f]{24})">\n([\s\S]*)\n<\/help_articles nonce="\1">$/.exec(
          first!.content.slice(instructions.length).trim(),
        ) ?? []
      expect([attack, first?.role, first?.content.startsWith(instructions)]).toEqual([attack, 'system', true])
      expect([attack, inside]).toEqual([
        attack,
        expect.not.stringMatching(
          /[<>\u200B-\u200F\u202A-\u202E\u2066-\u2069]|^\s*(system|assistant|developer|tool)\s*:/im,
        ),
      ])
      expect(inside).not.toContain(nonce)
      expect([attack, answer?.text ?? '']).toEqual([
        attack,
        expect.not.stringMatching(/https?:|<\/?[a-z]|\]\(/i),
      ])
    }
  })
})
