import { useDeferredValue, useMemo, useState } from 'react'
import { useToday } from '#features/account/public.tsx'
import { Details } from '#ui/details.tsx'
import { LineChart } from '#ui/drawing/line-chart.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { Progress } from '../queries.ts'
import { wordOf } from '../rules/flow-score.ts'
import { scoreHistory, type HistorySpan } from '../rules/history.ts'
import { shortDay } from './words.ts'

const spans = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const

/** How the score went, computed anew from the rows with the weights of now. */
export function History({ progress }: { progress: Progress }) {
  const today = useToday()
  const [span, setSpan] = useState<'30' | '90' | '365'>('30')
  const shown = useDeferredValue(span)
  const { days, choices } = progress
  const points = useMemo(
    () => scoreHistory(days, today, Number(shown) as HistorySpan, choices),
    [days, today, shown, choices],
  )
  const known = points.flatMap(({ date, value }) => (value === null ? [] : [{ date, value }]))
  const lowest = Math.min(...known.map(({ value }) => value))
  const highest = Math.max(...known.map(({ value }) => value))
  return (
    <section aria-labelledby="history">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="history">How it went</h2>
        <Segmented label="Time shown" isLabelHidden choices={spans} value={span} onChange={setSpan} />
      </div>
      <LineChart
        values={points.map(({ value }) => value)}
        from={0}
        to={100}
        lines={[0, 50, 100]}
        first={shortDay(points[0]?.date ?? today)}
        last="Today"
        className="mt-4"
      />
      <p className="mt-2 text-sm text-ink-2">
        {known.length > 1
          ? `Between ${Math.round(lowest)} and ${Math.round(highest)}. `
          : 'A line begins with the second number. '}
        Days are counted anew with your weights of now; no old number is kept.
      </p>
      <Details title="The same as a table" className="mt-3 border-t">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">FlowScore by day</caption>
          <thead>
            <tr className="text-ink-2">
              <th scope="col" className="py-1 pr-3 font-semibold">
                Day
              </th>
              <th scope="col" className="py-1 pr-3 font-semibold">
                Score
              </th>
              <th scope="col" className="py-1 font-semibold">
                In words
              </th>
            </tr>
          </thead>
          <tbody>
            {known.toReversed().map(({ date, value }) => (
              <tr key={date} className="border-t border-line">
                <th scope="row" className="py-1 pr-3 font-normal">
                  {shortDay(date)}
                </th>
                <td className="py-1 pr-3 tabular-nums">{value.toFixed(1)}</td>
                <td className="py-1">{wordOf(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Details>
    </section>
  )
}
