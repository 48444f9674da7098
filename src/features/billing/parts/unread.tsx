import type { CallError } from '#platform/contract/errors.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** What stands in place of something that is not known yet, or cannot be read now. */
export function Unread({ what, error, retry }: { what: string; error: CallError | null; retry: () => void }) {
  if (!error) return <Skeleton className="mt-8 h-48" />
  return (
    <Notice
      kind="error"
      className="mt-8"
      action={
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      }
    >
      {what} cannot be read right now. {error.message} Nothing was changed.
    </Notice>
  )
}
