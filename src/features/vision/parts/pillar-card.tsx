import { Link } from 'react-router'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import type { Pillar, Vision } from '../contract.ts'
import { isComplete, pillarHints, pillarNames, stateOf, visionPath, type VisionState } from '../rules.ts'
import { CompletionMark } from './completion-mark.tsx'

export const stateWords: Record<VisionState, string> = {
  empty: 'Not begun',
  draft: 'A draft',
  complete: 'Complete',
  resting: 'Resting',
}

interface PillarCardProps {
  pillar: Pillar
  vision: Vision | undefined
  /** False when the visions could not be read: then nothing is said of how far this one has come. */
  isKnown: boolean
}

/** One pillar on the hub: its own sentence once there is one, until then what it is about. */
export function PillarCard({ pillar, vision, isKnown }: PillarCardProps) {
  const sentence = vision?.sentence.trim()
  return (
    <li className="group relative flex min-h-44 flex-col rounded-card border border-line bg-sheet p-5 transition-colors hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide">
      <div className="flex items-center gap-3">
        <PillarGlyph look={pillar} className="size-6" />
        <h2 className="min-w-0 flex-1 text-lg">
          <Link
            to={visionPath(pillar)}
            className="text-ink no-underline outline-none after:absolute after:inset-0 after:content-['']"
          >
            {pillarNames[pillar]} Vision
          </Link>
        </h2>
        {/* Above the link that covers the card, so that its title can be hovered. */}
        <span className="relative z-10 inline-flex">
          {isKnown ? <CompletionMark isComplete={vision !== undefined && isComplete(vision)} /> : null}
        </span>
      </div>
      {sentence ? (
        <p dir="auto" className="mt-4 line-clamp-4 font-title text-lg italic">
          {sentence}
        </p>
      ) : (
        <p className="mt-4 text-ink-2">{pillarHints[pillar]}</p>
      )}
      <p className="mt-auto pt-4 text-sm text-ink-2">{isKnown ? stateWords[stateOf(vision)] : null}</p>
    </li>
  )
}
