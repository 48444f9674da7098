import { useRead } from '#platform/web/use-read.ts'
import { countFrom, safetyContract } from '../contract.ts'

const levels = { crisis: 'the card', concern: 'the quiet line' } as const

/** For an admin: how often the chats showed help. Nobody can be found behind a number. */
export function SafetyCounts() {
  const { data } = useRead(safetyContract.readCounts, {})
  if (!data) return null
  return (
    <section aria-labelledby="safety-counts" className="mt-12 max-w-column">
      <h2 id="safety-counts">Help that was shown</h2>
      <p className="mt-2 max-w-measure text-ink-2">
        How often the coach and the help chat showed where to turn. Who, when and for which words is kept
        nowhere; below {countFrom} even the number is left out. Cards beside plans and journals are not
        counted.
      </p>
      {data.counts.length === 0 ? (
        <p className="mt-4">Nothing was shown yet.</p>
      ) : (
        <dl className="mt-6 border-t border-line">
          {data.counts.map(({ month, level, shown }) => (
            <div
              key={`${month} ${level}`}
              className="flex items-baseline justify-between gap-6 border-b border-line py-3"
            >
              <dt className="text-ink-2">
                {month.slice(0, 7)}, {levels[level]}
              </dt>
              <dd>{shown?.toLocaleString('en-GB') ?? `fewer than ${countFrom}`}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
