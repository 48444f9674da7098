import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Popover } from '#ui/popover.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useProfile } from '#features/account/public.tsx'
import { useTheme } from '#features/calm/public.tsx'
import { useProgress } from '../queries.ts'
import { countDays } from './words.ts'

// The panel is read now and then; the header stands on every screen and stays light.
const StreakFigures = lazy(() => import('./streak-figures.tsx'))

/**
 * The streak in the header, with the current streak as its badge; at 0 the badge is not there. In low stimulation and
 * with hidden numbers the whole button is not there: the header then holds no counter.
 */
export function StreakButton() {
  const { preferences } = useProfile()
  const { lowStimMode } = useTheme()
  const { progress } = useProgress()
  const [isOpen, setIsOpen] = useState(false)
  if (preferences.hide_numbers || lowStimMode || !progress) return null
  const { current } = progress.streak
  return (
    <Popover
      label="Your rhythm"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" aria-label={current > 0 ? `Streak: ${countDays(current)}` : 'Streak'}>
          <RippleMark />
          {current > 0 ? <span>{current}</span> : null}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-72" />}>
        <StreakFigures progress={progress} />
      </Suspense>
    </Popover>
  )
}

/** Three rows of water: days that follow each other. */
function RippleMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      className="size-5 stroke-tide"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d="M3 6.5c2.3-2.6 4.7-2.6 7 0s4.7 2.6 7 0M3 11c2.3-2.6 4.7-2.6 7 0s4.7 2.6 7 0M3 15.5c2.3-2.6 4.7-2.6 7 0s4.7 2.6 7 0" />
    </svg>
  )
}
