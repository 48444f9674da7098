import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import { isComplete, stateOf } from '../rules.ts'
import { signLooks, type ListedVision } from '../rules/custom.ts'
import { CompletionMark } from './completion-mark.tsx'
import { stateWords } from './pillar-card.tsx'

/** One vision in a list: its sign and name, its sentence, and how far it has come. */
export function ListedVisionRow({ vision, children }: { vision: ListedVision; children?: ReactNode }) {
  const { name, path, hint, look, content } = vision
  const sentence = content?.sentence.trim()
  return (
    <li className="relative border-b border-line py-4 has-focus-visible:outline-2 has-focus-visible:outline-tide">
      <div className="flex items-center gap-3">
        {'pillar' in look ? (
          <PillarGlyph look={look.pillar} className="size-6" />
        ) : (
          <PillarGlyph look={`custom-${look.hue}`} glyph={signLooks[look.sign].glyph} className="size-6" />
        )}
        <h2 className="min-w-0 flex-1 text-lg wrap-anywhere">
          <Link
            to={path}
            dir="auto"
            className="text-ink no-underline outline-none after:absolute after:inset-0 after:content-[''] hover:text-tide"
          >
            {name}
          </Link>
        </h2>
        <span className="text-sm text-ink-2">{stateWords[stateOf(content)]}</span>
        <span className="relative z-10 inline-flex">
          <CompletionMark isComplete={content !== undefined && isComplete(content)} />
        </span>
      </div>
      {sentence ? (
        <p dir="auto" className="mt-2 font-title text-lg wrap-anywhere italic">
          {sentence}
        </p>
      ) : (
        <p className="mt-2 text-ink-2">{hint}</p>
      )}
      {/* Above the link that covers the row, so that its words can be marked. */}
      {children ? <div className="relative z-10 mt-3">{children}</div> : null}
    </li>
  )
}
