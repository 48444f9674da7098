import { useDeferredValue } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useToday } from '#features/account/public.tsx'
import { dayUnderMonth, monthTitle } from '#features/day/rules/words.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useJournal } from '../queries.ts'
import { byMonth } from '../rules/entry.ts'
import { filterNames, filterOf, type FilterName, type JournalFilter as Filter } from '../rules/filter.ts'
import { CouldNotRead } from './could-not-read.tsx'
import { ItemRow } from './item-row.tsx'
import { JournalBin } from './journal-bin.tsx'
import { JournalFilter } from './journal-filter.tsx'

/** The journal by months, with what narrows it. */
export function JournalList() {
  const [query, setQuery] = useSearchParams()
  const filter = filterOf(query)
  // A search goes out when typing pauses for a moment, not at each letter.
  const deferred = useDeferredValue(JSON.stringify(filter))
  const isNarrowed = Object.keys(filter).length > 0

  function narrow(name: FilterName, value: string | null) {
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  }

  function showAll() {
    setQuery((now) => {
      const next = new URLSearchParams(now)
      for (const name of filterNames) next.delete(name)
      return next
    })
  }

  return (
    <>
      <JournalFilter
        given={(name) => query.get(name) ?? ''}
        onChange={narrow}
        isNarrowed={Object.keys(filter).some((name) => name !== 'words')}
      />
      <Months query={JSON.parse(deferred) as Filter} isNarrowed={isNarrowed} onClear={showAll} />
      <p className="mt-8">
        <Link to="/journal?view=print" className={buttonClass('plain', 'sm', '-ml-2.5')}>
          Print a part of it
        </Link>
      </p>
      <JournalBin />
    </>
  )
}

interface MonthsProps {
  query: Filter
  isNarrowed: boolean
  onClear: () => void
}

function Months({ query, isNarrowed, onClear }: MonthsProps) {
  const today = useToday()
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useJournal(query)
  const items = data?.pages.flatMap((page) => page.items) ?? []
  if (error && !data)
    return (
      <CouldNotRead onRetry={() => void refetch()}>
        Your journal cannot be read right now. {error.message}
      </CouldNotRead>
    )
  if (isPending)
    return (
      <div aria-busy="true" className="mt-10 grid gap-4">
        <Skeleton className="h-8 w-44" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    )
  if (items.length === 0)
    return isNarrowed ? (
      <div role="status" className="mt-10 border-t border-line pt-5">
        <p className="text-ink-2">No entry matches this.</p>
        <Button className="mt-4" onClick={onClear}>
          Show all entries
        </Button>
      </div>
    ) : (
      <EmptyState
        className="mt-10"
        sentence="What you write stands here, month by month, and only you can read it."
        example="Iain waited for me after the meeting, because he had noticed."
        action={
          <Link to="/reflection-gratitude" className={buttonClass('quiet')}>
            Name one good thing
          </Link>
        }
      />
    )
  return (
    <>
      {byMonth(items).map(([month, ofMonth]) => (
        <section key={month} aria-labelledby={month} className="mt-10">
          <h2 id={month}>{monthTitle(month)}</h2>
          <ul className="mt-3 border-t border-line">
            {ofMonth.map((item) => (
              <ItemRow
                key={item.id}
                item={item}
                today={today}
                when={dayUnderMonth(item.date, today)}
                search={query.words}
              />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage ? (
        <Button
          className="mt-8"
          isPending={isFetchingNextPage}
          pendingText="Reading"
          onClick={() => void fetchNextPage()}
        >
          Show earlier entries
        </Button>
      ) : null}
    </>
  )
}
