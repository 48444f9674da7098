import { attachLegalLinks } from './open-legal.ts'

const look = 'inline-flex min-h-11 items-center text-tide underline underline-offset-4'

/**
 * Privacy and terms for somebody who is about to hand over an address, also while the gate is closed: a dialog here, and
 * without script the same text as a page.
 */
export function LegalLinks() {
  return (
    <span ref={attachLegalLinks} data-legal className="contents">
      <a href="/texts/privacy" className={look}>
        Privacy
      </a>
      <a href="/texts/terms" className={look}>
        Terms
      </a>
      <dialog
        aria-label="Our words"
        className="m-auto max-h-[85dvh] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-sheet p-6 text-ink backdrop:bg-scrim"
      >
        <form method="dialog" className="sticky top-0 flex justify-end">
          <button
            type="submit"
            className="min-h-11 rounded-full border border-line bg-sheet px-4 text-sm font-medium"
          >
            Close
          </button>
        </form>
        <div className="prose" />
      </dialog>
    </span>
  )
}
