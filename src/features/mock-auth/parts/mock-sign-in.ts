import { roles, type RoleName } from '#features/account/contract.ts'
import { authClient } from '#platform/web/auth-client.ts'
import { startMockServer, type MockAnswer, type MockRequest } from '#platform/web/mock-server.ts'
import { session } from '#platform/web/session.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { toast } from '#ui/toast/use-toast.ts'
import { createSampleServer, type SampleServer } from '../rules/sample-server.ts'
import { authTokens, authUser } from '../rules/sample-user.ts'

const onKey = 'isMockAuth'
const roleKey = 'mockUserRole'

export interface MockState {
  isOn: boolean
  role: RoleName
}

let state: MockState = { isOn: false, role: 'admin' }
let sample: SampleServer | null = null
let stopServer: () => void = () => {}
const listeners = new Set<() => void>()

export const mock = {
  get state(): MockState {
    return state
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Takes up what this browser was left with; call once, before anything asks the server. */
export async function resumeMock(): Promise<void> {
  const stored = roles.find((role) => role === readStored(roleKey))
  state = { isOn: false, role: stored ?? 'admin' }
  session.subscribe(() => {
    // Whoever signs out in the app has left the sample as well. The client says so before it tells the server, and
    // its lock is free only after that.
    if (!state.isOn || session.state.status !== 'signed-out') return
    update({ isOn: false })
    writeStored(onKey, 'false')
    void authClient.getSession().then(stopServer)
  })
  // The session is all tabs', the sample only this one's: a change in another tab begins this one anew.
  globalThis.addEventListener?.('storage', ({ key, oldValue, newValue }) => {
    if (key === onKey && (oldValue === 'true') !== (newValue === 'true')) location.reload()
  })
  if (readStored(onKey) === 'true') await begin()
}

export async function enableMock(): Promise<void> {
  await begin()
  toast({ title: 'Mock Authentication Enabled' })
}

export async function disableMock(): Promise<void> {
  await session.signOut()
  // Signing out forgot every key of the person, this one among them.
  writeStored(onKey, 'false')
  writeStored(roleKey, state.role)
  toast({ title: 'Mock Authentication Disabled' })
}

/** Signs the sample person of another role in. */
export async function changeMockRole(role: RoleName): Promise<void> {
  if (!state.isOn || role === state.role) return
  writeStored(roleKey, role)
  sample?.setRole(role)
  update({ role })
  await signIn()
  toast({ title: 'Mock User Role Changed' })
}

async function begin(): Promise<void> {
  sample = createSampleServer(state.role, Intl.DateTimeFormat().resolvedOptions().timeZone)
  stopServer()
  stopServer = startMockServer(answer)
  writeStored(onKey, 'true')
  writeStored(roleKey, state.role)
  await signIn()
  update({ isOn: true })
}

async function signIn(): Promise<void> {
  const { error } = await authClient.setSession(authTokens(state.role, Date.now()))
  if (error) throw error
}

function update(change: Partial<MockState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function answer({ method, path, query, body }: MockRequest): MockAnswer {
  if (path === '/config.json') return { status: 200, body: config }
  if (path.startsWith('/auth/v1/')) return answerAuth(method, path.slice('/auth/v1'.length))
  if (path.startsWith('/functions/v1/'))
    return { status: 503, body: { error: 'The sample life has no coach.' } }
  if (sample) return sample.answer({ method, path: path.slice('/api'.length), query, body })
  return { status: 503, body: { code: 'unavailable', message: 'The sample life has ended.' } }
}

function answerAuth(method: string, path: string): MockAnswer {
  if (method === 'GET' && path === '/user') return { status: 200, body: authUser(state.role) }
  if (path === '/logout') return { status: 204, body: undefined }
  return {
    status: 404,
    body: { code: 404, error_code: 'not_found', msg: 'The sample life has no such door.' },
  }
}

const config = {
  anonKey: 'sample',
  version: 'sample',
  gate: 'open',
  signup: 'closed',
  passwordMinLength: 8,
  ai: { mode: 'guided', host: null, model: null },
}
