import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PlansView } from '#features/operations/contract.ts'
import { usePlansRoom } from '../queries.ts'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { FactList } from './fact-list.tsx'
import { WaitingInvoices } from './waiting-invoices.tsx'

const adapters = {
  none: 'Nothing is sold here: everything is on for everybody.',
  manual: 'You send invoices yourself (BALANSE_BILLING is manual).',
  stripe: 'Stripe takes the money (BALANSE_BILLING is stripe). Refunds and cards are looked after there.',
} as const

/** What is sold on this server, as its files and settings say, and who has what in counts. */
export function PlansRoom() {
  const { data, error, refetch } = usePlansRoom()
  if (error && !data) return <CouldNotRead what="The plans" error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 max-w-column" />
  return (
    <div className="max-w-column">
      <p className="max-w-measure text-ink-2">{adapters[data.adapter]}</p>
      {data.faults.length > 0 ? (
        <Notice kind="error" className="mt-5" title="content/plans.json as it is now cannot be used">
          The server goes on with the plans that it began with, and would not start again.
          <ul className="mt-2 list-disc pl-5">
            {data.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      ) : data.is_changed ? (
        <Notice className="mt-5">
          content/plans.json was changed. The server reads it when it starts, so it still offers what stands
          here.
        </Notice>
      ) : null}
      <h3 className="mt-10">Plans</h3>
      {data.plans.length === 0 ? (
        <p className="mt-3 max-w-measure text-ink-2">
          content/plans.json holds none. content/README.md says how a plan is written.
        </p>
      ) : (
        <FactList
          facts={data.plans.map(({ name, prices, trial_days }) => ({
            name,
            value: prices.length > 0 ? prices.join(', ') : 'Free',
            note: trial_days > 0 ? `${trial_days} days to try it` : undefined,
          }))}
        />
      )}
      <People view={data} />
      {data.adapter === 'manual' ? <WaitingInvoices invoices={data.invoices} /> : null}
    </div>
  )
}

const states: Record<string, string> = {
  trialing: 'trying it',
  active: 'paying',
  past_due: 'with a payment that is due',
  canceled: 'cancelled, until its end',
  expired: 'ended',
}

function People({ view: { people, plans } }: { view: PlansView }) {
  return (
    <>
      <h3 className="mt-10">People</h3>
      {people.length === 0 ? (
        <p className="mt-3 text-ink-2">Nobody has or had a plan.</p>
      ) : (
        <FactList
          facts={people.map(({ plan, state, count }) => ({
            name: `${plans.find(({ id }) => id === plan)?.name ?? (plan || 'No plan')}, ${states[state] ?? state}`,
            value: count.toLocaleString('en-GB'),
          }))}
        />
      )}
    </>
  )
}
