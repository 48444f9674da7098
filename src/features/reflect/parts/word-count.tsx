import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { EntryContent } from '../contract.ts'
import { wordsIn } from '../rules/entry.ts'

/** How many words there are, for whoever asks; nobody is counted at without asking. */
export function WordCount({ value }: { value: EntryContent }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="mt-3 flex min-h-11 items-center gap-3 text-sm text-ink-2">
      <Button
        variant="plain"
        size="sm"
        className="-ml-2.5"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide the word count' : 'Show the word count'}
      </Button>
      {isShown ? <span className="tabular-nums">{wordsIn(value.body)}</span> : null}
    </div>
  )
}
