import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import type { KnownPillar } from './use-pillars.ts'

/** A pillar as it is always shown: its sign, its hue and its name together. */
export function PillarSign({ pillar, className }: { pillar: KnownPillar; className?: string }) {
  return (
    <span className={`inline-flex min-w-0 items-center gap-2 ${className ?? ''}`}>
      <PillarGlyph look={pillar.look} {...(pillar.glyph ? { glyph: pillar.glyph } : {})} />
      <span className="min-w-0 wrap-anywhere">{pillar.name}</span>
    </span>
  )
}
