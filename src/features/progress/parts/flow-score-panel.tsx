import { Link } from 'react-router'
import { useProfile } from '#features/account/public.tsx'
import { useTheme } from '#features/calm/public.tsx'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { WaterGlass } from '#ui/drawing/water-glass.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { KnownProgress, Progress } from '../queries.ts'
import { daysNeeded } from '../rules/flow-score.ts'
import type { Offer } from '../rules/what-if.ts'
import { NumbersSwitch } from './numbers-switch.tsx'
import { WhatIf } from './what-if.tsx'
import { WhyThisNumber } from './why-this-number.tsx'

export interface FlowScorePanelProps {
  known: KnownProgress
  /** What could still be done today, in the order of what is offered first. */
  offers?: readonly Offer[]
}

/** The FlowScore with its word and its reasons; a line that brings it back where numbers are hidden. */
export function FlowScorePanel({ known, offers = [] }: FlowScorePanelProps) {
  const { preferences } = useProfile()
  const { lowStimMode } = useTheme()
  if (preferences.hide_numbers)
    return (
      <section aria-label="FlowScore">
        <p className="text-ink-2">Numbers are hidden.</p>
        <NumbersSwitch />
      </section>
    )
  // In low stimulation the number waits until it is asked for.
  if (lowStimMode)
    return (
      <Details title="FlowScore">
        <Content {...known} offers={offers} />
      </Details>
    )
  return (
    <section aria-label="FlowScore">
      <Content {...known} offers={offers} />
    </section>
  )
}

function Content({ progress, error, retry, offers }: KnownProgress & { offers: readonly Offer[] }) {
  if (progress) return <Score progress={progress} offers={offers} />
  if (!error) return <Skeleton className="h-[27rem]" />
  return (
    <Notice
      title="The score is not on this device yet"
      action={
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      }
    >
      It is counted from your plans and evenings, which are all safe. It needs the server once.
    </Notice>
  )
}

function Score({ progress, offers }: { progress: Progress; offers: readonly Offer[] }) {
  const { score } = progress
  if (score.value === null)
    return (
      <>
        <WaterGlass value={null} word={`${score.daysWithData} of ${daysNeeded} days`} caption="FlowScore" />
        <p className="mt-5 text-sm text-ink-2">
          It measures keeping the loop: plan, do, reflect. Three days with a plan or a reflection are enough
          for a first number.
        </p>
      </>
    )
  return (
    <>
      <WaterGlass value={score.value} word={score.word} caption="FlowScore" className="mb-8" />
      <WhyThisNumber score={score} />
      <WhatIf progress={progress} offers={offers} />
      <p className="mt-4 text-sm text-ink-2">
        Mood never lowers it.{' '}
        <Link
          to="/get-balanse?view=score"
          className="text-tide underline decoration-tide/35 underline-offset-4"
        >
          Open the score
        </Link>
      </p>
      <NumbersSwitch />
    </>
  )
}
