import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/call.ts'
import { toast } from '#ui/toast/use-toast.ts'
import { useRhythm } from '#features/account/public.tsx'
import { momentWords } from '#features/connections/rules.ts'
import { Connection, EndConnection, KnownList } from '#features/connections/public.tsx'
import { healthContract, healthKinds } from '../contract.ts'
import { useHealth } from '../queries.ts'
import { kindNames, spanWords } from '../rules.ts'
import { BringHealth } from './bring-health.tsx'

/** Numbers of days out of a health file. */
export function Health() {
  const queries = useQueryClient()
  const { data, error, refetch } = useHealth()
  const { time_zone } = useRhythm()
  return (
    <Connection
      title="Health file"
      about="Sleep, steps and mindful minutes as quiet numbers beside your day, out of a file that your phone makes: an Apple Health export, or a table (CSV) of an exporter for Health Connect. Only what you tick is read, nothing is concluded from it, and your coach does not see it unless you say so in “Teach your coach”."
    >
      <KnownList
        rows={data?.kept
          .map((kept) => ({ ...kept, id: kept.kind }))
          .toSorted((a, b) => healthKinds.indexOf(a.kind) - healthKinds.indexOf(b.kind))}
        error={error}
        retry={() => void refetch()}
        label="Numbers that were brought in"
        empty="Nothing was brought in."
      >
        {({ kind, days, from, to, brought_in_at }) => (
          <li key={kind} className="border-b border-line py-4">
            <h3>{kindNames[kind]}</h3>
            <p className="text-sm text-ink-2">
              {spanWords({ days, from, to })}. Brought in {momentWords(brought_in_at, time_zone)}.
            </p>
          </li>
        )}
      </KnownList>
      <div className="flex flex-wrap gap-2">
        <BringHealth />
        {data && data.kept.length > 0 ? (
          <EndConnection
            name="from the health file"
            word="Remove all of it"
            title="Remove all of it?"
            description="Every number of sleep, steps and mindful minutes goes from here. The file on your device stays, and can be brought in again."
            action="Remove all of it"
            end={async () => {
              await call(healthContract.removeHealth, {})
              toast({ title: 'All of it is removed' })
              await queries.invalidateQueries()
            }}
          />
        ) : null}
      </div>
    </Connection>
  )
}
