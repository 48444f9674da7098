import type { ReactNode } from 'react'
import { type PillarLook, type PillarName, pillarColour } from '#ui/drawing/pillar-look.ts'

export interface PillarGlyphProps {
  /** A pillar by name, or `custom-1` to `custom-8` for an own one. */
  look: PillarLook
  /** Another sign in the hue of that look. */
  glyph?: PillarName | 'custom'
  className?: string
}

const glyphs: Record<PillarName | 'custom', ReactNode> = {
  // A drop has fallen: three rings.
  mind: (
    <>
      <circle cx="12" cy="12" r="2" />
      <circle cx="12" cy="12" r="5.6" opacity="0.8" />
      <circle cx="12" cy="12" r="9.2" opacity="0.55" />
    </>
  ),
  // A leaf with its vein.
  body: (
    <path d="M4.5 19.5C4 10.5 9.5 4.3 20 4.3c.3 10.3-5.7 16-13.6 13.9M4.5 20.5C7 14.5 10.5 11.5 15 9.6" />
  ),
  // Two arcs that reach across to one another.
  relationships: <path d="M2.8 12.6a6.2 6.2 0 0 1 12.4 0M8.8 11.4a6.2 6.2 0 0 0 12.4 0" />,
  // A star by which to steer.
  purpose: (
    <path d="M12 2.8c.9 5.7 3.5 8.3 9.2 9.2-5.7.9-8.3 3.5-9.2 9.2-.9-5.7-3.5-8.3-9.2-9.2 5.7-.9 8.3-3.5 9.2-9.2Z" />
  ),
  // A shoot with two leaves.
  growth: (
    <path d="M12 21v-9.5M12 14c-4.5 0-7-2.3-7-6.8 4.5 0 7 2.3 7 6.8Zm0-2.5c0-4.3 2.3-6.8 7-7 0 4.5-2.5 7-7 7Z" />
  ),
  // A drop of water with its light.
  health: (
    <path d="M12 3c4 4.8 6.2 8 6.2 11.2a6.2 6.2 0 0 1-12.4 0C5.8 11 8 7.8 12 3ZM9 14.6c.2 1.5 1.2 2.6 2.7 2.9" />
  ),
  // Three who sit together.
  social: (
    <>
      <circle cx="12" cy="6.6" r="2.6" />
      <circle cx="6" cy="16.5" r="2.6" />
      <circle cx="18" cy="16.5" r="2.6" />
      <path d="M9.8 9.3 7.7 13.3M14.2 9.3l2.1 4M9.8 18.2c1.5.6 2.9.6 4.4 0" opacity="0.7" />
    </>
  ),
  // Steps, one at a time.
  career: <path d="M3 20h4.5v-4.8H12v-4.8h4.5V5.6H21" />,
  // A shell, grown from within: for whatever somebody names.
  custom: <path d="M12 12.4a1.6 1.6 0 0 1 3.2 0 3.4 3.4 0 0 1-6.8 0 5.2 5.2 0 0 1 10.4 0 7 7 0 0 1-14 0" />,
}

/** The sign of a pillar in its hue. Hidden from assistive technology: the name of the pillar always stands beside it. */
export function PillarGlyph({ look, glyph, className }: PillarGlyphProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke={pillarColour(look)}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`size-5 shrink-0 ${className ?? ''}`}
    >
      {glyphs[glyph ?? (look.startsWith('custom') ? 'custom' : (look as PillarName))]}
    </svg>
  )
}
