import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isLocalDate } from '#platform/contract/dates.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { TabsNav } from '#ui/tabs-nav.tsx'
import { JournalList } from './parts/journal-list.tsx'

const EntryView = lazy(async () => ({ default: (await import('./parts/entry-view.tsx')).EntryView }))
const EveningView = lazy(async () => ({ default: (await import('./parts/evening-view.tsx')).EveningView }))
const JournalPrint = lazy(async () => ({ default: (await import('./parts/journal-print.tsx')).JournalPrint }))
const JournalCalendar = lazy(async () => ({
  default: (await import('./parts/journal-calendar.tsx')).JournalCalendar,
}))
const OnThisDay = lazy(async () => ({ default: (await import('./parts/on-this-day.tsx')).OnThisDay }))

const views = [
  { view: 'list', name: 'List', to: '/journal' },
  { view: 'calendar', name: 'Calendar', to: '/journal?view=calendar' },
  { view: 'on-this-day', name: 'On this day', to: '/journal?view=on-this-day' },
] as const

/** Everything that was written: as a list, a calendar or this day of other years; or one entry or evening of it. */
export default function JournalScreen() {
  const [query] = useSearchParams()
  const entry = query.get('entry')
  const evening = query.get('evening')
  return (
    <div className="mx-auto max-w-column">
      <Suspense fallback={<JournalSkeleton />}>
        {entry ? (
          <EntryView key={entry} id={entry} />
        ) : evening && isLocalDate(evening) ? (
          <EveningView key={evening} date={evening} />
        ) : query.get('view') === 'print' ? (
          <JournalPrint />
        ) : (
          <Journal view={query.get('view') ?? 'list'} />
        )}
      </Suspense>
    </div>
  )
}

function Journal({ view }: { view: string }) {
  const current = views.some((known) => known.view === view) ? view : 'list'
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1>Journal</h1>
        <Link to="/reflection-new-entry" className={buttonClass('primary')}>
          Write an entry
        </Link>
      </header>
      <TabsNav label="Views of the journal" className="mt-6 max-sm:[&_a]:px-3! [&_ul]:justify-start">
        {views.map(({ view: name, name: words, to }) => (
          <Link key={name} to={to} aria-current={name === current ? 'page' : undefined}>
            {words}
          </Link>
        ))}
      </TabsNav>
      {current === 'calendar' ? (
        <JournalCalendar />
      ) : current === 'on-this-day' ? (
        <OnThisDay />
      ) : (
        <JournalList />
      )}
    </>
  )
}

function JournalSkeleton() {
  return (
    <div aria-busy="true" className="mt-6 grid gap-4">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
