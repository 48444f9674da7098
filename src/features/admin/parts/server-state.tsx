import { Skeleton } from '#ui/skeleton.tsx'
import type { Health } from '#features/operations/contract.ts'
import { useHealth } from '../queries.ts'
import { amountInWords, sizeInWords } from '../rules.ts'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { FactList, type Fact } from './fact-list.tsx'
import { Moment } from './moment.tsx'
import { WeekBars } from './week-bars.tsx'

/** How the server is: people by week, what runs and what went wrong. */
export function ServerState() {
  const { data, error, refetch } = useHealth()
  if (error && !data)
    return <CouldNotRead what="The state of the server" error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton className="mt-10 h-64 max-w-column" />
  return (
    <div className="max-w-column">
      <WeekBars weeks={data.weeks} />
      <h3 className="mt-10">The server</h3>
      <FactList facts={factsOf(data)} />
      <Faults faults={data.faults} />
    </div>
  )
}

function factsOf(health: Health): Fact[] {
  const { queue, letters, files, backup, spend } = health
  const count = (value: number) => value.toLocaleString('en-GB')
  return [
    {
      name: 'Version',
      value: health.version,
      note: (
        <>
          Running since <Moment at={health.started_at} />
        </>
      ),
    },
    { name: 'Journal entries', value: count(health.journal_entries) },
    {
      name: 'Background jobs',
      value: `${count(queue.waiting)} waiting, ${count(queue.laid_aside)} laid aside`,
      note: queue.oldest_at ? (
        <>
          The longest has waited since <Moment at={queue.oldest_at} />
        </>
      ) : queue.laid_aside > 0 ? (
        `Given up after the last try: ${queue.names.join(', ')}. The log says why.`
      ) : undefined,
    },
    {
      name: 'Letters that wait to be sent again',
      value: count(letters.waiting),
      note: letters.is_sent ? undefined : 'No mail server is set, so letters are files in the outbox folder.',
    },
    { name: 'Files of people', value: `${sizeInWords(files.bytes)} in ${count(files.count)}` },
    {
      name: 'Last backup',
      value: backup.last_at ? <Moment at={backup.last_at} /> : 'None yet',
      note: backup.trouble || undefined,
    },
    {
      name: 'Model, today and this month',
      value: `${amountInWords(spend.today)} and ${amountInWords(spend.month)}`,
      note:
        spend.budget > 0
          ? `At most ${amountInWords(spend.budget)} a day, in the currency of your prices.`
          : 'No budget is set.',
    },
  ]
}

function Faults({ faults }: { faults: Health['faults'] }) {
  return (
    <>
      <h3 className="mt-10">Answers that went wrong</h3>
      <p className="mt-2 max-w-measure text-ink-2">
        Of the last seven days, by kind and place. What was asked and who asked is kept nowhere.
      </p>
      {faults.length === 0 ? (
        <p className="mt-4">None.</p>
      ) : (
        <FactList
          facts={faults.map(({ kind, place, times, last_at }) => ({
            name: place,
            value: `${times.toLocaleString('en-GB')} ×`,
            note: (
              <>
                {kind}, last <Moment at={last_at} />
              </>
            ),
          }))}
        />
      )}
    </>
  )
}
