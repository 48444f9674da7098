import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerErrors } from './refusals.server.ts'
import { pressureHandler } from './shed-load.server.ts'

let app: FastifyInstance
let delay: number

beforeAll(async () => {
  app = fastify()
  answerErrors(app)
  // As the library calls it when a limit is passed.
  app.addHook('onRequest', async (request, reply) => pressureHandler(request, reply, 'eventLoopDelay', delay))
  for (const path of ['/api/days', '/urgent-help', '/_app/app.js', '/functions/v1/openai-chat'])
    app.get(path, async () => ({ path }))
})
afterAll(() => app.close())

it('turns calls away with a sentence and a time to come back', async () => {
  delay = 3_000
  const reply = await app.inject('/api/days')
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '10'])
  expect(reply.json()).toEqual({
    code: 'overloaded',
    message: 'The server has more to do than it can right now. What you wrote is kept on this device.',
  })
})

it('always opens help, pages, scripts and the coach', async () => {
  delay = 3_000
  for (const path of ['/urgent-help', '/_app/app.js', '/functions/v1/openai-chat'])
    expect((await app.inject(path)).statusCode, path).toBe(200)
})

it('takes a stretch without a measurement for no crowd', async () => {
  delay = Infinity
  expect((await app.inject('/api/days')).statusCode).toBe(200)
})
