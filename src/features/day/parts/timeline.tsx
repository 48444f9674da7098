import { memo } from 'react'
import { useRhythm } from '#features/account/public.tsx'
import { useTheme } from '#features/calm/public.tsx'
import type { DayContent } from '../contract.ts'
import { boxesOf, layOut, leapWords, overlapWords, type LaidDay, type TimeBox } from '../rules/boxes.ts'
import { spanWords } from '../rules/capacity.ts'
import type { DayContext } from './item-row.tsx'
import { TimelineBox } from './timeline-box.tsx'
import type { DayActions } from './use-day-actions.ts'
import { useSteady } from '#platform/web/use-steady.ts'

interface TimelineProps {
  day: DayContext
  value: DayContent
  headingId: string
}

/** The hours of the day that belong to something, in the order of time; in low stimulation as a plain list. */
export function Timeline({ day, value, headingId }: TimelineProps) {
  const boxes = useSteady(boxesOf(value, day.date, useRhythm()))
  return boxes.length === 0 ? null : <Hours boxes={boxes} actions={day.actions} headingId={headingId} />
}

interface HoursProps {
  boxes: readonly TimeBox[]
  actions: DayActions
  headingId: string
}

const Hours = memo(function Hours({ boxes, actions, headingId }: HoursProps) {
  const rhythm = useRhythm()
  const { lowStimMode } = useTheme()
  const said = [...leapWords(boxes), ...overlapWords(boxes)]
  const { boxes: laid, hours, gaps, height } = layOut(boxes, rhythm.time_zone)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="font-body text-sm font-semibold text-ink-2">
        The day in hours
      </h2>
      <div className="relative mt-4" style={lowStimMode ? undefined : { height }}>
        {lowStimMode ? null : <Scale hours={hours} gaps={gaps} />}
        <ol
          aria-label="The day in hours"
          className={lowStimMode ? 'border-t border-line' : 'absolute inset-y-0 right-0 left-12'}
        >
          {laid.map((each) => (
            <TimelineBox
              key={each.box.id}
              box={each.box}
              laid={lowStimMode ? null : each}
              dayStartHour={rhythm.day_start_hour}
              onPut={(time, length) => actions.place(each.box.id, time, length)}
            />
          ))}
        </ol>
      </div>
      {said.length > 0 ? (
        <ul className="mt-4 grid gap-1.5 text-sm text-ink-2">
          {said.map((words) => (
            <li key={words} dir="auto">
              {words}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
})

/** Hairlines at full hours, and the free time between; a minute is as high as a pixel. The boxes say it all in words. */
function Scale({ hours, gaps }: Pick<LaidDay, 'hours' | 'gaps'>) {
  return (
    <div aria-hidden="true">
      {hours.map(({ top, words }) => (
        <p key={top} className="absolute inset-x-0 border-t border-line" style={{ top }}>
          <span className="absolute -top-2.5 left-0 bg-paper pr-2 text-[13px] leading-5 text-ink-2 tabular-nums">
            {words}
          </span>
        </p>
      ))}
      {gaps.map(({ top, minutes }) => (
        <p key={top} className="absolute left-12 pt-3.5 text-[13px] leading-5 text-ink-2" style={{ top }}>
          {spanWords(minutes)} free
        </p>
      ))}
    </div>
  )
}
