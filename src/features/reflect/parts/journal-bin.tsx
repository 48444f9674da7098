import { useState } from 'react'
import { useToday } from '#features/account/public.tsx'
import { nearDay } from '#features/day/rules/words.ts'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useJournal, useRestoreEntry } from '../queries.ts'

/** What was deleted within the last thirty days, to be taken back. Read only when it is opened. */
export function JournalBin() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Details
      title="Deleted in the last 30 days"
      className="mt-14 border-t"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {isOpen ? <Bin /> : null}
    </Details>
  )
}

function Bin() {
  const today = useToday()
  const { data, error, isPending, hasNextPage, fetchNextPage } = useJournal({ state: 'deleted' })
  const restore = useRestoreEntry()
  const entries = data?.pages.flatMap((page) => page.items) ?? []
  if (isPending) return <p className="pb-4 text-ink-2">Reading</p>
  if (error && !data) return <p className="pb-4 text-ink-2">{error.message} Nothing here is gone.</p>
  if (entries.length === 0) return <p className="pb-4 text-ink-2">Nothing is in here.</p>
  return (
    <>
      <ul className="pb-4">
        {entries.map((entry) => {
          const words = entry.words || 'Nothing written yet'
          return (
            <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
              <span className="min-w-0 flex-1 basis-52">
                <span dir="auto" className="line-clamp-2 wrap-anywhere">
                  {words}
                </span>
                <span className="block text-sm text-ink-2">{nearDay(entry.date, today)}</span>
              </span>
              <Button
                size="sm"
                aria-label={`Bring back: ${words}`}
                onClick={() =>
                  restore.mutate(entry.id, {
                    onSuccess: () => toast({ title: 'The entry is back in your journal' }),
                    onError: ({ message }) =>
                      toast({ title: 'The entry is still in the bin', description: message }),
                  })
                }
              >
                Bring back
              </Button>
            </li>
          )
        })}
      </ul>
      {hasNextPage ? (
        <Button size="sm" className="mb-4" onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </>
  )
}
