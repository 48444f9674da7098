import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import type { OwnPillar } from '../contract.ts'
import { isPillar } from '../rules.ts'
import { signLooks } from '../rules/custom.ts'
import { PillarName } from './pillar-name.tsx'

interface PlanPillarNameProps {
  pillar: { id: string; own?: OwnPillar }
  className?: string
}

/** A pillar of a plan with its sign: one of the eight, or one of the person's own. */
export function PlanPillarName({ pillar: { id, own }, className = '' }: PlanPillarNameProps) {
  if (isPillar(id)) return <PillarName pillar={id} className={className} />
  if (!own) return null
  return (
    <span className={`inline-flex min-w-0 items-center gap-2 ${className}`}>
      <PillarGlyph look={`custom-${own.hue}`} glyph={signLooks[own.sign].glyph} />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {own.name}
      </span>
    </span>
  )
}
