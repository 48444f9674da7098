import { useState } from 'react'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import type { Week } from '../contract.ts'
import { focusOf, isSteady } from '../rules.ts'
import { ghostLines, isOnlyKept, type GhostLine } from '../rules/ghost.ts'
import { nameOf } from '../rules/pillars.ts'
import { focusWords, joinWords, weekName } from '../rules/words.ts'
import type { PlanPillar } from '#features/day/rules/pillars.ts'
import { WeekSection, type WeekContext } from './week-section.tsx'

interface LastWeekProps {
  week: WeekContext
  /** The week to keep lines of; null where nothing is offered. */
  before: Week | null
}

/** The plan of the week before, as pencil marks: a line becomes part of this week only when the person keeps it. */
export function LastWeek({ week, before }: LastWeekProps) {
  const { value, start, today, actions } = week
  const [isAway, putAway] = useAway(start)
  const lines = before ? ghostLines(before, value) : []
  const isJustKept = actions.last?.part === 'last-week'
  if (!before || isAway || (lines.length === 0 && !isJustKept)) return null
  const title = `From ${weekName(before.week_start_date, today)}`
  const list = (
    <>
      <ul className="border-t border-dashed border-edge/60">
        {lines.map((line) => (
          <li
            key={line.kind === 'priority' ? line.priority.id : line.kind}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-dashed border-edge/60 py-2"
          >
            <p className="min-w-0 flex-1 basis-56 text-ink-2">
              <span className="block text-sm">{kindWords(line)}</span>
              <span dir="auto" className="font-title text-lg italic">
                {textOf(line, before, week.pillars)}
              </span>
            </p>
            <Button
              size="sm"
              aria-label={`Keep: ${textOf(line, before, week.pillars)}`}
              onClick={() => actions.keep(before, [line])}
            >
              Keep
            </Button>
          </li>
        ))}
      </ul>
      {lines.length > 0 ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {lines.length > 1 ? (
            <Button size="sm" onClick={() => actions.keep(before, lines)}>
              Keep all
            </Button>
          ) : null}
          <Button variant="plain" size="sm" onClick={putAway}>
            Start without it
          </Button>
        </div>
      ) : null}
    </>
  )
  // Once the week has lines of its own, the old ones wait behind their heading.
  if (!isOnlyKept(before, value))
    return (
      <Details title={<span className="text-ink-2">{title}</span>} className="border-t border-line">
        {list}
      </Details>
    )
  return (
    <WeekSection
      id="last-week"
      title={title}
      hint={lines.length > 0 ? 'Nothing comes along by itself. Keep what still holds.' : null}
      undo={{ actions, part: 'last-week' }}
    >
      {list}
    </WeekSection>
  )
}

function kindWords(line: GhostLine): string {
  if (line.kind === 'intention') return 'Intention'
  if (line.kind === 'focus') return 'Focus'
  return line.priority.state === 'done' ? 'Priority, done' : 'Priority'
}

function textOf(line: GhostLine, before: Week, pillars: readonly PlanPillar[]): string {
  if (line.kind === 'intention') return line.text
  if (line.kind === 'priority') return line.priority.text
  return joinWords(
    focusOf(before)
      .filter(([, focus]) => !isSteady(focus))
      .map(([pillar, { level }]) => `${nameOf(pillars, pillar)} ${focusWords[level].toLowerCase()}`),
  )
}

const awayKey = 'week-before-put-away'

/** Whether the person said that this week begins without the one before, on this device. */
function useAway(start: string): [isAway: boolean, putAway: () => void] {
  const [away, setAway] = useState(() => readStored(awayKey))
  return [
    away === start,
    () => {
      setAway(start)
      writeStored(awayKey, start)
    },
  ]
}
