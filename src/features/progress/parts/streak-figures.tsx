import { joinedText, journeyDays } from '../rules/journey.ts'
import { challenges } from '../rules/challenges.ts'
import type { Progress } from '../queries.ts'
import { RecentDays } from './recent-days.tsx'
import { welcomeBack } from './streak-words.ts'
import { countDays } from './words.ts'

/** What the streak popover says, each figure computed from the person's own records. */
export function StreakFigures({
  progress,
  challengesDone,
}: {
  progress: Progress
  /** null while it is not known. */
  challengesDone: number | null
}) {
  const { streak, journey, joinedOn } = progress
  const welcome = welcomeBack(streak)
  return (
    <>
      <h2 className="text-lg">Your rhythm</h2>
      <RecentDays recent={streak.recent} className="mt-3" />
      {welcome ? <p className="mt-3 text-sm">{welcome}</p> : null}
      <dl className="mt-3 divide-y divide-line border-y border-line text-[1rem]">
        <Figure name="Current streak" value={countDays(streak.current)} />
        <Figure name="Longest streak" value={countDays(streak.longest)} />
        <Figure name="90-day journey" value={`Day ${journey.day} of ${journeyDays}`} />
        <Figure name="This week" value={`${streak.thisWeek}/7`} />
        <Figure name="Challenges completed" value={`${challengesDone ?? '–'}/${challenges.length}`} />
      </dl>
      <p className="mt-3 text-sm text-ink-2">Two days off in any seven keep a streak going.</p>
      <p className="mt-1 text-sm text-ink-2">{joinedText(joinedOn)}</p>
    </>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold whitespace-nowrap">{value}</dd>
    </div>
  )
}
