import { expect, test } from 'vitest'
import { startServer } from './started-server.ts'

/** Twenty texts of the kinds that people write, each with a word that stands nowhere else. */
const canaries = Array.from({ length: 20 }, (_, n) => `canary${n}x${'abcdefghijklmnopqrst'[n]}zq`)

test('the log of the program holds no word that anybody wrote, wherever they wrote it', async () => {
  const server = await startServer()
  try {
    let used = 0
    const canary = () => canaries[used++ % canaries.length] ?? ''
    const send = (path: string, body: unknown, token: string | null, method = 'POST') =>
      fetch(server.url + path, {
        method,
        headers: {
          'content-type': 'application/json',
          apikey: server.anonKey,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    const joined = await send(
      '/auth/v1/signup',
      { email: 'mairi@example.org', password: 'a long enough phrase', data: { full_name: canary() } },
      null,
    )
    const token = ((await joined.json()) as { access_token: string }).access_token
    const coach = '/functions/v1/openai-chat'
    const ask = (content: string, more: object = {}) => ({ messages: [{ role: 'user', content }], ...more })
    for (const text of [
      `I want to die, ${canary()}`,
      `it all feels hopeless, ${canary()}`,
      `Plan my day with ${canary()}`,
      `${canary()} ${'x'.repeat(3_000)}`,
      `${canary()} ${'x '.repeat(60_000)}`,
    ])
      await send(coach, ask(text), token)
    // What is refused is written about most easily.
    await send(coach, `{"messages": [{"role": "user", "content": "${canary()}"`, token)
    await send(coach, { messages: canary() }, token)
    await send(coach, ask(canary(), { botType: canary() }), token)
    await send(coach, ask(`I want to die, ${canary()}`), null)
    await send(coach, ask(`Do you have ${canary()}?`, { botType: 'customer_service' }), null)
    await send('/api/profile', { preferences: { coaching_voice: canary() } }, token, 'PATCH')
    await send('/api/profile', { full_name: canary() }, token, 'PATCH')
    await send(
      '/api/evenings/2026-11-21',
      { wins: [canary()], challenges: `I want to die ${canary()}` },
      token,
      'PUT',
    )
    await send('/api/visions/mind', { sentence: canary() }, token, 'PUT')
    await send('/api/days/2026-11-21', { intention: canary() }, token, 'PUT')
    await send(
      '/api/coach-memories/0d9fbd0e-5a4f-4a5f-9f3c-6d1a2b3c4d5e',
      {
        kind: 'note',
        statement: canary(),
        source: null,
        pinned: false,
        is_off: false,
        expires_on: null,
        version: 0,
      },
      token,
      'PUT',
    )
    await fetch(`${server.url}/api/journal?words=${canary()}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(used).toBeGreaterThanOrEqual(canaries.length)
  } finally {
    await server.stop()
  }
  // The log was written, and none of it is theirs.
  expect(server.said()).toContain('/functions/v1')
  for (const word of canaries) expect(server.said()).not.toContain(word)
  expect(server.said()).not.toContain('mairi@example.org')
})
