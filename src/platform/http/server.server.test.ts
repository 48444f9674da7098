import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('the server', () => {
  it('tells its health, and readiness only with a database', async () => {
    expect((await app.call('GET', '/healthz')).body).toEqual({ status: 'ok' })
    expect((await app.call('GET', '/readyz')).body).toEqual({ status: 'ready' })
  })

  it('sends the headers that keep a browser safe', async () => {
    const { headers } = await app.call('GET', '/healthz')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    // Calls, fonts, workers and the manifest follow this one: a rule of their own could only say less.
    expect(policy).toContain("default-src 'self';")
    expect(policy).not.toMatch(/(connect|font|worker|manifest|frame|child)-src/)
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    // Plain http on this machine: a browser must not be told to insist on https.
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('answers unknown addresses of the services with JSON and leads / to the front page', async () => {
    for (const path of ['/api/nothing', '/functions/v1/nothing', '/api']) {
      const { status, body } = await app.call('GET', path)
      expect([path, status, body.code]).toEqual([path, 404, 'not_found'])
    }
    const front = await app.call('GET', '/')
    expect([front.status, front.headers.location]).toEqual([302, '/waitlist'])
  })

  it('describes every call with its role in OpenAPI 3.1', async () => {
    const { body } = await app.call('GET', '/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    expect(body.paths['/api/days/{date}'].put).toMatchObject({ operationId: 'saveDay', 'x-role': 'user' })
    expect(body.paths['/api/admin/overview'].get['x-role']).toBe('admin')
  })

  it('tells the browser the public key and never the service key', async () => {
    const { body } = await app.call('GET', '/config.json')
    expect(body).toMatchObject({ version: '0.1.0', signup: 'open', ai: { mode: 'guided', host: null } })
    const claims = JSON.parse(Buffer.from(body.anonKey.split('.')[1], 'base64url').toString())
    expect(claims.role).toBe('anon')
    expect(JSON.stringify(body)).not.toContain('service')
  })

  it('refuses other content types and a token that is none', async () => {
    const answer = await app.call('PUT', '/api/days/2026-11-21', 'x=1', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(answer.status).toBe(415)
    for (const token of ['', 'x', 'a.b.c', '{}'])
      expect(
        (await app.call('GET', '/api/profile', undefined, { authorization: `Bearer ${token}` })).status,
      ).toBe(401)
  })
})
