import { useState } from 'react'
import { Popover } from '#ui/popover.tsx'
import type { Progress } from '../queries.ts'
import { StreakFigures } from './streak-figures.tsx'
import { StreakTrigger } from './streak-trigger.tsx'

/** The streak button with its panel, loaded when the button is pressed for the first time: it begins open. */
export default function StreakPopover({ progress }: { progress: Progress }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Popover
      label="Your rhythm"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<StreakTrigger current={progress.streak.current} />}
    >
      <StreakFigures progress={progress} />
    </Popover>
  )
}
