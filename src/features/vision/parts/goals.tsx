import { Plus, X } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { lineMax } from '#platform/contract/limits.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { Goal } from '../contract.ts'

const goalsMax = 10

interface GoalsProps {
  goals: readonly Goal[]
  onChange: (goals: Goal[]) => void
}

/** One to three goals, each with how the person will know. Three is advice and never a limit. */
export const Goals = memo(function Goals({ goals, onChange }: GoalsProps) {
  const [removed, setRemoved] = useState<{ goal: Goal; at: number } | null>(null)
  const list = useRef<HTMLOListElement>(null)

  function change(id: string, patch: Partial<Goal>) {
    onChange(goals.map((goal) => (goal.id === id ? { ...goal, ...patch } : goal)))
  }

  function add() {
    // Pressed twice, or with an empty line standing there: that one is to be written first.
    const waiting = goals.findIndex(({ text }) => text.trim() === '')
    if (waiting < 0) onChange([...goals, { id: newId(), text: '', evidence: '' }])
    const at = waiting < 0 ? goals.length : waiting
    // The new line is there after the next paint; whoever adds a goal wants to write it.
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('li')[at]?.querySelector('textarea')?.focus(),
    )
  }

  function remove(goal: Goal, at: number) {
    setRemoved({ goal, at })
    onChange(goals.filter(({ id }) => id !== goal.id))
  }

  return (
    <div>
      <ol ref={list} className="grid gap-6">
        {goals.map((goal, at) => (
          <li key={goal.id} className="flex items-start gap-1">
            <span aria-hidden="true" className="w-7 shrink-0 pt-2 font-title text-xl text-ink-3">
              {at + 1}
            </span>
            <div className="min-w-0 flex-1">
              <WritingArea
                aria-label={`Goal ${at + 1}`}
                placeholder="One thing I will do"
                maxLength={lineMax}
                value={goal.text}
                onChange={(event) => change(goal.id, { text: event.currentTarget.value })}
              />
              <WritingArea
                scale="page"
                aria-label={`How I will know about goal ${at + 1}`}
                placeholder="I will know because"
                maxLength={lineMax}
                value={goal.evidence}
                onChange={(event) => change(goal.id, { evidence: event.currentTarget.value })}
                className="mt-1 text-ink-2"
              />
            </div>
            <IconButton label={`Remove goal ${at + 1}`} onClick={() => remove(goal, at)}>
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        {goals.length < goalsMax ? (
          <Button variant="plain" size="sm" className="-ml-3" onClick={add}>
            <Plus aria-hidden="true" className="size-4" />
            {goals.length === 0 ? 'Add a goal' : 'Add another'}
          </Button>
        ) : null}
        <output className="text-sm text-ink-2">{removed ? 'Removed.' : null}</output>
        {removed ? (
          <Button
            variant="plain"
            size="sm"
            className="-ml-4"
            onClick={() => {
              onChange(goals.toSpliced(removed.at, 0, removed.goal))
              setRemoved(null)
            }}
          >
            Undo
          </Button>
        ) : null}
        {goals.length > 3 ? (
          <p className="text-sm text-ink-2">Three are plenty. More are kept if you want them.</p>
        ) : null}
      </div>
    </div>
  )
})
