import file from '#content/crisis-lines.json'
import { Details } from '#ui/details.tsx'
import { CrisisLine, type CrisisLineFacts } from './crisis-line.tsx'
import { CrisisTable } from './crisis-table.tsx'

interface Region {
  id: string
  name: string
  emergency?: { call?: string; note?: string }
  lines: CrisisLineFacts[]
}

const regions: Region[] = file.regions
const checked = new Date(`${file.verified_at}T00:00:00Z`).toLocaleDateString('en-GB', {
  dateStyle: 'long',
  timeZone: 'UTC',
})

/**
 * Whom to reach now: three lines in one look, then every country of the operator's file, or the way to it. Numbers can be
 * tapped, and read.
 */
export function CrisisLines({ isBrief = false }: { isBrief?: boolean }) {
  return (
    <>
      <p className="max-w-measure text-lg">
        People are there for you right now, free and at any hour. If you are in danger at this moment, call
        your emergency number first.
      </p>
      <CrisisTable />
      {isBrief ? (
        <p className="mt-6">
          <a href="/urgent-help">All lines, country by country</a>
        </p>
      ) : (
        <div className="mt-8 max-w-3xl border-t border-line">
          {regions.map((region) => (
            <Details key={region.id} title={`All lines: ${region.name}`}>
              <Lines region={region} />
            </Details>
          ))}
        </div>
      )}
      <p className="mt-6 max-w-measure text-sm text-ink-2">
        Numbers last checked on {checked}. One that is marked as not confirmed was not found on a public page
        of its service that day.
      </p>
    </>
  )
}

function Lines({ region }: { region: Region }) {
  const { emergency, lines } = region
  return (
    <ul className="divide-y divide-line">
      {emergency ? (
        <CrisisLine line={{ name: 'Emergency', source_checked: true, ...emergency }} isStrong />
      ) : null}
      {lines.map((line) => (
        <CrisisLine key={line.name} line={line} />
      ))}
    </ul>
  )
}
