import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Screen } from '#platform/web/screen.ts'
import { useSession } from '#platform/web/session.ts'
import { toast } from '#ui/toast/use-toast.ts'
import { useProfile } from '#features/account/public.tsx'
import { decide, type GuardDecision } from './guard.ts'
import { helpPath } from './help-link.ts'

/** What happens to the person who has this screen open, decided anew whenever session or profile change. */
export function useGuard(screen: Screen): GuardDecision {
  const { status, isLeaving } = useSession()
  const { user, isRefreshing } = useProfile()
  return decide({ screen, session: status, role: user?.role ?? null, isRefreshing, isLeaving })
}

// Somebody who was signed in a moment ago did not come to a closed door: their session ended under them.
let wasSignedIn = false

/** Remembers for the door that this page has seen a session. */
export function useSessionMemory(): void {
  const { status, isLeaving } = useSession()
  useEffect(() => {
    if (status === 'signed-in') wasSignedIn = true
    else if (isLeaving) wasSignedIn = false
  }, [status, isLeaving])
}

/** Carries out a decision to send the person elsewhere, once, with its notice. */
export function SendAway({ to, keepsOrigin, notice }: Extract<GuardDecision, { kind: 'go' }>) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const title = notice?.title
  const description = notice?.description
  useEffect(() => {
    // In a timer, because an effect may be run twice and a notice must not be.
    const timer = setTimeout(() => {
      if (title) toast({ title, description, variant: 'destructive' })
      const state = keepsOrigin ? { from: pathname + search + hash, hasExpired: wasSignedIn } : null
      // The public help page may stand behind the gate: a preview stays one, and the same answer is opened there.
      const preview = new URLSearchParams(search).get('dev') === 'true' ? '?dev=true' : ''
      void navigate(to === helpPath(false) ? to + preview + hash : to, { replace: true, state })
    })
    return () => clearTimeout(timer)
  }, [to, keepsOrigin, title, description, navigate, pathname, search, hash])
  return null
}
