import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import type { Pillar } from '../contract.ts'
import { pillarNames } from '../rules.ts'

/** A pillar as it is always shown: its sign, its hue and its name together. */
export function PillarName({ pillar, className }: { pillar: Pillar; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 ${className ?? ''}`}>
      <PillarGlyph look={pillar} />
      {pillarNames[pillar]}
    </span>
  )
}
