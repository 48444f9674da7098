import { useProfile } from '#features/account/public.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useMilestones, type KnownProgress, type Progress } from '../queries.ts'
import { Achievements } from './achievements.tsx'
import { Challenges } from './challenges.tsx'
import { CouldNotRead } from './could-not-read.tsx'
import { JourneyDays } from './journey-days.tsx'
import { NumbersSwitch } from './numbers-switch.tsx'
import { PauseSection } from './pause-section.tsx'
import { RecentDays } from './recent-days.tsx'
import { welcomeBack } from './streak-words.ts'
import { countDays } from './words.ts'

/** Days in a row, days of rest, ninety days, and small experiments: everything that is counted by the day. */
export default function RhythmView({ known }: { known: KnownProgress }) {
  const { progress, error, retry } = known
  const { preferences } = useProfile()
  return (
    <div className="space-y-12">
      <header>
        <h1>Your rhythm</h1>
        <p className="mt-2 max-w-measure text-ink-2">
          Days on which you did something here, days of rest, and the ninety days they belong to.
        </p>
      </header>
      {progress ? (
        <div className="grid gap-x-16 gap-y-12 wide:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0 space-y-12">
            {preferences.hide_numbers ? null : <Days progress={progress} />}
            <JourneyDays progress={progress} hidesNumbers={preferences.hide_numbers} />
            <Milestones hidesNumbers={preferences.hide_numbers} />
          </div>
          <div className="max-w-column min-w-0 space-y-10">
            <PauseSection pauses={progress.pauses} />
            <section aria-label="Numbers">
              {preferences.hide_numbers ? <p className="text-ink-2">Numbers are hidden.</p> : null}
              <NumbersSwitch />
            </section>
          </div>
        </div>
      ) : error ? (
        <CouldNotRead retry={retry} />
      ) : (
        <div aria-busy="true" className="grid gap-8">
          <Skeleton className="h-40" />
          <Skeleton className="h-72" />
        </div>
      )}
    </div>
  )
}

function Days({ progress: { streak } }: { progress: Progress }) {
  const welcome = welcomeBack(streak)
  return (
    <section aria-labelledby="days">
      <h2 id="days">Your days</h2>
      <p className="mt-3 font-title text-xl">
        {streak.last28} of the last 28 days
        <span className="block font-body text-base text-ink-2">
          {welcome ??
            (streak.last28 > 0
              ? 'with something of yours in them'
              : 'The first one begins with a single line.')}
        </span>
      </p>
      <RecentDays recent={streak.recent} className="mt-4" />
      <dl className="mt-5 grid grid-cols-3 gap-4 border-y border-line py-3">
        <Figure name="Current streak" value={countDays(streak.current)} />
        <Figure name="Longest streak" value={countDays(streak.longest)} />
        <Figure name="This week" value={`${streak.thisWeek}/7`} />
      </dl>
      <p className="mt-3 max-w-measure text-sm text-ink-2">
        A plan, a reflection, a mood or a message to the coach makes a day active. Two days off in any seven
        keep a streak going, a pause is left out of it, and any of the last seven days can still be filled in.
        After a longer gap the streak begins anew; your days stay.
      </p>
    </section>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-title text-lg">{value}</dd>
    </div>
  )
}

function Milestones({ hidesNumbers }: { hidesNumbers: boolean }) {
  const { data, error, refetch } = useMilestones()
  if (!data)
    return error ? (
      <CouldNotRead retry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96" aria-busy="true" />
    )
  return (
    <>
      <Challenges known={data} hidesNumbers={hidesNumbers} />
      <Achievements known={data} />
    </>
  )
}
