import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AdminEvent } from '../contract.ts'
import { useAdminEvents } from '../queries.ts'
import { CouldNotRead } from './could-not-read.tsx'
import { Moment } from './moment.tsx'

/** What admins did. Nothing in it can be changed or taken out. */
export function RecordRoom() {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useAdminEvents()
  const events = data?.pages.flatMap((page) => page.events)
  return (
    <div className="max-w-column">
      <p className="max-w-measure text-ink-2">
        What admins did with accounts, help articles and teams, the newest first. Nobody can change or remove
        a line of it.
      </p>
      {error && !events ? (
        <CouldNotRead what="The record" error={error} retry={() => void refetch()} />
      ) : null}
      {!events && isFetching ? <Skeleton className="mt-8 h-40" /> : null}
      {events?.length === 0 ? <p className="mt-8 text-ink-2">Nothing was done yet.</p> : null}
      <ol className="mt-6" aria-label="What was done">
        {events?.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3 text-ink-2"
          >
            <span className="min-w-0 break-words">
              <span className="font-semibold text-ink">{doneWords(event)}</span>{' '}
              {isOfThing(event) ? event.detail : (event.person_email ?? 'an account that is gone')}, by{' '}
              {event.admin_email}
            </span>
            <Moment at={event.created_at} />
          </li>
        ))}
      </ol>
      {hasNextPage ? (
        <Button className="mt-6" isPending={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </div>
  )
}

function isOfThing({ action }: AdminEvent): boolean {
  return /^(article|team)_/.test(action)
}

function doneWords({ action, detail }: AdminEvent): string {
  const words: Record<AdminEvent['action'], string> = {
    role: `Role ${detail} given to`,
    disabled: 'Closed',
    enabled: 'Opened again:',
    second_steps_removed: 'Second steps removed from',
    invited: 'Invited',
    deleted: 'Deleted',
    article_published: 'Article published:',
    article_withdrawn: 'Article taken off the page:',
    article_from_file: 'Article as its file has it again:',
    team_made: 'Team made:',
    team_changed: 'Team changed:',
    team_ended: 'Team ended:',
  }
  return words[action]
}
