import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import { countDays } from './words.ts'

export interface StreakTriggerProps extends ComponentProps<typeof Button> {
  current: number
}

/** What stands in the header: the mark, and the current streak as its badge; at 0 the badge is not there. */
export function StreakTrigger({ current, ...rest }: StreakTriggerProps) {
  return (
    <Button size="sm" aria-label={current > 0 ? `Streak: ${countDays(current)}` : 'Streak'} {...rest}>
      <RippleMark />
      {current > 0 ? <span>{current}</span> : null}
    </Button>
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
