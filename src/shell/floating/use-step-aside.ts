import { useEffect, useState } from 'react'
import { stepsAside } from './step-aside.ts'

/** Whether what floats makes room now, because somebody reads on down the page. */
export function useStepAside(): boolean {
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    let before = scrollY
    function follow() {
      const now = scrollY
      const next = stepsAside({ before, now, most: document.documentElement.scrollHeight - innerHeight })
      if (next === null) return
      before = now
      setAside(next)
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return isAside
}
