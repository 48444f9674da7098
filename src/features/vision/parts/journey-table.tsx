import { Details } from '#ui/details.tsx'
import { formatLongDate } from '../rules.ts'
import type { JourneyRow } from '../rules/ninety-days.ts'

/** The ninety days in words, one row each: what the river draws, for whoever reads rather than looks. */
export function JourneyTable({ rows }: { rows: readonly JourneyRow[] }) {
  return (
    <Details title="Every day as a table" className="border-t">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">The ninety days and what each of them held</caption>
        <thead>
          <tr className="text-ink-2">
            <th scope="col" className="py-1 pr-3 font-semibold">
              Day
            </th>
            <th scope="col" className="py-1 pr-3 font-semibold">
              Date
            </th>
            <th scope="col" className="py-1 font-semibold">
              What it held
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, date, words }) => (
            <tr key={day} className="border-t border-line align-baseline">
              <th scope="row" className="py-1 pr-3 font-normal">
                {day}
              </th>
              <td className="py-1 pr-3">{formatLongDate(date)}</td>
              <td className="py-1">{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  )
}
