import { memo, useState } from 'react'
import { lineMax } from '#platform/contract/limits.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { WeekPriority } from '../contract.ts'
import { toCheck } from '../rules.ts'
import { showsSame, WeekSection, type WeekContext } from './week-section.tsx'

const awayKey = 'week-check-put-away'

/** From the fourth day on: does each open priority stay, become smaller, or go? Any answer is a good one. */
export const MidWeek = memo(function MidWeek({ week }: { week: WeekContext }) {
  const { value, start, today, actions } = week
  const [away, setAway] = useState(() => readStored(awayKey))
  const open = toCheck(value, start, today)
  const isJustAnswered = actions.last?.part === 'check'
  if (away === start || (open.length === 0 && !isJustAnswered)) return null
  return (
    <WeekSection
      id="mid-week"
      title="Does it still fit?"
      hint={open.length > 0 ? 'Keep it, make it smaller, let it go: each is a good answer.' : null}
      undo={{ actions, part: 'check' }}
    >
      {open.length > 0 ? (
        <>
          <ul className="border-t border-line">
            {open.map((priority) => (
              <CheckRow key={priority.id} priority={priority} week={week} />
            ))}
          </ul>
          <Button
            variant="plain"
            size="sm"
            className="mt-2 -ml-2.5"
            onClick={() => {
              setAway(start)
              writeStored(awayKey, start)
            }}
          >
            Not this week
          </Button>
        </>
      ) : (
        <p className="text-ink-2">That is all. The rest of the week is yours.</p>
      )}
    </WeekSection>
  )
}, showsSame('priorities'))

function CheckRow({ priority, week: { actions } }: { priority: WeekPriority; week: WeekContext }) {
  const [smaller, setSmaller] = useState<string | null>(null)
  const words = smaller?.trim() ?? ''
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p dir="auto" className="min-w-0 flex-1 basis-56 font-title text-lg">
          {priority.text}
        </p>
        <span className="flex flex-wrap gap-1.5">
          <Button size="sm" aria-label={`Keep: ${priority.text}`} onClick={() => actions.stay(priority)}>
            Keep
          </Button>
          <Button
            size="sm"
            aria-label={`Make smaller: ${priority.text}`}
            aria-expanded={smaller !== null}
            onClick={() => setSmaller(smaller === null ? priority.text : null)}
          >
            Make smaller
          </Button>
          <Button size="sm" aria-label={`Let go: ${priority.text}`} onClick={() => actions.drop(priority)}>
            Let go
          </Button>
        </span>
      </div>
      {smaller === null ? null : (
        <div className="mt-3 grid gap-3">
          <Field label="In smaller words" hint="What would still count, on a full week?">
            <WritingArea
              scale="page"
              // The person has just asked for this line.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              maxLength={lineMax}
              value={smaller}
              onChange={(event) => setSmaller(event.currentTarget.value)}
            />
          </Field>
          <div>
            <Button
              size="sm"
              aria-disabled={words === '' || words === priority.text.trim()}
              onClick={() => {
                if (words !== '' && words !== priority.text.trim()) actions.shrink(priority, words)
              }}
            >
              Use these words
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
