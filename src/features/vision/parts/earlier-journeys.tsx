import { Details } from '#ui/details.tsx'
import type { CheckIn } from '../contract.ts'
import { checkInPrompts, checkInTitles, hasWriting, pages } from '../rules/ninety-days.ts'

/** What was written in the ninety days before these, to read. */
export function EarlierJourneys({ checkIns }: { checkIns: readonly CheckIn[] }) {
  const written = checkIns.filter(hasWriting)
  if (written.length === 0) return null
  return (
    <section aria-labelledby="earlier-journeys">
      <h2 id="earlier-journeys">From the ninety days before</h2>
      <div className="mt-3 border-t border-line">
        {written.map((row) => (
          <Details
            key={`${row.journey}-${row.day}`}
            title={`Journey ${row.journey}, ${checkInTitles[row.day].toLowerCase()}`}
          >
            {pages
              .filter((page) => row[page].trim() !== '')
              .map((page) => (
                <div key={page} className="mt-3">
                  <p className="text-sm text-ink-2">{checkInPrompts[row.day][page]}</p>
                  <p dir="auto" className="mt-1 font-title text-lg break-words whitespace-pre-line">
                    {row[page]}
                  </p>
                </div>
              ))}
          </Details>
        ))}
      </div>
    </section>
  )
}
