import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from './app.ts'

/**
 * Who may call what: every address of the description of the calls, which is made from the contracts, against everybody there is.
 * An endpoint that is added is in it from its first day; one that names no access, or lets somebody in that its access does not,
 * is seen here.
 */
let app: TestApp
const who: Record<'user' | 'tester' | 'admin' | 'ended', Person> = {} as never
let serviceKey = ''
interface Address {
  method: string
  path: string
  access: string
}
let addresses: Address[] = []

beforeAll(async () => {
  app = await createTestApp()
  for (const name of ['user', 'tester', 'admin', 'ended'] as const) who[name] = await app.join(name)
  for (const role of ['tester', 'admin'])
    await app.owner('update public.profiles set role = $1 where user_id = $2', [
      role,
      who[role as 'admin'].userId,
    ])
  await app.owner('delete from auth.sessions where user_id = $1', [who.ended.userId])
  const { createAuthService } = await import('../src/services/auth/public.server.ts')
  const { openMail } = await import('../src/platform/mail/open-mail.server.ts')
  const { openSms } = await import('../src/platform/sms/open-sms.server.ts')
  const { config, database } = app
  const auth = await createAuthService({
    database,
    config,
    mail: openMail(config.mail),
    sms: openSms(config.sms),
  })
  serviceKey = (await auth.keys()).serviceKey
  const { paths } = (await app.call('GET', '/api/openapi.json')).body as {
    paths: Record<string, Record<string, { 'x-role'?: string }>>
  }
  addresses = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: path
          .replaceAll('{list}', 'waitlist')
          .replaceAll('{number}', '1')
          .replaceAll('{pillar}', 'mind')
          .replaceAll('{month}', '2026-01-01')
          .replaceAll(/\{(date|start|row)\}/g, '2026-01-05')
          .replaceAll('{name}', 'balanse-2026-01-01T00-00-00Z.backup')
          .replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
        access: operation['x-role'] ?? 'not said',
      })),
    )
})
afterAll(() => app.close())

const text = ({ method, path }: Address) => `${method} ${path}`
/** A body that no endpoint takes: where input is looked at first, that is said before anything is done. */
const call = (caller: Pick<Person, 'call'>, { method, path }: Address, headers?: Record<string, string>) =>
  caller.call(method, path, method === 'GET' || method === 'DELETE' ? undefined : { nonsense: true }, headers)

describe('every address of the product', () => {
  it('names who may call it', () => {
    expect(addresses.length).toBeGreaterThan(100)
    expect(addresses.filter(({ access }) => !['public', 'user', 'admin'].includes(access)).map(text)).toEqual(
      [],
    )
    const admins = addresses.filter(({ path }) => path.startsWith('/api/admin/'))
    expect(admins.filter(({ access }) => access !== 'admin').map(text)).toEqual([])
    expect(admins.length).toBeGreaterThan(20)
  })

  it.each(['nobody', 'a token of somebody else', 'a session that has ended', 'the service key'] as const)(
    'that is not public does nothing for %s',
    async (name) => {
      const headers: Record<string, string> = {
        nobody: '',
        'a token of somebody else': 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
        'a session that has ended': `Bearer ${who.ended.token}`,
        // It opens the services of the wire, never a call of the product: those belong to a person.
        'the service key': `Bearer ${serviceKey}`,
      }
      const authorization = headers[name] ?? ''
      const open: string[] = []
      for (const address of addresses.filter(({ access }) => access !== 'public')) {
        const { status } = await call(app, address, authorization ? { authorization } : {})
        if (![401, 422].includes(status)) open.push(`${text(address)} ${status}`)
      }
      expect(open).toEqual([])
    },
  )

  it.each(['user', 'tester'] as const)('of the console is not there for a %s', async (name) => {
    const open: string[] = []
    for (const address of addresses.filter(({ access }) => access === 'admin')) {
      const { status } = await call(who[name], address)
      if (![404, 422].includes(status)) open.push(`${text(address)} ${status}`)
    }
    expect(open).toEqual([])
  })

  it.each(['user', 'tester', 'admin'] as const)(
    'that a %s may call answers them, and never with a fault of ours',
    async (name) => {
      const wrong: string[] = []
      for (const address of addresses.filter(({ method }) => method === 'GET')) {
        if (address.access === 'admin' && name !== 'admin') continue
        const { status } = await call(who[name], address)
        if (status === 401 || status >= 500) wrong.push(`${text(address)} ${status}`)
      }
      expect(wrong).toEqual([])
    },
  )

  it('of the console opens for an admin', async () => {
    const shut: string[] = []
    for (const address of addresses.filter(({ access, method }) => access === 'admin' && method === 'GET')) {
      // The file of a backup wants a second step and a file.
      if (address.path.endsWith('/file')) continue
      const { status } = await call(who.admin, address)
      // Of one that is not there an admin is told so.
      const isOpen = status === 200 || (/0{8}-|[:{]/.test(text(address)) && status === 404)
      if (!isOpen) shut.push(`${text(address)} ${status}`)
    }
    expect(shut).toEqual([])
  })
})
