import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

export interface Part {
  id: string
  /** The name on the button that leads to it. */
  name: string
  content: ReactNode
}

/** The parts of a page one by one, for low stimulation: one question on the screen, and the way on. */
export function OneAtATime({ parts, onShowAll }: { parts: readonly Part[]; onShowAll: () => void }) {
  const [shown, setShown] = useState({ at: 0, hasMoved: false })
  const { at, hasMoved } = shown
  const part = parts[at]
  const next = parts[at + 1]
  const goTo = (index: number) => setShown({ at: index, hasMoved: true })
  return (
    <div>
      <p className="text-sm text-ink-2">
        {at + 1} of {parts.length}
      </p>
      {part ? <Shown key={part.id} part={part} takesFocus={hasMoved} /> : null}
      <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-5">
        {at > 0 ? <Button onClick={() => goTo(at - 1)}>Back</Button> : null}
        {next ? <Button onClick={() => goTo(at + 1)}>Next: {next.name}</Button> : null}
        <Button variant="plain" className="max-sm:-ml-2.5" onClick={onShowAll}>
          Show the whole page
        </Button>
      </div>
    </div>
  )
}

/** Whoever moved on finds the new part under their keyboard, not the button that led there. */
function Shown({ part, takesFocus }: { part: Part; takesFocus: boolean }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) frame.current?.focus()
  }, [takesFocus])
  return (
    // A group and no region: most parts hold a region of the same name.
    <div ref={frame} role="group" tabIndex={-1} aria-label={part.name} className="mt-2 min-h-64 outline-none">
      {part.content}
    </div>
  )
}
