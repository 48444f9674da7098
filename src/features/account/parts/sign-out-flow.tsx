import { lazy, Suspense, useEffect, useState } from 'react'
import { Spinner } from '#ui/spinner.tsx'
import { finish, loadQuestion, useLeaving } from './leaving.ts'

const Question = lazy(loadQuestion)

/**
 * Stands in the frame once and carries out a sign-out. `isOutside`: the open screen needs no session, so that the
 * session may end now.
 */
export function SignOutFlow({ isOutside }: { isOutside: boolean }) {
  const leaving = useLeaving()
  const phase = leaving?.phase
  useEffect(() => {
    if (phase === 'leaving' && isOutside) void finish()
  }, [phase, isOutside])

  // Fetched in a quiet moment: it is needed just when there is no connection.
  useEffect(() => {
    if (isOutside) return
    const timer = setTimeout(() => void loadQuestion().catch(() => {}), 3_000)
    return () => clearTimeout(timer)
  }, [isOutside])

  if (leaving === null) return null
  if (leaving.phase !== 'asking') return <Patience />
  return (
    <Suspense>
      <Question waiting={leaving.waiting} />
    </Suspense>
  )
}

/** Says what is going on when it takes longer than a moment. */
function Patience() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), 700)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return null
  return (
    <div className="fixed inset-x-0 top-[72px] z-40 mx-auto w-fit rounded-card border border-line bg-sheet px-5 py-3 shadow-lift">
      <Spinner text="Sending what is waiting, then signing out" />
    </div>
  )
}
