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
