import { Fragment, useState } from 'react'
import { lineMax } from '#platform/contract/limits.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { useTheme } from '#features/calm/public.tsx'
import { SafetyAt, useSafety } from '#features/safety/public.tsx'
import { ConflictNotice } from '#ui/conflict-notice.tsx'
import { Notice } from '#ui/notice.tsx'
import { OneAtATime, type Part } from '#ui/one-at-a-time.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { WeekContent } from '../contract.ts'
import type { UsedWeek } from '../queries.ts'
import { phaseOf, writingOf } from '../rules.ts'
import { isOnlyKept } from '../rules/ghost.ts'
import { changeLine } from '../rules/words.ts'
import { LastWeek } from './last-week.tsx'
import { MidWeek } from './mid-week.tsx'
import { PillarFocusPart } from './pillar-focus.tsx'
import { Priorities } from './priorities.tsx'
import { TimeForMe } from './time-for-me.tsx'
import { useWeekActions } from './use-week-actions.ts'
import { WeekDays, type KnownDays } from './week-days.tsx'
import { WeekSection, type WeekContext } from './week-section.tsx'

const fields: Record<keyof WeekContent, { label: string; bothMax: number }> = {
  week_intention: { label: 'How do I want this week to be?', bothMax: lineMax },
  priorities: { label: 'Priorities', bothMax: 0 },
  daily_priorities: { label: 'The seven days', bothMax: 0 },
  pillar_focus: { label: 'Focus of each pillar', bothMax: 0 },
  other_focus: { label: 'Focus of other pillars', bothMax: 0 },
}

interface WeekWritingProps extends Pick<WeekContext, 'today' | 'pillars'> {
  week: UsedWeek
  days: KnownDays
}

/** The parts of a week in their order; all of them on one page, or one at a time in low stimulation. */
export function WeekWriting({ week, days, today, pillars }: WeekWritingProps) {
  const { value, start } = week
  const actions = useWeekActions(week, today)
  const isOnline = useOnline()
  const safety = useSafety(writingOf(value))
  const { lowStimMode } = useTheme()
  const [isWhole, setIsWhole] = useState(false)
  const context: WeekContext = { value, start, today, actions, pillars }
  const isUnknown = !isOnline && week.version === 0 && week.status.onServerAt === null
  const before = phaseOf(start, today) === 'past' ? null : week.before
  const lastWeek = <LastWeek week={context} before={before} />
  // What was written last time comes first where it is all there is, and last where the week has lines of its own.
  const isFresh = before !== null && isOnlyKept(before, value)
  const midWeek = <MidWeek week={context} />
  const parts: Part[] = [
    {
      id: 'intention',
      name: 'How do I want this week to be?',
      content: (
        <WeekSection id="intention" title="How do I want this week to be?">
          <WritingArea
            aria-labelledby="intention"
            placeholder="Slow mornings, one thing at a time"
            maxLength={lineMax}
            value={value.week_intention}
            onChange={(event) => actions.change({ week_intention: event.currentTarget.value })}
          />
          <SafetyAt safety={safety} part="intention" />
        </WeekSection>
      ),
    },
    {
      id: 'priorities',
      name: 'What matters this week',
      content: (
        <>
          <Priorities week={context} />
          <SafetyAt safety={safety} part="priorities" />
        </>
      ),
    },
    {
      id: 'focus',
      name: 'Focus of each pillar',
      content: (
        <>
          <PillarFocusPart week={context} />
          <SafetyAt safety={safety} part="focus" />
        </>
      ),
    },
    { id: 'days', name: 'The seven days', content: <WeekDays week={context} days={days} /> },
    { id: 'time-for-me', name: 'Time for me', content: <TimeForMe week={context} days={days.known} /> },
  ]
  return (
    <>
      {isUnknown ? (
        <Notice className="mb-8">
          You are offline, and this device holds no copy of this week. What you write is kept here and joined
          with the week when you are back.
        </Notice>
      ) : null}
      <ConflictNotice conflicts={week.conflicts} resolve={week.resolve} fields={fields} className="mb-8" />
      {lowStimMode && !isWhole ? (
        <div className="grid gap-10">
          {isFresh ? lastWeek : null}
          {midWeek}
          <OneAtATime parts={parts} onShowAll={() => setIsWhole(true)} />
        </div>
      ) : (
        <div className="grid gap-14">
          {isFresh ? lastWeek : null}
          {parts.map(({ id, content }) => (
            <Fragment key={id}>
              <div className="min-w-0">{content}</div>
              {id === 'intention' ? midWeek : null}
            </Fragment>
          ))}
          {isFresh ? null : lastWeek}
          <p className="border-t border-line pt-5 font-title text-lg text-ink-2">
            {changeLine(start, today)}
          </p>
        </div>
      )}
    </>
  )
}
