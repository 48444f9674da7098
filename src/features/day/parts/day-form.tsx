import { useState, type ReactNode } from 'react'
import { lineMax, pageMax } from '#platform/contract/limits.ts'
import { useTheme } from '#features/calm/public.tsx'
import { CalendarOfDay } from '#features/integrations/public.tsx'
import { SafetyAt, type Safety } from '#features/safety/public.tsx'
import type { PlanDay } from '../queries.ts'
import { Arrive } from './arrive.tsx'
import { DaySection } from './day-section.tsx'
import { DayText } from './day-text.tsx'
import type { DayContext } from './item-row.tsx'
import { OneAtATime, type Part } from '#ui/one-at-a-time.tsx'
import { PillarTasks } from './pillar-tasks.tsx'
import { Priorities } from './priorities.tsx'
import { StartOne } from './start-one.tsx'
import { TimeForMe } from './time-for-me.tsx'
import { Timeline } from './timeline.tsx'
import { WeekIntention } from './week-intention.tsx'

interface DayFormProps {
  plan: Pick<PlanDay, 'value' | 'change'>
  day: DayContext
  /** What earlier days hand over; it stands above the day, or with the priorities when they come one at a time. */
  suggestions: ReactNode
  safety: Safety
}

/** The parts of a day in their order; all of them on one page, or one at a time in low stimulation. */
export function DayForm({ plan: { value, change }, day, suggestions, safety }: DayFormProps) {
  const { lowStimMode } = useTheme()
  const [isWhole, setIsWhole] = useState(false)
  const isOneByOne = lowStimMode && !isWhole
  const isToday = day.date === day.today
  const written: Part[] = [
    {
      id: 'arrive',
      name: 'Arrive',
      content: <Arrive value={value} change={change} isToday={isToday} />,
    },
    {
      id: 'intention',
      name: 'How do I want to be?',
      content: (
        <DaySection id="intention" title={isToday ? 'How do I want to be today?' : 'How do I want to be?'}>
          <DayText
            day={day}
            field="intention"
            aria-labelledby="intention"
            placeholder="Unhurried"
            maxLength={lineMax}
          />
          {value.intention === '' ? (
            <WeekIntention date={day.date} onUse={(intention) => change({ intention })} />
          ) : null}
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
          <DayText
            day={day}
            field="great_day"
            scale="page"
            aria-labelledby="great-day"
            placeholder="A moment, not a task: laughing at supper"
            maxLength={pageMax}
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
          <div>
            <Priorities day={day} value={value} />
            <StartOne day={day} value={value} />
          </div>
        </div>
      ),
    },
    {
      id: 'pillars',
      name: 'For each pillar',
      content: <PillarTasks day={day} value={value} />,
    },
    {
      id: 'time-for-me',
      name: 'Time for me',
      content: (
        <div className="grid gap-10">
          <DaySection id="time-for-me" title="Time for me">
            <TimeForMe day={day} value={value} labelledBy="time-for-me" />
          </DaySection>
          {isOneByOne ? <Timeline day={day} value={value} headingId="hours" /> : null}
          {isOneByOne ? <CalendarOfDay date={day.date} /> : null}
        </div>
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
