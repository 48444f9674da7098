import type { ComponentProps } from 'react'
import { WritingArea } from '#ui/writing-area.tsx'
import type { DayActions } from './use-day-actions.ts'
import { useLiveText, type LiveDay } from './use-live.ts'

interface DayTextProps extends Omit<ComponentProps<typeof WritingArea>, 'value' | 'onChange'> {
  day: { live: LiveDay; actions: DayActions }
  field: 'intention' | 'great_day' | 'time_for_me'
}

/** One of the sentences of a day, written in place. A letter draws this line and nothing else. */
export function DayText({ day: { live, actions }, field, ...rest }: DayTextProps) {
  const value = useLiveText(live, field)
  return (
    <WritingArea
      {...rest}
      value={value}
      onChange={(event) => actions.change({ [field]: event.currentTarget.value })}
    />
  )
}
