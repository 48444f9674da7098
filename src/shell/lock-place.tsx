import { lazy, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { requestSignOut } from '#features/account/public.tsx'
import { loadLockCover, open, useHasLock, useIsShut } from '#features/lock/public.tsx'

const Cover = lazy(loadLockCover)

/** Where the cover of a locked screen is drawn. What is drawn elsewhere is hidden by the style of the page meanwhile. */
export function LockPlace() {
  const isShut = useIsShut()
  const hasLock = useHasLock()
  const navigate = useNavigate()
  const { status } = useSession()
  // The door is never locked: whoever stands there gives a password.
  useEffect(() => {
    if (status === 'signed-out') open()
  }, [status])
  // Fetched where there is a lock, so that it opens without a connection too.
  useEffect(() => {
    if (hasLock) void loadLockCover().catch(() => {})
  }, [hasLock])
  if (!isShut) return null
  return (
    <Suspense>
      <Cover
        onForgotten={(onWaiting) => requestSignOut({ to: '/sign-in', scope: 'local', navigate, onWaiting })}
      />
    </Suspense>
  )
}
