import type { ReactNode } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

interface KnownListProps<Row> {
  /** Undefined until it is known. */
  rows: readonly Row[] | undefined
  error: CallError | null
  retry: () => void
  label: string
  /** What stands there while there is none. */
  empty: ReactNode
  children: (row: Row) => ReactNode
}

/** A list of connections with all of its states. */
export function KnownList<Row>({ rows, error, retry, label, empty, children }: KnownListProps<Row>) {
  if (!rows && error)
    return (
      <Notice
        kind="error"
        action={
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        }
      >
        This list cannot be read right now. {error.message}
      </Notice>
    )
  if (!rows) return <Skeleton className="h-20" />
  if (rows.length === 0) return <p className="text-ink-2">{empty}</p>
  return (
    <ul aria-label={label} className="border-t border-line">
      {rows.map(children)}
    </ul>
  )
}
