import { AuthClient, isAuthRetryableFetchError, type Session, type User } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { clearPersonalData } from './personal-data.ts'

export interface SessionState {
  status: 'loading' | 'signed-in' | 'signed-out'
  user: User | null
  /** True while a sign-out that the person asked for is under way, so that nobody scolds them for being signed out. */
  isLeaving: boolean
}

/** The key under which the client keeps the session in local storage. */
const sessionKey = 'balanse-session'

const client = new AuthClient({
  url: `${globalThis.location?.origin ?? ''}/auth/v1`,
  storageKey: sessionKey,
  persistSession: true,
  autoRefreshToken: true,
  detectSessionInUrl: false,
  flowType: 'pkce',
})

let state: SessionState = { status: 'loading', user: null, isLeaving: false }
const listeners = new Set<() => void>()

function update(change: Partial<SessionState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function accept(session: Session | null): void {
  update(
    session
      ? { status: 'signed-in', user: session.user, isLeaving: false }
      : { status: 'signed-out', user: null },
  )
}

/** Begins to follow the session; call once, before the first render. */
export function startSession(): void {
  client.onAuthStateChange((_event, session) => accept(session))
}

export const session = {
  get state(): SessionState {
    return state
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Throws the client's AuthError (code `weak_password` carries reasons, `user_already_exists`, ...). */
  async signUp(email: string, password: string, fullName: string): Promise<void> {
    const { data, error } = await client.signUp({
      email,
      password,
      options: { data: { full_name: fullName } },
    })
    if (error) throw error
    // Without a session the server waits for a confirmed address; the screen says so.
    if (!data.session) throw new Error('confirmation_needed')
  },

  async signIn(email: string, password: string): Promise<void> {
    const { error } = await client.signInWithPassword({ email, password })
    if (error) throw error
  },

  /**
   * Ends the session on the server and forgets the person on this device. Whoever calls it has sent or settled what
   * was waiting (documents/waiting.ts). A server that cannot be reached does not keep a person signed in here.
   */
  async signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
    const userId = state.user?.id
    update({ isLeaving: true })
    const { error } = await client.signOut({ scope })
    if (error) await client.signOut({ scope: 'local' })
    if (userId) await clearPersonalData(userId)
    update({ status: 'signed-out', user: null })
  },

  /** A token that is good for at least a few seconds, or null when nobody is signed in. */
  async accessToken(): Promise<string | null> {
    const { data } = await client.getSession()
    return data.session?.access_token ?? null
  },

  /**
   * Asks the server for a fresh token after a refusal. False when there is none; when the server said that the
   * session has ended, the person is signed out here as well (their drafts stay on this device for their return).
   */
  async renew(): Promise<boolean> {
    const { data, error } = await client.refreshSession()
    if (!error) return data.session !== null
    if (!isAuthRetryableFetchError(error)) await client.signOut({ scope: 'local' })
    return false
  },
}

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, () => state)
}
