import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { OwnKind } from '../contract.ts'
import { useOwnData } from '../queries.ts'
import { BringBack } from './bring-back.tsx'
import { RecycleBin } from './recycle-bin.tsx'
import { SearchAll } from './search-all.tsx'
import { TakeAlong } from './take-along.tsx'

/** Where each kind is read and changed. */
const places: Record<string, string> = {
  visions: '/all-visions',
  custom_visions: '/all-visions',
  vision_journeys: '/vision-90-days',
  journey_check_ins: '/vision-90-days',
  day_plans: '/month-schedule',
  week_plans: '/week-plan',
  month_plans: '/month-schedule',
  daily_reflections: '/journal',
  journal_entries: '/journal',
  entry_media: '/journal',
  journal_templates: '/journal-templates',
  chat_messages: '/my-balanse',
}

const rowsWhileReading = ['w-40', 'w-28', 'w-36', 'w-32']

/** All that is kept of a person: how much of each kind, where it stands, and the way out and back in. */
export function OwnDataPanel() {
  const { data, error, refetch } = useOwnData()
  const kinds = data?.kinds.filter(({ count }) => count > 0) ?? []
  return (
    <>
      {error && !data ? (
        <Notice
          kind="error"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message} What you wrote is safe.
        </Notice>
      ) : !data ? (
        <ul aria-busy="true" className="border-t border-line">
          {rowsWhileReading.map((width) => (
            <li key={width} className="border-b border-line py-3.5">
              <Skeleton className={`h-5 ${width}`} />
            </li>
          ))}
        </ul>
      ) : kinds.length === 0 ? (
        <p className="text-ink-2">
          Nothing is kept of you yet. <Link to="/day-plan">Plan today</Link>, and it stands here.
        </p>
      ) : (
        <ul className="border-t border-line">
          {kinds.map((kind) => (
            <KindRow key={kind.name} kind={kind} />
          ))}
        </ul>
      )}
      <SearchAll />
      <RecycleBin />
      <div className="mt-5 flex flex-wrap gap-3">
        <TakeAlong />
        <BringBack />
      </div>
    </>
  )
}

function KindRow({ kind: { name, title, count, last_changed_at: changedAt } }: { kind: OwnKind }) {
  const place = places[name]
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5">
      {place ? (
        <Link to={place} className="inline-flex min-h-11 items-center">
          {title}
        </Link>
      ) : (
        title
      )}
      <span className="text-sm text-ink-2 tabular-nums">
        {count.toLocaleString('en-GB')}
        {changedAt
          ? `, last changed ${new Date(changedAt).toLocaleDateString('en-GB', { dateStyle: 'medium' })}`
          : ''}
      </span>
    </li>
  )
}
