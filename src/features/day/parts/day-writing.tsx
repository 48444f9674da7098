import { useMemo, useState } from 'react'
import { lineMax, pageMax } from '#platform/contract/limits.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { SafetyAt, useSafety } from '#features/safety/public.tsx'
import { ConflictNotice } from '#ui/conflict-notice.tsx'
import { Notice } from '#ui/notice.tsx'
import type { DayContent } from '../contract.ts'
import { useDaysBeside } from '../queries.ts'
import { isEmptyDay, writingOf } from '../rules.ts'
import { shapeOf } from '../rules/shape.ts'
import { DayForm } from './day-form.tsx'
import { FirstLine } from './first-line.tsx'
import type { DayContext } from './item-row.tsx'
import { Suggestions } from './suggestions.tsx'
import type { ShownDay } from './use-shown-day.ts'

const fields: Record<keyof DayContent, { label: string; bothMax: number }> = {
  intention: { label: 'How do I want to be?', bothMax: lineMax },
  great_day: { label: 'What would make it great?', bothMax: pageMax },
  main_priorities: { label: 'Main priorities', bothMax: 0 },
  time_for_me: { label: 'Time for me', bothMax: lineMax },
  time_for_me_done: { label: 'Time for me', bothMax: 0 },
  time_for_me_starts_at: { label: 'When time for me starts', bothMax: 0 },
  time_for_me_minutes: { label: 'How long time for me takes', bothMax: 0 },
  mind_tasks: { label: 'Mind', bothMax: 0 },
  body_tasks: { label: 'Body', bothMax: 0 },
  relationships_tasks: { label: 'Relationships', bothMax: 0 },
  purpose_tasks: { label: 'Purpose', bothMax: 0 },
  other_pillars: { label: 'Other pillars', bothMax: 0 },
  energy: { label: 'Energy', bothMax: 0 },
  minutes_available: { label: 'Time I have', bothMax: 0 },
  put_aside: { label: 'Put aside', bothMax: 0 },
}

/** A day to write in: one line while it is empty, then all of its parts. */
export function DayWriting({ plan, day }: { plan: ShownDay; day: DayContext }) {
  const isOnline = useOnline()
  const safety = useSafety(writingOf(plan.value))
  const { before } = useDaysBeside(plan.date)
  const [begunHere, setBegunHere] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const first = useMemo(
    () => ({
      ...day,
      actions: {
        ...day.actions,
        begin(...line: Parameters<typeof day.actions.begin>) {
          setBegunHere(true)
          day.actions.begin(...line)
        },
      },
    }),
    [day],
  )
  const suggestions = (
    <Suggestions day={day} value={plan.value} carried={plan.carried} leftOpen={plan.leftOpen} />
  )
  const isFirst = !isOpen && (begunHere || isEmptyDay(plan.value))
  const isUnknown = !isOnline && !plan.isKnown
  return (
    <>
      {isUnknown ? (
        <Notice className="mb-8">
          You are offline, and this device holds no copy of this day. What you write is kept here and joined
          with the day when you are back.
        </Notice>
      ) : null}
      <ConflictNotice conflicts={plan.conflicts} resolve={plan.resolve} fields={fields} className="mb-8" />
      {isFirst ? (
        <div className="grid gap-10">
          <FirstLine
            day={first}
            items={plan.value.main_priorities}
            before={shapeOf(before)}
            suggestions={suggestions}
            onGentle={() => day.actions.makeGentle(day.pillars.find(({ step }) => step)?.step ?? '')}
            onShowAll={() => setIsOpen(true)}
          />
          <SafetyAt safety={safety} part="priorities" />
        </div>
      ) : (
        <DayForm plan={plan} day={day} suggestions={suggestions} safety={safety} />
      )}
    </>
  )
}
