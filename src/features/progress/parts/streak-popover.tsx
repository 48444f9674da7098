import { useState } from 'react'
import { Link } from 'react-router'
import { Popover } from '#ui/popover.tsx'
import { useMilestones, type Progress } from '../queries.ts'
import { countDone } from '../rules/milestones.ts'
import { StreakFigures } from './streak-figures.tsx'
import { StreakTrigger } from './streak-trigger.tsx'

/** The streak button with its panel, loaded when the button is pressed for the first time: it begins open. */
export default function StreakPopover({ progress, current }: { progress: Progress; current: number }) {
  const [isOpen, setIsOpen] = useState(true)
  const { data } = useMilestones()
  return (
    <Popover
      label="Your rhythm"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<StreakTrigger current={current} />}
    >
      <StreakFigures progress={progress} challengesDone={data ? countDone(data) : null} />
      <Link
        to="/get-balanse?view=rhythm"
        onClick={() => setIsOpen(false)}
        className="mt-3 inline-grid min-h-11 content-center text-sm text-tide underline decoration-tide/35 underline-offset-4"
      >
        Open your rhythm
      </Link>
    </Popover>
  )
}
