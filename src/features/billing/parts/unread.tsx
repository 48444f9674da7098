import type { CallError } from '#platform/contract/errors.ts'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** What stands in place of something that is not known yet, or cannot be read now. */
export function Unread({ what, error, retry }: { what: string; error: CallError | null; retry: () => void }) {
  if (!error) return <Skeleton className="mt-8 h-48" />
  return <CouldNotRead what={what} error={error} retry={retry} />
}
