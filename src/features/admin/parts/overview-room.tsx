import { useRead } from '#platform/web/use-read.ts'
import { SafetyCounts } from '#features/safety/public.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { adminContract, type Overview } from '../contract.ts'
import { sizeInWords } from '../rules.ts'
import { useHealth } from '../queries.ts'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { FirstSteps } from './first-steps.tsx'
import { ServerState } from './server-state.tsx'

/** Counts, and only counts: there is no way from here to anything that a person wrote. */
export function OverviewRoom() {
  const { data, error, refetch } = useRead(adminContract.readOverview, {})
  const health = useHealth().data
  return (
    <>
      <p className="max-w-measure text-ink-2">
        How much this server holds. An admin sees counts and never an entry.
      </p>
      {health ? <FirstSteps health={health} /> : null}
      {error && !data ? (
        <CouldNotRead what="The counts" error={error} retry={() => void refetch()} />
      ) : (
        <Counts overview={data} />
      )}
      <ServerState />
      <SafetyCounts />
    </>
  )
}

function Counts({ overview }: { overview: Overview | undefined }) {
  const rows: [name: string, value: string | undefined][] = [
    ['People with an account', overview?.people.toLocaleString('en-GB')],
    ['Planned a day in the last 7 days', overview?.active_last_7_days.toLocaleString('en-GB')],
    ['Day plans', overview?.day_plans.toLocaleString('en-GB')],
    ['Evening reflections', overview?.evening_reflections.toLocaleString('en-GB')],
    ['Visions', overview?.visions.toLocaleString('en-GB')],
    ['Size of the database', overview && sizeInWords(overview.database_bytes)],
  ]
  return (
    <dl className="mt-8 max-w-column border-t border-line" aria-busy={!overview}>
      {rows.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-6 border-b border-line py-3">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-title text-xl">{value ?? <Skeleton className="h-8 w-16" />}</dd>
        </div>
      ))}
    </dl>
  )
}
