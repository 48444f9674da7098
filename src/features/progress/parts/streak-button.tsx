import { lazy, Suspense, useState } from 'react'
import { useProfile } from '#features/account/public.tsx'
import { useTheme } from '#features/calm/public.tsx'
import { useProgress } from '../queries.ts'
import { StreakTrigger } from './streak-trigger.tsx'

// The panel is read now and then; the header stands on every screen and stays light.
const StreakPopover = lazy(() => import('./streak-popover.tsx'))

/**
 * The streak in the header. In low stimulation and with hidden numbers the whole button is not there: the header
 * then holds no counter.
 */
export function StreakButton() {
  const { preferences, isMockAuth } = useProfile()
  const { lowStimMode } = useTheme()
  const { progress } = useProgress()
  const [isWanted, setIsWanted] = useState(false)
  if (preferences.hide_numbers || lowStimMode || !progress) return null
  // The specification's placeholder stands in the badge of the sample life only; everybody else has their own streak.
  const current = import.meta.env.DEV && isMockAuth ? 7 : progress.streak.current
  if (!isWanted)
    return <StreakTrigger current={current} aria-haspopup="dialog" onClick={() => setIsWanted(true)} />
  return (
    <Suspense fallback={<StreakTrigger current={current} isPending />}>
      <StreakPopover progress={progress} current={current} />
    </Suspense>
  )
}
