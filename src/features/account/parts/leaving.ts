import { useSyncExternalStore } from 'react'
import { settleDocuments } from '#platform/web/documents/waiting.ts'
import type { Draft } from '#platform/web/documents/types.ts'
import { session } from '#platform/web/session.ts'
import { toast } from '#ui/toast/use-toast.ts'

export interface SignOutRequest {
  /** Where the person lands: `/` from the menus, `/sign-in` from everywhere else. */
  to: '/' | '/sign-in'
  /** `global` ends the session on every device. */
  scope: 'local' | 'global'
  navigate: (to: string) => void | Promise<void>
  /** Called instead of asking, where nobody may be shown what is waiting: the person stays signed in. */
  onWaiting?: () => void
}

export interface Leaving {
  request: SignOutRequest
  /**
   * In this order. `asking` only when something could not be sent: the person decides what becomes of it. `leaving`
   * lasts until a screen is open that needs no session.
   */
  phase: 'sending' | 'asking' | 'leaving' | 'signing-out'
  waiting: Draft[]
}

/** Fetches the question that stands between somebody and the loss of what they wrote. */
export const loadQuestion = () => import('./sign-out-question.tsx')

let current: Leaving | null = null
const listeners = new Set<() => void>()

function update(next: Leaving | null): void {
  current = next
  for (const listener of listeners) listener()
}

export function useLeaving(): Leaving | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}

/** Sends what is waiting, then signs out; asks first when something cannot be sent. Pressing twice is once. */
export function requestSignOut(request: SignOutRequest): void {
  if (current === null) void settle(request)
}

/** Tries once more to send what is waiting. */
export function tryAgain(): void {
  if (current?.phase === 'asking') void settle(current.request)
}

/** Stays signed in. */
export function stay(): void {
  if (current?.phase === 'asking') update(null)
}

/** Loaded since the sign-in, as soon as there can be files at all: where it is not, none were added. */
async function settleFiles(userId: string): Promise<Draft[]> {
  const files = await import('#platform/web/outgoing/settle-files.ts').catch(() => null)
  return files ? files.settleFiles(userId) : []
}

async function settle(request: SignOutRequest): Promise<void> {
  update({ request, phase: 'sending', waiting: [] })
  const userId = session.state.user?.id
  const waiting = userId ? [...(await settleDocuments(userId)), ...(await settleFiles(userId))] : []
  if (waiting.length === 0) return leave()
  if (request.onWaiting) {
    update(null)
    return request.onWaiting()
  }
  try {
    await loadQuestion()
    update({ request, phase: 'asking', waiting })
  } catch {
    update(null)
    toast({
      title: 'You are still signed in',
      description: 'Something you wrote is on this device only. Try again when the server can be reached.',
    })
  }
}

/**
 * Goes to the door first and signs out then: on a guarded screen it would be the guard that notices first, and it
 * would tell somebody who wants to leave that they need to sign in. The sign-out itself follows in finish().
 */
export async function leave(): Promise<void> {
  if (!current) return
  update({ ...current, phase: 'leaving' })
  await current.request.navigate('/sign-in')
}

/** Signs out, once the person stands on a screen that needs no session. */
export async function finish(): Promise<void> {
  if (current?.phase !== 'leaving') return
  const { scope, to } = current.request
  update({ ...current, phase: 'signing-out' })
  try {
    await session.signOut(scope)
  } catch (error) {
    update(null)
    throw error
  }
  // The front page is a document of its own: it ends this program, so it comes last, and says there what happened.
  if (to === '/') return globalThis.location.assign('/#signed-out')
  toast({ title: 'Signed out successfully' })
  update(null)
}
