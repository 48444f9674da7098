import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '#platform/web/call.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { helpContract, type Gap } from '../contract.ts'

/** For an admin: what people asked the help chat and no article answers. Nobody can be found behind a line. */
export function GapList() {
  const { data, error, refetch } = useRead(helpContract.readGaps, {})
  const queries = useQueryClient()

  async function remove(gap: Gap) {
    try {
      await call(helpContract.removeGap, { params: { key: gap.key } })
    } catch (error) {
      // Another admin was quicker: the list that is read now says so.
      if ((error as { status?: number }).status !== 404) {
        toast({ title: 'Still on the list', description: (error as Error).message })
        return
      }
    }
    await queries.invalidateQueries({ queryKey: readKey(helpContract.readGaps, {}) })
  }

  return (
    <div className="max-w-column">
      <p className="max-w-measure text-ink-2">
        Questions to the help chat that no article answers, the most asked first. Who asked, and when exactly,
        is kept nowhere; addresses and numbers are taken out, and what sounds like somebody needs help is not
        kept at all.
      </p>
      {error && !data ? (
        <CouldNotRead what="The questions" error={error} retry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Skeleton className="mt-8 h-40" /> : null}
      {data?.gaps.length === 0 ? (
        <p className="mt-8 text-ink-2">Every question so far found an article.</p>
      ) : null}
      <ul className="mt-6" aria-label="Questions without an article">
        {data?.gaps.map((gap) => (
          <li
            key={gap.key}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p dir="auto" className="break-words">
                {gap.question}
              </p>
              <p className="text-sm text-ink-2">
                {gap.asked === 1 ? 'Asked once' : `Asked ${gap.asked.toLocaleString('en-GB')} times`}, last on{' '}
                {dayWords(gap.last_asked)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Link
                to={`?${new URLSearchParams({ room: 'articles', article: 'new', gap: gap.key, question: gap.question })}`}
                aria-label={`Write the answer: ${gap.question}`}
                className={buttonClass('quiet', 'sm')}
              >
                Write the answer
              </Link>
              <Button size="sm" aria-label={`Take off: ${gap.question}`} onClick={() => void remove(gap)}>
                Take off
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {data && data.total > data.gaps.length ? (
        <p className="mt-4 text-sm text-ink-2">
          The {data.gaps.length} most asked of {data.total.toLocaleString('en-GB')}.
        </p>
      ) : null}
    </div>
  )
}

function dayWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}
