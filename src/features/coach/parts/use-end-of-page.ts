import { useEffect, useRef } from 'react'

/** How far from the end somebody may have scrolled and still be reading the newest words, in pixels. */
const near = 160

/**
 * Keeps the end of the page in view whenever `size` changes, as long as the person is there: who has scrolled up to read
 * something older is left in peace. Jumps, never glides.
 */
export function useEndOfPage(size: string): void {
  const isAtEnd = useRef(true)
  useEffect(() => {
    const follow = () => {
      const { scrollHeight } = document.documentElement
      isAtEnd.current = scrollHeight - window.scrollY - window.innerHeight < near
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  useEffect(() => {
    if (size === '' || !isAtEnd.current) return
    // After the frame: the page goes to its top when it is opened, and the new words have to be laid out.
    const frame = requestAnimationFrame(() => window.scrollTo({ top: document.documentElement.scrollHeight }))
    return () => cancelAnimationFrame(frame)
  }, [size])
}
