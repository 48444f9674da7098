import { addDays } from '#platform/contract/dates.ts'
import { Details } from '#ui/details.tsx'
import type { Week } from '../contract.ts'
import { fewest, pauseWeeks } from '../rules/figures.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const said = (date: string) => day.format(new Date(`${date}T00:00:00Z`))

/** The counts of the weeks, the newest first, and why some are not there. */
export function Figures({ weeks }: { weeks: readonly Week[] }) {
  return (
    <section aria-labelledby="figures" className="mt-8">
      <h3 id="figures">What the weeks came to</h3>
      {weeks.length === 0 ? (
        <p className="mt-2 max-w-measure text-ink-2">
          Nothing yet. A week is counted on the Tuesday after it, over everybody who was in the team before it
          began.
        </p>
      ) : (
        <table className="mt-3 w-full text-left">
          <thead className="text-sm text-ink-2">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-4 font-normal">
                Week
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                People who wrote
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                Plans
              </th>
              <th scope="col" className="py-2 font-normal">
                Evenings
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, active, plans, reflections }) => (
              <tr key={week} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {said(week)} – {said(addDays(week, 6))}
                </th>
                <Cell value={active} sign="at least" />
                <Cell value={plans} sign="about" />
                <Cell value={reflections} sign="about" />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Details title="Why some counts are not shown" className="mt-3">
        <div className="max-w-measure space-y-2 text-ink-2">
          <p>
            A count is shown only when at least {fewest} people are in that very count, and in steps of{' '}
            {fewest}. A week is fixed once it is counted.
          </p>
          <p>
            When one to four people came or went since a week that was shown, the next weeks are kept back,
            for at most {pauseWeeks} weeks: otherwise the difference of two counts would be about them.
          </p>
        </div>
      </Details>
    </section>
  )
}

function Cell({ value, sign }: { value: number | null; sign: string }) {
  return (
    <td className="py-2 pr-3 tabular-nums">
      {value === null ? <span className="text-ink-2">not shown</span> : `${sign} ${value}`}
    </td>
  )
}
