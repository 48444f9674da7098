import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { useSession } from '#platform/web/session.ts'
import { useOnline } from '#platform/web/use-online.ts'

/**
 * One line under the header, in space that is always free, while the server cannot be asked. It says no more than is
 * known: that there is no connection, or that the last question found no answer.
 */
export function ConnectionLine() {
  const isOnline = useOnline()
  const isUnanswered = useUnanswered()
  const isSignedIn = useSession().status === 'signed-in'
  if (isOnline && !isUnanswered) return null
  const what = isOnline ? 'The server is out of reach.' : 'No connection.'
  return (
    <output className="fixed inset-x-0 top-[60px] z-20 min-h-6 border-b border-line bg-paper-2 px-4 text-center text-[13px] leading-[23px] text-ink-2 print:hidden">
      {what} {isSignedIn ? 'What you write is kept on this device.' : null}
    </output>
  )
}

/** True while the most recent read that was tried got no answer at all. */
function useUnanswered(): boolean {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  return useSyncExternalStore(subscribe, () => {
    let latest = { at: 0, isUnanswered: false }
    for (const { state } of cache.getAll()) {
      const error = (state.error ?? state.fetchFailureReason) as CallError | null
      if (state.dataUpdatedAt > latest.at && error === null)
        latest = { at: state.dataUpdatedAt, isUnanswered: false }
      if (error?.status === 0) latest = { at: Math.max(latest.at, state.errorUpdatedAt), isUnanswered: true }
    }
    return latest.isUnanswered
  })
}
