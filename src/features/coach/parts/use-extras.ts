import { useEffect, useState } from 'react'

const load = () => import('./extras.ts')

export type Extras = Awaited<ReturnType<typeof load>>

/**
 * What a talk needs only when something is done with it: menus, suggestions, taking back. Fetched while the conversation is
 * read, so that the first words wait for none of it; without a connection it is tried again when there is one.
 */
export function useExtras(): Extras | null {
  const [extras, setExtras] = useState<Extras | null>(null)
  useEffect(() => {
    let isGone = false
    const bring = () =>
      void load().then(
        (found) => {
          if (!isGone) setExtras(found)
        },
        () => {},
      )
    bring()
    window.addEventListener('online', bring)
    return () => {
      isGone = true
      window.removeEventListener('online', bring)
    }
  }, [])
  return extras
}
