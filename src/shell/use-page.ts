import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { goToTop } from './scroll.ts'

export const contentId = 'content'

/** The name of the page in the browser's tab. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Balanse` : 'Balanse'
  }, [title])
}

/** Every navigation begins at the top of the page. */
export function useTopOfPage(): void {
  const location = useLocation()
  useEffect(
    () =>
      goToTop({
        scrollToTop: () => scrollTo({ top: 0, behavior: 'instant' }),
        hasTarget: () => hasTarget(location.hash),
        onPersonMoves: listenForMoves,
        later(ms, run) {
          const timer = setTimeout(run, ms)
          return () => clearTimeout(timer)
        },
      }),
    // A new object at every navigation, also to the same address.
    [location],
  )
}

function hasTarget(hash: string): boolean {
  return hash.length > 1 && document.getElementById(hash.slice(1)) !== null
}

const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

function listenForMoves(stop: () => void): () => void {
  for (const name of moves) addEventListener(name, stop, { passive: true })
  return () => {
    for (const name of moves) removeEventListener(name, stop)
  }
}

/** Moves the focus to the content when another page opens, as a page load would; not when the first one does. */
export function useContentFocus(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const content = document.getElementById(contentId)
    const focused = document.activeElement
    // A screen that puts the focus somewhere itself knows better. And a menu that was opened while this one was on its way
    // would close when it loses the focus, under the finger.
    if (!content || content.contains(focused) || focused?.closest('[data-state=open]')) return
    content.focus({ preventScroll: true })
  }, [pathname])
}
