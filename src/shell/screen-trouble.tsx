import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'

/** Shown in place of a screen that could not be opened or that stopped. Says what is safe and what to do. */
export function ScreenTrouble({ error }: { error: unknown }) {
  const isMissing = /dynamically imported module|module script/i.test(String(error))
  return (
    <div className="max-w-column">
      <h1>{isMissing ? 'This page could not be fetched' : 'This page stopped'}</h1>
      <p className="mt-4 text-lg">
        {isMissing
          ? 'The connection was interrupted, or Balanse has been updated since you opened it.'
          : 'Something in the program went wrong, and it was not you.'}
      </p>
      <p className="mt-3 text-ink-2">What you wrote is kept on this device.</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => location.reload()}>
          Load this page again
        </Button>
        {/* A full page load on purpose: it begins with a clean slate. */}
        <a href="/home" className={buttonClass('quiet')}>
          Go to Home
        </a>
      </div>
      <p className="mt-12 text-sm text-ink-2">
        Need somebody right now?{' '}
        <a href="/urgent-help" className="text-tide underline underline-offset-4">
          Urgent help
        </a>{' '}
        is open to everybody.
      </p>
    </div>
  )
}
