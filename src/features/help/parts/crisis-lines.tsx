import file from '#content/crisis-lines.json'
import { Details } from '#ui/details.tsx'
import { CrisisLine, type CrisisLineFacts } from './crisis-line.tsx'

interface Region {
  id: string
  name: string
  emergency?: { call?: string; note?: string }
  lines: CrisisLineFacts[]
}

const regions: Region[] = file.regions
const firstIds = ['GB', 'US', 'GLOBAL']
const first = firstIds.flatMap((id) => regions.filter((region) => region.id.toUpperCase() === id))
const others = regions.filter((region) => !first.includes(region))
const checked = new Date(`${file.verified_at}T00:00:00Z`).toLocaleDateString('en-GB', {
  dateStyle: 'long',
  timeZone: 'UTC',
})

/** Whom to reach now, by country: numbers that can be tapped, and read. The operator's file has them all. */
export function CrisisLines() {
  return (
    <>
      <p className="max-w-measure text-lg">
        People are there for you right now, free and at any hour. If you are in danger at this moment, call
        your emergency number first.
      </p>
      {first.map((region) => (
        <RegionLines key={region.id} region={region} />
      ))}
      <h2 className="mt-12">Other countries</h2>
      <div className="mt-3 border-t border-line">
        {others.map((region) => (
          <Details key={region.id} title={region.name}>
            <Lines region={region} />
          </Details>
        ))}
      </div>
      <p className="mt-6 text-sm text-ink-2">
        Numbers last looked up on {checked}. One that is marked as not confirmed was not found on a public
        page of its service that day.
      </p>
    </>
  )
}

function RegionLines({ region }: { region: Region }) {
  return (
    <section aria-labelledby={`lines-${region.id}`} className="mt-10">
      <h2 id={`lines-${region.id}`}>{region.name}</h2>
      <Lines region={region} />
    </section>
  )
}

function Lines({ region }: { region: Region }) {
  const { emergency, lines } = region
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {emergency ? (
        <CrisisLine line={{ name: 'Emergency', source_checked: true, ...emergency }} isStrong />
      ) : null}
      {lines.map((line) => (
        <CrisisLine key={line.name} line={line} />
      ))}
    </ul>
  )
}
