import { useProfile } from '#features/account/public.tsx'
import type { DayContent } from '#features/day/contract.ts'
import { WaterGlass } from '#ui/drawing/water-glass.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useSaveWeights, type KnownProgress, type Progress } from '../queries.ts'
import { daysNeeded, formulaVersion } from '../rules/flow-score.ts'
import { BalanceBars } from './balance-bars.tsx'
import { CouldNotRead } from './could-not-read.tsx'
import { History } from './history.tsx'
import { Method } from './method.tsx'
import { NumbersSwitch } from './numbers-switch.tsx'
import { WeightsForm } from './weights-form.tsx'
import { WhatIfList } from './what-if-list.tsx'
import { WhyThisNumber } from './why-this-number.tsx'

export interface ScoreViewProps {
  known: KnownProgress
  /** Today's plan; null while it is not known. */
  day: DayContent | null
  /** The evening of today is closed. */
  isClosed: boolean
}

/** The FlowScore, opened: what it is made of, what would change it, how it went, and how it is counted. */
export default function ScoreView({ known, day, isClosed }: ScoreViewProps) {
  const { preferences } = useProfile()
  const { progress, error, retry } = known
  return (
    <div className="space-y-12">
      <header>
        <h1>FlowScore</h1>
        <p className="mt-2 max-w-measure text-ink-2">
          How well the loop of planning, doing and reflecting is kept. It says nothing about your worth, your
          health or your mood.
        </p>
      </header>
      {preferences.hide_numbers ? (
        <section aria-label="Hidden numbers">
          <p className="max-w-measure">
            Numbers are hidden, here and everywhere else. Nothing stopped: your days are all still there.
          </p>
          <NumbersSwitch />
        </section>
      ) : progress ? (
        <Opened progress={progress} day={day} isClosed={isClosed} />
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

function Opened({
  progress,
  day,
  isClosed,
}: { progress: Progress } & Pick<ScoreViewProps, 'day' | 'isClosed'>) {
  const { score } = progress
  const hasValue = score.value !== null
  const save = useSaveWeights()
  return (
    <div className="grid gap-x-16 gap-y-12 wide:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-12">
        <section aria-label="Your score">
          <WaterGlass
            value={score.value}
            word={hasValue ? score.word : `${score.daysWithData} of ${daysNeeded} days`}
            caption={hasValue ? 'of 100, today' : 'for a first number'}
          />
          {hasValue ? null : (
            <p className="mt-5 max-w-measure text-ink-2">
              Three days with a plan or a reflection are enough for a first number. Any day of the last seven
              can still be filled in.
            </p>
          )}
        </section>
        <WhyThisNumber score={score} />
        {hasValue && day ? <WhatIfList progress={progress} day={day} isClosed={isClosed} /> : null}
        {hasValue ? <History progress={progress} /> : null}
        <BalanceBars progress={progress} />
      </div>
      <div className="max-w-column min-w-0 space-y-10">
        <WeightsForm progress={progress} save={save} />
        <Method />
        <div>
          <p className="text-sm text-ink-2">Formula {formulaVersion}</p>
          <NumbersSwitch />
        </div>
      </div>
    </div>
  )
}
