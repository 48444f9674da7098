import type { Health } from '#features/operations/contract.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A table whose figures also stand as bars: every bar begins at nothing and all have the same scale. */
export function WeekBars({ weeks }: { weeks: Health['weeks'] }) {
  const most = Math.max(1, ...weeks.flatMap(({ joined, active }) => [joined ?? 0, active ?? 0]))
  return (
    <>
      <h3 className="mt-10">Weeks</h3>
      <p className="mt-2 max-w-measure text-ink-2">
        Who joined, and who used their account. People, not visits; the last week is not over.
      </p>
      <table className="mt-4 w-full border-t border-line text-left text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-ink-2">
            <th scope="col" className="py-2 pr-3 font-normal">
              Week from
            </th>
            <th scope="col" className="w-2/5 py-2 pr-3 font-normal">
              Joined
            </th>
            <th scope="col" className="w-2/5 py-2 font-normal">
              Active
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ week, joined, active }) => (
            <tr key={week} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 align-top font-normal whitespace-nowrap">
                {day.format(new Date(week))}
              </th>
              <Bar value={joined} most={most} />
              <Bar value={active} most={most} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Bar({ value, most }: { value: number | null; most: number }) {
  return (
    <td className="py-2 pr-3 align-top">
      {value?.toLocaleString('en-GB') ?? 'not counted'}
      <span
        aria-hidden="true"
        className="mt-1 block h-1.5 rounded-full bg-tide low-stim:bg-ink-3"
        style={{ width: `${((value ?? 0) / most) * 100}%` }}
      />
    </td>
  )
}
