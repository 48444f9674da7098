import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { firstLines } from '../templates/free-writing.ts'
import { WritingTimer } from './writing-timer.tsx'

interface WritingToolsProps {
  isNarrow: boolean
  onNarrow: (isNarrow: boolean) => void
}

/** What helps some people to begin: a first line, a timer, a narrower page. Closed until somebody wants it. */
export function WritingTools({ isNarrow, onNarrow }: WritingToolsProps) {
  const [line, setLine] = useState<string | null>(null)
  const [turn, setTurn] = useState(() => Math.floor(Math.random() * firstLines.length))

  return (
    <>
      <Details title="A first line, a timer, the width" className="mt-8 border-t">
        <div className="grid gap-6 pt-1 pb-6">
          <div>
            <Button
              size="sm"
              onClick={() => {
                setLine(firstLines[turn % firstLines.length] ?? null)
                setTurn(turn + 1)
              }}
            >
              {line ? 'Show another first line' : 'Show a first line'}
            </Button>
          </div>
          <WritingTimer />
          <Segmented
            label="Width of the page"
            choices={[
              { value: 'wide', label: 'Wide' },
              { value: 'narrow', label: 'Narrow' },
            ]}
            value={isNarrow ? 'narrow' : 'wide'}
            onChange={(width) => onNarrow(width === 'narrow')}
          />
        </div>
      </Details>
      <p role="status" className={line ? 'mt-8 font-title text-xl text-ink-2 italic' : 'sr-only'}>
        {line}
      </p>
    </>
  )
}
