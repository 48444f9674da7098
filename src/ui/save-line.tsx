import { useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { type SaveStatus, saveWords, settledWords } from '#ui/save-words.ts'

export interface SaveLineProps {
  status: SaveStatus
  className?: string
}

/**
 * Where the words are right now. It keeps its height when there is nothing to say. Screen readers are told only when the
 * settled state becomes another one (sent, waiting, two versions), not at every keystroke or save.
 */
export function SaveLine({ status, className }: SaveLineProps) {
  const settled = settledWords(status)
  const [announced, setAnnounced] = useState(settled ?? '')
  if (settled !== null && settled !== announced) setAnnounced(settled)
  const needsThePerson =
    status.state === 'conflict' || status.state === 'refused' || status.state === 'signed-out'
  return (
    <p className={classNames('min-h-[1.5em] text-sm', needsThePerson ? 'text-ink' : 'text-ink-2', className)}>
      {saveWords(status)}
      <output className="sr-only">{announced}</output>
    </p>
  )
}
