import type { RoleName } from '#features/account/contract.ts'
import { hasRole } from '#features/account/rules.ts'
import type { Screen, ScreenAccess } from '#platform/web/screen.ts'

export interface Visit {
  screen: Pick<Screen, 'access' | 'path'>
  session: 'loading' | 'signed-in' | 'signed-out'
  /** null until the profile was read. */
  role: RoleName | null
  /** True while the profile is read again: the role may be from before. */
  isRefreshing: boolean
  /** True while and after the person signs out on purpose. */
  isLeaving: boolean
}

export type GuardDecision =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'go'; to: string; keepsOrigin: boolean; notice: { title: string; description: string } | null }

const rolesOf: Record<Exclude<ScreenAccess, 'public' | 'gated'>, readonly RoleName[]> = {
  user: ['user', 'tester', 'admin'],
  tester: ['tester', 'admin'],
  admin: ['admin'],
}

/** Help for people with an account has a public twin, so a stranger is led there instead of to the door. */
const publicTwins = new Map([
  ['/help-auth', '/help'],
  ['/auth-help', '/help'],
])

/**
 * What happens to somebody who opens a screen. This is for their convenience only: every call is checked again on
 * the server. Whoever leaves on purpose is not told that they need to sign in.
 */
export function decide({ screen, session, role, isRefreshing, isLeaving }: Visit): GuardDecision {
  // The curtain of a gated page is the server's: the app only leaves for it.
  if (screen.access === 'public' || screen.access === 'gated') return { kind: 'show' }
  if (session === 'loading') return { kind: 'wait' }
  if (session === 'signed-out') return sendAway(screen.path, isLeaving)
  if (role === null) return { kind: 'wait' }
  if (hasRole({ role }, rolesOf[screen.access])) return { kind: 'show' }
  // Nobody is turned away for a role that this device remembers and they may have outgrown.
  if (isRefreshing) return { kind: 'wait' }
  return {
    kind: 'go',
    to: '/unauthorized',
    keepsOrigin: false,
    notice: { title: 'Access denied', description: "You don't have permission to access this page" },
  }
}

function sendAway(path: string, isLeaving: boolean): GuardDecision {
  const twin = publicTwins.get(path)
  if (twin) return { kind: 'go', to: twin, keepsOrigin: false, notice: null }
  return {
    kind: 'go',
    to: '/sign-in',
    // Whoever signs in after a person who left does not land in the middle of what that person did.
    keepsOrigin: !isLeaving,
    notice: isLeaving
      ? null
      : { title: 'Authentication required', description: 'Please sign in to access this page' },
  }
}
