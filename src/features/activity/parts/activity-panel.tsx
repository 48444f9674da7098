import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { keptDays, type ActivityLine } from '../contract.ts'
import { useActivity } from '../queries.ts'
import { isByOperator, wordsOf } from '../rules.ts'

/** What happened to the account; read only when it is opened. */
export function ActivityPanel({ timeZone }: { timeZone: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p className="max-w-measure text-ink-2">
        Sign-ins, archives, questions to a model, and whatever an operator did with your account. Nothing you
        wrote is in it. It is kept for {keptDays} days and then removed.
      </p>
      <Details
        title="Show what happened"
        className="mt-3 border-t"
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        {isOpen ? <Lines timeZone={timeZone} /> : null}
      </Details>
    </>
  )
}

const rowsWhileReading = ['w-40', 'w-56', 'w-44']

function Lines({ timeZone }: { timeZone: string }) {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useActivity(true)
  const lines = data?.pages.flatMap((page) => page.lines) ?? []
  if (error && !data)
    return (
      <Notice
        kind="error"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error.message} Nothing is gone.
      </Notice>
    )
  if (isPending)
    return (
      <ul aria-busy="true">
        {rowsWhileReading.map((width) => (
          <li key={width} className="py-3">
            <Skeleton className={`h-5 ${width}`} />
          </li>
        ))}
      </ul>
    )
  if (lines.length === 0) return <p className="text-ink-2">Nothing happened in the last {keptDays} days.</p>
  return (
    <>
      <ol aria-label="What happened to your account">
        {lines.map((line) => (
          <Line key={line.id} line={line} timeZone={timeZone} />
        ))}
      </ol>
      {hasNextPage ? (
        <Button
          size="sm"
          className="mt-3"
          isPending={isFetchingNextPage}
          pendingText="Reading"
          onClick={() => void fetchNextPage()}
        >
          Show earlier
        </Button>
      ) : null}
    </>
  )
}

function Line({ line, timeZone }: { line: ActivityLine; timeZone: string }) {
  const at = new Date(line.at).toLocaleString('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="border-b border-line py-2.5 last:border-b-0">
      <span className={isByOperator(line) ? 'font-semibold' : ''}>{wordsOf(line)}</span>
      <span className="block text-sm text-ink-2 tabular-nums">
        <time dateTime={line.at}>{at}</time>
        {line.from ? <span className="wrap-anywhere"> · from {line.from}</span> : null}
      </span>
    </li>
  )
}
