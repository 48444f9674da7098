import { type ComponentType, createElement, lazy, Suspense, useEffect } from 'react'
import type { Screen } from '#platform/web/screen.ts'
import { useSession } from '#platform/web/session.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Spinner } from '#ui/spinner.tsx'
import { Boundary } from './boundary.tsx'
import { routeTable } from './route-table.ts'
import { ScreenTrouble } from './screen-trouble.tsx'

const codes = new Map<string, ComponentType>(
  routeTable.flatMap(({ path, load }) => (load ? [[path, lazy(load)]] : [])),
)

const trouble = (error: unknown) => <ScreenTrouble error={error} />

/** The screen itself, fetched when it is first opened; the one before stays until the next is there. */
export function ScreenPlace({ screen }: { screen: Screen }) {
  const code = codes.get(screen.path)
  return (
    <Suspense fallback={<Spinner text={`Opening ${screen.title}`} className="mt-8" />}>
      {/* A new address is a new screen, even when the same code draws it; and a screen that stopped is left behind. */}
      <Boundary key={screen.path} fallback={trouble}>
        {code ? createElement(code) : null}
      </Boundary>
    </Suspense>
  )
}

// Somebody who asked their browser to save data fetches each screen when they open it.
const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Fetches the app's screens in a quiet moment, so that going there is instant and works without a connection. */
export function useWarmScreens(): void {
  const isSignedIn = useSession().status === 'signed-in'
  const isOnline = useOnline()
  useEffect(() => {
    if (!isSignedIn || !isOnline || isSparing) return
    const timer = setTimeout(() => {
      for (const screen of routeTable) if (screen.access === 'user') screen.load?.().catch(() => {})
    }, 3_000)
    return () => clearTimeout(timer)
  }, [isSignedIn, isOnline])
}
