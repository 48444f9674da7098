import { useState } from 'react'
import { Link } from 'react-router'
import { addDays } from '#platform/contract/dates.ts'
import { useProfile, useToday } from '#features/account/public.tsx'
import { NumbersSwitch } from '#features/progress/public.tsx'
import { moods } from '#features/reflect/contract.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { InsightDay } from '../contract.ts'
import { useInsights } from '../queries.ts'
import { energyByWeekday, moodByDone, moodByWeekday } from '../rules/patterns.ts'
import { CountGrid } from './count-grid.tsx'
import { CouldNotRead } from './could-not-read.tsx'
import { MoodCalendar } from './mood-calendar.tsx'
import { WhatHelped } from './what-helped.tsx'

const spans = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const

/** What a person's own days say, with how many of them say it. */
export default function InsightsView() {
  const today = useToday()
  const [span, setSpan] = useState<'30' | '90' | '365'>('90')
  const from = addDays(today, 1 - Number(span))
  const { data, error, refetch } = useInsights(from, today)
  return (
    <div className="space-y-12">
      <header>
        <h1>Insights</h1>
        <p className="mt-2 max-w-measure text-ink-2">
          What your own days say when they are laid side by side. Things that come together need not cause
          each other: this is not proof.
        </p>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
          <Segmented label="Time looked at" isLabelHidden choices={spans} value={span} onChange={setSpan} />
          <Link to="/get-balanse?view=report" className={buttonClass('quiet', 'sm')}>
            Make a report to bring along
          </Link>
        </div>
      </header>
      {data ? (
        <Found days={data.days} from={from} to={today} />
      ) : error ? (
        <CouldNotRead retry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-8">
          <Skeleton className="h-72" />
          <Skeleton className="h-48" />
        </div>
      )}
    </div>
  )
}

function Found({ days, from, to }: { days: InsightDay[]; from: string; to: string }) {
  const { preferences, rhythm } = useProfile()
  const hidesNumbers = preferences.hide_numbers
  return (
    <>
      <MoodCalendar
        days={days}
        from={from}
        to={to}
        weekStartsOn={rhythm.week_starts_on}
        hidesNumbers={hidesNumbers}
      />
      {hidesNumbers ? (
        <section aria-label="Hidden numbers">
          <p className="max-w-measure text-ink-2">
            Numbers are hidden. The rest of this page says how many days it rests on, so it waits until you
            want numbers.
          </p>
          <NumbersSwitch />
        </section>
      ) : (
        <>
          <CountGrid
            id="energy"
            title="Energy by day of the week"
            about="As you said it in the morning, in the plan of the day."
            what="an energy"
            words={['low', 'steady', 'high']}
            rows={energyByWeekday(days, rhythm.week_starts_on)}
          />
          <CountGrid
            id="weekdays"
            title="Mood by day of the week"
            about="Each circle holds the days with this mood; the wider it is, the more there are."
            what="a mood"
            words={moods}
            rows={moodByWeekday(days, rhythm.week_starts_on)}
          />
          <CountGrid
            id="done"
            title="Mood beside what was done"
            about="Planned days only. Done, and moved on purpose, count; what you let go is left out."
            what="a mood"
            words={moods}
            rows={moodByDone(days)}
            isComparing
          />
          <WhatHelped days={days} />
        </>
      )}
    </>
  )
}
