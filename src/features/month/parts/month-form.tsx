import { useState, type ReactNode } from 'react'
import { pageMax } from '#platform/contract/limits.ts'
import { useTheme } from '#features/calm/public.tsx'
import { SafetyAt, type Safety } from '#features/safety/public.tsx'
import { OneAtATime } from '#ui/one-at-a-time.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { MonthPart } from '../rules.ts'
import { Balance } from './balance.tsx'
import { GameChanger } from './game-changer.tsx'
import type { MonthContext } from './month-context.ts'
import { Outcomes } from './outcomes.tsx'

interface Written {
  id: MonthPart
  name: string
  hint: string
  content: ReactNode
}

/** The parts of a month in their order; all of them on one page, or one at a time in low stimulation. */
export function MonthForm({ context, safety }: { context: MonthContext; safety: Safety }) {
  const { value, change } = context
  const { lowStimMode } = useTheme()
  const [isWhole, setIsWhole] = useState(false)
  const written: Written[] = [
    {
      id: 'big-three',
      name: 'Big three',
      hint: 'What will be true at the end of the month. One sentence each.',
      content: <Outcomes context={context} />,
    },
    {
      id: 'game-changer',
      name: 'Game changer',
      hint: 'The one change that would make the rest easier, or not needed at all.',
      content: <GameChanger context={context} />,
    },
    {
      id: 'balance',
      name: 'Balance',
      hint: 'How each part of life feels, and how it could.',
      content: <Balance context={context} />,
    },
    {
      id: 'time-for-me',
      name: 'Time for me',
      hint: 'The month’s promise of rest: a day, an evening, or something that comes back every week.',
      content: (
        <WritingArea
          scale="page"
          aria-labelledby="time-for-me"
          aria-describedby="time-for-me-hint"
          placeholder="Every Thursday evening with the novel"
          maxLength={pageMax}
          value={value.time_for_me}
          onChange={(event) => change({ time_for_me: event.currentTarget.value })}
        />
      ),
    },
  ]
  const parts = written.map(({ id, name, hint, content }) => ({
    id,
    name,
    content: (
      <section aria-labelledby={id}>
        <h2 id={id}>{name}</h2>
        <p id={`${id}-hint`} className="mt-1 mb-4 max-w-measure text-ink-2">
          {hint}
        </p>
        {content}
        <SafetyAt safety={safety} part={id} />
      </section>
    ),
  }))
  if (lowStimMode && !isWhole) return <OneAtATime parts={parts} onShowAll={() => setIsWhole(true)} />
  return (
    <div className="grid gap-14">
      {parts.map(({ id, content }) => (
        <div key={id}>{content}</div>
      ))}
    </div>
  )
}
