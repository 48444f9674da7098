import type { CallError } from '#platform/contract/errors.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** An overview that could not be read and of which this device holds no copy. */
export function CouldNotRead({ error, onRetry }: { error: CallError; onRetry: () => void }) {
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
      Your days cannot be read right now. {error.message} What you wrote is safe.
    </Notice>
  )
}
