import { afterEach, expect, it, vi } from 'vitest'
import { startMockServer, type MockRequest } from './mock-server.ts'

afterEach(() => vi.unstubAllGlobals())

it('answers the app’s own calls, lets everything else through, and is gone when stopped', async () => {
  const outside = vi.fn<typeof fetch>(async () => new Response('from outside'))
  vi.stubGlobal('fetch', outside)
  vi.stubGlobal('location', { origin: 'http://balanse.test' })
  const asked: MockRequest[] = []
  const stop = startMockServer((request) => {
    asked.push(request)
    return request.method === 'DELETE'
      ? { status: 204, body: undefined }
      : { status: 200, body: { ok: true } }
  })
  const reply = await fetch('/api/days?from=2026-11-21', { method: 'put', body: '{"a":1}' })
  expect([reply.status, await reply.json()]).toEqual([200, { ok: true }])
  expect((await fetch('http://balanse.test/auth/v1/user', { method: 'DELETE' })).status).toBe(204)
  await fetch(new Request('http://balanse.test/config.json'))
  expect(asked).toEqual([
    { method: 'PUT', path: '/api/days', query: { from: '2026-11-21' }, body: { a: 1 } },
    { method: 'DELETE', path: '/auth/v1/user', query: {}, body: undefined },
    { method: 'GET', path: '/config.json', query: {}, body: undefined },
  ])

  for (const address of ['/src/browser.tsx', '/apiary', 'http://elsewhere.test/api/days'])
    expect(await (await fetch(address)).text()).toBe('from outside')
  stop()
  expect(await (await fetch('/api/days')).text()).toBe('from outside')
  expect(asked).toHaveLength(3)
})
