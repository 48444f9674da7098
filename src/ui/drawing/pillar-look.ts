export type PillarName =
  | 'mind'
  | 'body'
  | 'relationships'
  | 'purpose'
  | 'growth'
  | 'health'
  | 'social'
  | 'career'

/** An own pillar has one of eight checked hues. */
export type CustomHue = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
export type PillarLook = PillarName | `custom-${CustomHue}`

/** The hue as a CSS value; it follows the theme. Whole class names (`text-pillar-mind`) exist as well. */
export function pillarColour(look: PillarLook): string {
  return `var(--pillar-${look})`
}

const patterns: Record<PillarName, string> = {
  mind: 'none',
  body: '9 4',
  relationships: '2 4',
  purpose: '9 4 2 4',
  growth: '14 4',
  health: '5 3',
  social: '2 4 2 4 9 4',
  career: '14 4 2 4',
}

/**
 * The dashes of a line that stands for the pillar, for `stroke-dasharray`: with glyph and name the second way, beside
 * colour, to tell lines apart. Own pillars share a pattern of fine dots and are told apart by their names.
 */
function pillarPattern(look: PillarLook): string {
  return look in patterns ? patterns[look as PillarName] : '1 3'
}
