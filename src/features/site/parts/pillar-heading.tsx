import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import type { Pillar } from '#features/vision/contract.ts'
import { pillarNames } from '#features/vision/rules.ts'

/** The name of a pillar with its sign. */
export function PillarHeading({ pillar }: { pillar: Pillar }) {
  return (
    <h2 className="flex items-center gap-3 text-2xl">
      <PillarGlyph look={pillar} className="size-7" />
      {pillarNames[pillar]}
    </h2>
  )
}
