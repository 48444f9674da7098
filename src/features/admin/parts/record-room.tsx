import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AdminEvent } from '../contract.ts'
import { useAdminEvents } from '../queries.ts'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { Moment } from './moment.tsx'

/** What admins did. Nothing in it can be changed or taken out. */
export function RecordRoom() {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useAdminEvents()
  const events = data?.pages.flatMap((page) => page.events)
  return (
    <div className="max-w-column">
      <p className="max-w-measure text-ink-2">
        What admins did with accounts, help articles, teams and the server, the newest first. Nobody can
        change or remove a line of it.
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
              <span className="font-semibold text-ink">{doneWords(event)}</span>
              {aboutWhat(event)}, by {event.admin_email}
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

const aboutServer = {
  backup_made: () => 'Made a backup',
  backup_tried: (file: string) => `Tried the backup ${file}`,
  backup_taken: (file: string) => `Downloaded the backup ${file}`,
  letter_tried: () => 'Sent a trial letter',
  model_off: () => 'Switched the model off for everybody',
  model_on: () => 'Let the model answer again',
  model_budget: (budget: string) =>
    budget ? `Set the budget of the model to ${budget} a day` : 'Left the budget of the model to the setting',
  model_tried: () => 'Tried the model',
  invoice_paid: (number: string) => `Marked the invoice ${number} as paid`,
  invoice_refunded: (number: string) => `Marked the invoice ${number} as paid back`,
} as const satisfies Partial<Record<AdminEvent['action'], (detail: string) => string>>

/** What it was done to, where its words do not say it already. */
function aboutWhat({ action, detail, person_email: person }: AdminEvent): string {
  if (action in aboutServer) return ''
  return ` ${/^(article|team)_/.test(action) ? detail : (person ?? 'an account that is gone')}`
}

function doneWords({ action, detail }: AdminEvent): string {
  if (action in aboutServer) return aboutServer[action as keyof typeof aboutServer](detail)
  const words: Partial<Record<AdminEvent['action'], string>> = {
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
  return words[action] ?? action.replaceAll('_', ' ')
}
