import type { ReactNode } from 'react'
import { SaveLine } from '#ui/save-line.tsx'
import type { SaveStatus } from '#ui/save-words.ts'
import type { VisionContent } from '../contract.ts'
import { isComplete, stateOf, type VisionState } from '../rules.ts'
import { CompletionMark } from './completion-mark.tsx'
import { stateWords } from './pillar-card.tsx'

const standing: Record<VisionState, string> = {
  empty: 'A sentence and one step are all that a vision needs.',
  draft: 'It is complete with a sentence and one step.',
  complete: 'It stands beside your days. Change a word whenever life does.',
  resting: 'Nothing asks for it until you want it back.',
}

/** How far a vision has come, and where its words are. */
export function VisionStanding({
  value,
  status,
  children,
}: {
  value: VisionContent
  status: SaveStatus
  /** What can be done with its words. */
  children: ReactNode
}) {
  return (
    <div className="border-t border-line pt-5">
      <p className="flex items-center gap-2.5 font-medium">
        <CompletionMark isComplete={isComplete(value)} />
        {stateWords[stateOf(value)]}
      </p>
      <p className="mt-2 text-ink-2">{standing[stateOf(value)]}</p>
      <SaveLine status={status} className="mt-4" />
      <div className="mt-2">{children}</div>
    </div>
  )
}
