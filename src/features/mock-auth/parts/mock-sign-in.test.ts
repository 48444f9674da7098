import { beforeEach, expect, it, vi } from 'vitest'

// The little of a browser that the session needs; its keys can be listed, as those of local storage can.
const stored: Record<string, string> = {}
const storage: object = Object.create({
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void (stored[key] = value),
  removeItem: (key: string) => void delete stored[key],
})
vi.stubGlobal('location', { origin: 'http://balanse.test', protocol: 'http:' })
vi.stubGlobal(
  'localStorage',
  new Proxy(storage, {
    ownKeys: () => Object.keys(stored),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }),
)
const outside = vi.fn<typeof fetch>(async () => new Response('{}', { status: 401 }))
vi.stubGlobal('fetch', outside)

/** The program as a page that was just loaded has it: nothing in memory, local storage as it was left. */
async function loadPage() {
  vi.resetModules()
  outside.mockClear()
  globalThis.fetch = outside
  const { authClient } = await import('#platform/web/auth-client.ts')
  const { session, startSession } = await import('#platform/web/session.ts')
  const { toastQueue } = await import('#ui/toast/use-toast.ts')
  const signIn = await import('./mock-sign-in.ts')
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible' })
  await signIn.resumeMock()
  startSession()
  await authClient.getSession()
  const titles = () => toastQueue.read().map(({ title, description }) => [title, description])
  return { ...signIn, session, titles }
}

beforeEach(() => {
  for (const key of Object.keys(stored)) delete stored[key]
})

it('is off by itself and touches nothing', async () => {
  const { mock, session } = await loadPage()
  expect(mock.state).toEqual({ isOn: false, role: 'admin' })
  expect(session.state.status).not.toBe('signed-in')
  expect(stored).toEqual({})
})

it('signs the sample admin in, changes the role while it is on, and clears the person when it is off', async () => {
  const { mock, session, enableMock, changeMockRole, disableMock, titles } = await loadPage()
  await changeMockRole('user')
  expect(mock.state.role).toBe('admin')

  await enableMock()
  expect(stored.isMockAuth).toBe('true')
  expect(stored.mockUserRole).toBe('admin')
  expect(session.state).toMatchObject({ status: 'signed-in', user: { email: 'admin@sample.invalid' } })
  expect((await fetch('/api/profile')).status).toBe(200)

  await changeMockRole('tester')
  expect(stored.mockUserRole).toBe('tester')
  expect(session.state.user?.email).toBe('tester@sample.invalid')

  await disableMock()
  expect(session.state).toMatchObject({ status: 'signed-out', user: null })
  expect(stored.isMockAuth).toBe('false')
  expect(outside).not.toHaveBeenCalled()
  expect((await fetch('/api/profile')).status).toBe(401)
  expect(titles()).toHaveLength(3)
  expect(titles()).toEqual(
    expect.arrayContaining([
      ['Mock Authentication Disabled', undefined],
      ['Mock Authentication Enabled', undefined],
      ['Mock User Role Changed', undefined],
    ]),
  )
})

it('comes back after a reload with the role it had, without a toast', async () => {
  await (await loadPage()).enableMock()
  stored.mockUserRole = 'user'
  const { mock, session, titles } = await loadPage()
  expect(mock.state).toEqual({ isOn: true, role: 'user' })
  expect(session.state.user?.email).toBe('user@sample.invalid')
  expect(titles()).toEqual([])
})

it('ends when the person signs out in the app', async () => {
  const { mock, session, enableMock } = await loadPage()
  await enableMock()
  await session.signOut()
  expect(mock.state.isOn).toBe(false)
  expect(stored.isMockAuth).not.toBe('true')
  expect(outside).not.toHaveBeenCalled()
})

it('takes an unknown role for the default', async () => {
  stored.mockUserRole = 'owner'
  expect((await loadPage()).mock.state.role).toBe('admin')
})
