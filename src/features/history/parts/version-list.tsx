import { classNames } from '#ui/class-names.ts'
import type { VersionTime } from '../contract.ts'
import { dayWords, groupByDay, stoodWords, timeWords, type Clock } from '../rules.ts'

interface VersionListProps {
  versions: readonly VersionTime[]
  clock: Clock
  chosen: VersionTime | null
  choose: (version: VersionTime) => void
}

/** Every kept time under its day, newest first, with how long the words stood. */
export function VersionList({ versions, clock, chosen, choose }: VersionListProps) {
  return (
    <div className="grid gap-5">
      {groupByDay(versions, clock).map(({ date, versions: ofDay }) => (
        <section key={date} aria-label={dayWords(date, clock.today)}>
          <h3 className="text-sm font-semibold text-ink-2">{dayWords(date, clock.today)}</h3>
          <ul className="mt-1.5">
            {ofDay.map((version) => (
              <li key={version.id}>
                <button
                  type="button"
                  aria-pressed={version.id === chosen?.id}
                  onClick={() => choose(version)}
                  className={classNames(
                    'flex min-h-11 w-full flex-wrap items-baseline gap-x-2.5 rounded-field border px-3 py-2 text-left hover:bg-paper-2',
                    version.id === chosen?.id ? 'border-edge bg-paper-2 font-medium' : 'border-transparent',
                  )}
                >
                  {timeWords(version.written_at, clock.timeZone)}
                  <span className="text-sm font-normal text-ink-2">
                    stood {stoodWords(version.written_at, version.replaced_at)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
