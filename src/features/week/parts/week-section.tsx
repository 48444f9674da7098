import { useEffect, useRef, type ReactNode } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import type { PlanPillar } from '#features/day/rules/pillars.ts'
import { Button } from '#ui/button.tsx'
import type { WeekContent } from '../contract.ts'
import type { StepPart, WeekActions } from './use-week-actions.ts'

/** What every part of the page knows of the week. */
export interface WeekContext {
  value: WeekContent
  start: LocalDate
  today: LocalDate
  actions: WeekActions
  /** The pillars that a priority can belong to, and those that are gone while the week still names them. */
  pillars: readonly PlanPillar[]
}

/** For memo: a part that shows these fields is drawn again when one of them changed, and not at every letter elsewhere. */
export function showsSame(...fields: (keyof WeekContent)[]) {
  return <P extends { week: WeekContext }>({ week, ...rest }: P, { week: next, ...others }: P): boolean =>
    fields.every((field) => week.value[field] === next.value[field]) &&
    (['start', 'today', 'actions', 'pillars'] as const).every((key) => week[key] === next[key]) &&
    Object.entries(rest).every(([key, value]) => value === (others as Record<string, unknown>)[key])
}

interface WeekSectionProps {
  id: string
  title: ReactNode
  hint?: ReactNode
  /** What can be done with the whole part. */
  action?: ReactNode
  /** Given: the section tells of the last step that was taken in this part, and offers to undo it. */
  undo?: { actions: WeekActions; part: StepPart }
  children: ReactNode
}

/** One part of the week under its question. The line that offers to undo stands beside the heading, so nothing jumps. */
export function WeekSection({ id, title, hint, action, undo, children }: WeekSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const last = undo?.actions.last
  const isShown = last && undo.part === last.part
  const shownStep = isShown ? last.count : 0

  // A step often takes its own button along. Whoever works with the keyboard then stands at the way back, not at the
  // top of the page.
  useEffect(() => {
    if (shownStep > 0 && document.activeElement === document.body)
      undoButton.current?.focus({ preventScroll: true })
  }, [shownStep])

  function undoAndStay() {
    heading.current?.focus({ preventScroll: true })
    undo?.actions.undo()
  }

  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 ref={heading} id={id} tabIndex={-1} className="outline-none">
          {title}
        </h2>
        <div className="flex items-center">
          <output className="text-sm text-ink-2 not-empty:ml-3">{isShown ? last.words : null}</output>
          {isShown ? (
            <Button ref={undoButton} variant="plain" size="sm" className="mr-2 -ml-1" onClick={undoAndStay}>
              Undo
            </Button>
          ) : null}
          {action}
        </div>
      </div>
      {hint ? <p className="mb-3 max-w-measure text-ink-2">{hint}</p> : null}
      {children}
    </section>
  )
}
