import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await app.join()
})

/** Messages as they would stand after a longer time; number 0 is the newest. */
async function seed(count: number, daysBetween = 0): Promise<void> {
  await app.owner(
    `insert into chat_messages (user_id, sender, content, local_date, created_at)
     select $1, 'user', 'message ' || n, (now() - make_interval(days => n * $3))::date, now() - make_interval(days => n * $3, secs => n)
     from generate_series(0, $2 - 1) n`,
    [person.userId, count, daysBetween],
  )
}

const texts = (body: { messages: { content: string }[] }) => body.messages.map(({ content }) => content)

describe('the messages', () => {
  test('of the last seven days come newest first, at most ten', async () => {
    await seed(12)
    const { status, body } = await person.call('GET', '/api/chat-messages')
    expect(status).toBe(200)
    expect(texts(body)).toEqual(Array.from({ length: 10 }, (_, n) => `message ${n}`))
    expect(body.has_more).toBe(true)
  })

  test('of earlier days come only when they are asked for', async () => {
    await seed(9, 1)
    const { body } = await person.call('GET', '/api/chat-messages')
    expect(texts(body)).toEqual(Array.from({ length: 7 }, (_, n) => `message ${n}`))
    const earlier = await person.call(
      'GET',
      `/api/chat-messages?before=${encodeURIComponent(body.messages.at(-1).created_at)}`,
    )
    expect(texts(earlier.body)).toEqual(['message 7', 'message 8'])
    expect(earlier.body.has_more).toBe(false)
  })

  test('carry the fields that the specification names', async () => {
    await seed(1)
    const { body } = await person.call('GET', '/api/chat-messages')
    expect(body.messages[0]).toMatchObject({
      user_id: person.userId,
      sender: 'user',
      content: 'message 0',
      created_at: expect.any(String),
    })
  })

  test('a point in time that is none is refused', async () => {
    expect((await person.call('GET', '/api/chat-messages?before=yesterday')).status).toBe(400)
  })

  test('nobody who is not signed in reads any', async () => {
    expect((await app.call('GET', '/api/chat-messages')).status).toBe(401)
    expect((await app.call('GET', '/api/coach-opening')).status).toBe(401)
  })

  test('of another person are neither seen nor deleted', async () => {
    await seed(1)
    const [row] = await app.owner<{ id: string }>('select id from chat_messages where user_id = $1', [
      person.userId,
    ])
    const other = await app.join('Other')
    expect((await other.call('GET', '/api/chat-messages')).body.messages).toEqual([])
    const foreign = await other.call('DELETE', `/api/chat-messages/${row!.id}`)
    const unknown = await other.call('DELETE', `/api/chat-messages/${crypto.randomUUID()}`)
    expect(foreign).toMatchObject({ status: 404, body: unknown.body })
    expect((await other.call('DELETE', '/api/chat-messages')).body).toEqual({ deleted: 0 })
    expect((await person.call('GET', '/api/chat-messages')).body.messages).toHaveLength(1)
  })

  test('are deleted one by one, or all with the place in an exercise', async () => {
    await person.call('POST', '/functions/v1/openai-chat', {
      botType: 'coach',
      messages: [{ role: 'user', content: 'Plan my day' }],
    })
    const { body } = await person.call('GET', '/api/chat-messages')
    expect((await person.call('DELETE', `/api/chat-messages/${body.messages[0].id}`)).body).toEqual({
      deleted: 1,
    })
    expect((await person.call('DELETE', '/api/chat-messages')).body).toEqual({ deleted: 2 })
    expect(await app.owner('select state from coach_states where user_id = $1', [person.userId])).toEqual([
      { state: {} },
    ])
  })

  test('go with the account', async () => {
    await seed(2)
    await app.owner('delete from auth.users where id = $1', [person.userId])
    expect(await app.owner('select 1 from chat_messages where user_id = $1', [person.userId])).toEqual([])
  })
})

describe('the opening of a day', () => {
  test('is the same until it is answered, and is then kept under its id', async () => {
    const first = (await person.call('GET', '/api/coach-opening')).body.opening
    expect((await person.call('GET', '/api/coach-opening')).body.opening).toEqual(first)
    expect(first.quick).toHaveLength(3)
    await person.call('POST', '/functions/v1/openai-chat', {
      botType: 'coach',
      messages: [{ role: 'user', content: 'hello' }],
    })
    const { body } = await person.call('GET', '/api/chat-messages')
    expect(body.messages.at(-1)).toMatchObject({ id: first.id, content: first.message, engine: 'guided' })
    expect((await person.call('GET', '/api/coach-opening')).body.opening).toBeNull()
  })

  test('of two people have different ids', async () => {
    const other = await app.join('Other')
    const ids = await Promise.all(
      [person, other].map(
        async (one) => (await one.call('GET', '/api/coach-opening')).body.opening.id as string,
      ),
    )
    expect(ids[0]).not.toBe(ids[1])
  })
})
