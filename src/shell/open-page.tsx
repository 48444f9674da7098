import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { SpinnerMark } from '#ui/spinner.tsx'

// The document that runs this was itself the answer for this address: asking for it again would never end.
const arrivedAt = location.pathname

/** Leaves the app for a page that is a document of its own. The server decides whether the gate lets it show. */
export function OpenPage() {
  const { pathname } = useLocation()
  const isHere = pathname === arrivedAt
  useEffect(() => {
    // The address is already the page's; going to it again would only scroll when it ends in an anchor.
    if (!isHere) location.reload()
  }, [isHere])
  return (
    <main className="grid min-h-dvh place-items-center">
      {isHere ? (
        <Notice kind="error" title="This page cannot be opened right now">
          Nothing of yours is affected. <a href="/waitlist">Go to the front page</a>
        </Notice>
      ) : (
        <output aria-label="Loading">
          <SpinnerMark />
        </output>
      )}
    </main>
  )
}
