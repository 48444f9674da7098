import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import type { Place } from '../rules.ts'
import type { DayActions } from './use-day-actions.ts'

interface DaySectionProps {
  id: string
  title: ReactNode
  /** A small heading for the lists of the pillars, which stand side by side. */
  level?: 2 | 3
  /** Given: the section shows the last step in one of these places, and offers to undo it. */
  undo?: { actions: DayActions; isPlace: (place: Place) => boolean }
  action?: ReactNode
  children: ReactNode
}

/** One part of the day under its question. The line that offers to undo stands beside the heading, so nothing jumps. */
export function DaySection({ id, title, level = 2, undo, action, children }: DaySectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const heading = useRef<HTMLHeadingElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const last = undo?.actions.last
  const isShown = last && undo.isPlace(last.place)
  const shownStep = isShown ? last.count : 0

  // A step often takes its own button along (a line that was moved, a suggestion that was answered). Whoever works
  // with the keyboard then stands at the way back, not at the top of the page.
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
        <Heading ref={heading} id={id} tabIndex={-1} className="outline-none">
          {title}
        </Heading>
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
      {children}
    </section>
  )
}
