import type { CallError } from '#platform/contract/errors.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export function VersionsTrouble({ error, retry }: { error: CallError; retry: () => void }) {
  return (
    <Notice
      kind="error"
      action={
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      }
    >
      {error.status === 0
        ? 'There is no connection, and earlier versions are kept on the server. What you wrote is safe.'
        : `The earlier versions cannot be read right now. ${error.message} What you wrote is safe.`}
    </Notice>
  )
}

export function VersionsEmpty({ close }: { close: () => void }) {
  return (
    <div className="max-w-measure">
      <p className="text-ink-2">
        Nothing has given way here yet. When you change or take out words, the ones before wait here for 30
        days.
      </p>
      <Button className="mt-6" onClick={close}>
        Keep writing
      </Button>
    </div>
  )
}

export function VersionsSkeleton({ text }: { text: string }) {
  return (
    <div aria-busy="true" className="grid gap-3">
      <p className="sr-only" role="status">
        {text}
      </p>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </div>
  )
}
