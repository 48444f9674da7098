import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** A page that could not be read: what happened, that the words are safe, and another try. */
export function CouldNotRead({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      className="mt-8"
      action={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children} What you wrote is safe.
    </Notice>
  )
}
