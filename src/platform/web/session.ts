import {
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  type AuthChangeEvent,
  type AuthError,
  type Session,
  type User,
} from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { authClient } from './auth-client.ts'
import { clearPersonalData } from './personal-data.ts'
import { keepPreviewCookie } from './preview-cookie.ts'
import { owesSecondStep } from './session-level.ts'

export interface SessionState {
  status: 'loading' | 'signed-in' | 'signed-out'
  user: User | null
  /** Somebody whose first step was right and who owes the second: to the rest of the app they are signed out. */
  halfway: User | null
  /** True from a recovery until a new password is chosen, or until the person leaves. */
  isRecovering: boolean
  /** True while a sign-out that the person asked for is under way, so that nobody scolds them for being signed out. */
  isLeaving: boolean
}

let state: SessionState = {
  status: 'loading',
  user: null,
  halfway: null,
  isRecovering: false,
  isLeaving: false,
}
const listeners = new Set<() => void>()

function update(change: Partial<SessionState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function accept(event: AuthChangeEvent, session: Session | null): void {
  if (!session) return update({ status: 'signed-out', user: null, halfway: null, isRecovering: false })
  const isRecovering = state.isRecovering || event === 'PASSWORD_RECOVERY'
  if (owesSecondStep(session))
    return update({ status: 'signed-out', user: null, halfway: session.user, isRecovering, isLeaving: false })
  update({ status: 'signed-in', user: session.user, halfway: null, isRecovering, isLeaving: false })
}

/** Tells the other tabs of this browser that the person leaves on purpose, before the session ends there as well. */
const leaving =
  'BroadcastChannel' in globalThis && 'document' in globalThis
    ? new BroadcastChannel('balanse-leaving')
    : null

/** Begins to follow the session; call once, before the first render. */
export function startSession(): void {
  listeners.add(() => keepPreviewCookie(state.status === 'signed-in'))
  authClient.onAuthStateChange(accept)
  leaving?.addEventListener('message', () => update({ isLeaving: true }))
}

export const session = {
  get state(): SessionState {
    return state
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /**
   * Unpacks an answer of the auth client: its data, or its error thrown. A session that was ended elsewhere ends here
   * as well.
   */
  async unpack<Answer extends { data: unknown; error: AuthError | null }>(
    answer: Promise<Answer>,
  ): Promise<Extract<Answer, { error: null }>['data']> {
    const { data, error } = await answer
    if (!error) return data
    if (isAuthSessionMissingError(error)) await authClient.signOut({ scope: 'local' })
    throw error
  },

  /** A recovery that no event tells of (a link of an invitation), and the end of each recovery. */
  setRecovering(isRecovering: boolean): void {
    update({ isRecovering })
  },

  /**
   * Ends the session on the server and forgets the person on this device. Whoever calls it has sent or settled what
   * was waiting (documents/waiting.ts). A server that cannot be reached does not keep a person signed in here.
   */
  async signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
    const userId = state.user?.id
    leaving?.postMessage('leaving')
    update({ isLeaving: true })
    const { error } = await authClient.signOut({ scope })
    if (error) await authClient.signOut({ scope: 'local' })
    if (userId) await clearPersonalData(userId)
    update({ status: 'signed-out', user: null, halfway: null, isRecovering: false })
  },

  /** A token that is good for at least a few seconds, or null when nobody is signed in. */
  async accessToken(): Promise<string | null> {
    const { data } = await authClient.getSession()
    return data.session?.access_token ?? null
  },

  /**
   * Asks the server for a fresh token after a refusal. False when there is none; when the server said that the
   * session has ended, the person is signed out here as well (their drafts stay on this device for their return).
   */
  async renew(): Promise<boolean> {
    const { data, error } = await authClient.refreshSession()
    if (!error) return data.session !== null
    if (!isAuthRetryableFetchError(error)) await authClient.signOut({ scope: 'local' })
    return false
  },
}

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, () => state)
}
