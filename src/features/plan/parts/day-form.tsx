import { useState, type ReactNode } from 'react'
import { lineMax, pageMax } from '#platform/contract/limits.ts'
import type { Vision } from '#features/vision/contract.ts'
import { useTheme } from '#features/calm/public.tsx'
import { SafetyAt, type Safety } from '#features/safety/public.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { PlanDay } from '../queries.ts'
import { DaySection } from './day-section.tsx'
import type { DayContext } from './item-row.tsx'
import { OneAtATime, type Part } from './one-at-a-time.tsx'
import { PillarTasks } from './pillar-tasks.tsx'
import { Priorities } from './priorities.tsx'
import { TimeForMe } from './time-for-me.tsx'

interface DayFormProps {
  plan: PlanDay
  day: DayContext
  visions: readonly Vision[]
  /** What earlier days hand over; it stands above the day, or with the priorities when they come one at a time. */
  suggestions: ReactNode
  safety: Safety
}

/** The parts of a day in their order; all of them on one page, or one at a time in low stimulation. */
export function DayForm({ plan: { value, change }, day, visions, suggestions, safety }: DayFormProps) {
  const { lowStimMode } = useTheme()
  const [isWhole, setIsWhole] = useState(false)
  const isOneByOne = lowStimMode && !isWhole
  const isToday = day.date === day.today
  const written: Part[] = [
    {
      id: 'intention',
      name: 'How do I want to be?',
      content: (
        <DaySection id="intention" title={isToday ? 'How do I want to be today?' : 'How do I want to be?'}>
          <WritingArea
            aria-labelledby="intention"
            placeholder="Unhurried"
            maxLength={lineMax}
            value={value.intention}
            onChange={(event) => change({ intention: event.currentTarget.value })}
          />
        </DaySection>
      ),
    },
    {
      id: 'great-day',
      name: 'What would make it great?',
      content: (
        <DaySection
          id="great-day"
          title={isToday ? 'What would make today great?' : 'What would make this day great?'}
        >
          <WritingArea
            scale="page"
            aria-labelledby="great-day"
            placeholder="A moment, not a task: laughing at supper"
            maxLength={pageMax}
            value={value.great_day}
            onChange={(event) => change({ great_day: event.currentTarget.value })}
          />
        </DaySection>
      ),
    },
    {
      id: 'priorities',
      name: 'Main priorities',
      content: (
        <div className="grid gap-8">
          {isOneByOne ? suggestions : null}
          <Priorities day={day} value={value} />
        </div>
      ),
    },
    {
      id: 'pillars',
      name: 'For each pillar',
      content: <PillarTasks day={day} value={value} visions={visions} />,
    },
    {
      id: 'time-for-me',
      name: 'Time for me',
      content: (
        <DaySection id="time-for-me" title="Time for me">
          <TimeForMe value={value} change={change} labelledBy="time-for-me" />
        </DaySection>
      ),
    },
  ]
  const parts = written.map((part) => ({
    ...part,
    content: (
      <>
        {part.content}
        <SafetyAt safety={safety} part={part.id} />
      </>
    ),
  }))
  if (isOneByOne) return <OneAtATime parts={parts} onShowAll={() => setIsWhole(true)} />
  return (
    <div className="grid gap-12">
      {suggestions}
      {parts.map(({ id, content }) => (
        <div key={id}>{content}</div>
      ))}
    </div>
  )
}
