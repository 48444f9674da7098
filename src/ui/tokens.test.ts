import { describe, expect, it } from 'vitest'
import { cssText } from '#ui/css-text.fixture.ts'

const css = cssText('tokens.css')
type Oklch = [lightness: number, chroma: number, hue: number]

/** The declarations of one rule, from its selector to its closing brace. */
function declarations(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start))
  return new Map([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1]!, m[2]!.trim()]))
}

const standard = declarations(':root')
const lowStim = new Map([...standard, ...declarations('html.low-stim')])
const themes = {
  light: { tokens: standard, half: 1 },
  dark: { tokens: standard, half: 2 },
  'low-stim': { tokens: lowStim, half: 1 },
  'low-stim dark': { tokens: lowStim, half: 2 },
}
type Theme = keyof typeof themes
const names = Object.keys(themes) as Theme[]

function colour(theme: Theme, name: string): Oklch {
  const { tokens, half } = themes[theme]
  const value = tokens.get(name) ?? ''
  const alias = /^var\(--([\w-]+)\)$/.exec(value)
  if (alias) return colour(theme, alias[1]!)
  const found = /^light-dark\(oklch\(([^/)]+)\), oklch\(([^/)]+)\)\)$/.exec(value)?.[half]
  if (!found) throw new Error(`--${name} in ${theme} is not a pair of OKLCH colours: ${value}`)
  return found.split(' ').map(Number) as Oklch
}

/** Linear sRGB by Björn Ottosson's published OKLab matrices (bottosson.github.io/posts/oklab). */
function linearRgb([lightness, chroma, hue]: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function luminance(value: Oklch): number {
  const [red, green, blue] = linearRgb(value).map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** The contrast ratio of WCAG 2: 1 for the same colour, 21 for black on white. */
function contrast(theme: Theme, front: string, back: string): number {
  const [dark, light] = [luminance(colour(theme, front)), luminance(colour(theme, back))].sort(
    (x, y) => x - y,
  )
  return (light! + 0.05) / (dark! + 0.05)
}

function pairsBelow(limit: number, theme: Theme, fronts: string[], backs: string[]): string[] {
  return fronts.flatMap((front) =>
    backs
      .filter((back) => contrast(theme, front, back) < limit)
      .map((back) => `${front} on ${back}: ${contrast(theme, front, back).toFixed(2)}`),
  )
}

const surfaces = ['paper', 'paper-2', 'sheet']
const washes = ['tide-2', 'dawn-2', 'clay-2']
const pillars = [...standard.keys()].filter((name) => name.startsWith('pillar-'))
const colours = [...standard]
  .filter(([, value]) => /^light-dark\(oklch\([^/]+\)$/.test(value))
  .map(([name]) => name)

it('measures contrast as the WCAG does', () => {
  const grey = (lightness: number) => luminance([lightness, 0, 0])
  expect((grey(1) + 0.05) / (grey(0) + 0.05)).toBeCloseTo(21, 3)
  // #777777 on white is the well-known near miss of AA: 4.48.
  expect(1.05 / (grey(0.5693) + 0.05)).toBeCloseTo(4.48, 1)
})

describe.each(names)('in the %s theme', (theme) => {
  it('reads body text at 7:1 or better', () => {
    expect(pairsBelow(7, theme, ['ink'], [...surfaces, ...washes])).toEqual([])
    expect(pairsBelow(7, theme, ['ink-2'], surfaces)).toEqual([])
  })

  it('reads all other text at 4.5:1 or better', () => {
    expect(pairsBelow(4.5, theme, ['ink-2', 'tide', 'tide-deep', 'clay'], [...surfaces, ...washes])).toEqual(
      [],
    )
    expect(pairsBelow(4.5, theme, ['ink-3', ...pillars], surfaces)).toEqual([])
    expect(pairsBelow(4.5, theme, ['on-tide'], ['tide', 'tide-deep'])).toEqual([])
  })

  it('outlines what can be operated at 3:1 or better', () => {
    expect(pairsBelow(3, theme, ['edge', 'tide'], surfaces)).toEqual([])
  })

  it('keeps every colour inside sRGB, so that no screen has to bend it', () => {
    const outside = colours.filter((name) =>
      linearRgb(colour(theme, name)).some((part) => part < -0.002 || part > 1.002),
    )
    expect(outside).toEqual([])
  })
})

it('has eight pillars and eight hues for own ones', () => {
  expect(pillars).toHaveLength(16)
})

it.each(['light', 'dark'] as const)('takes a quarter of the chroma in low stimulation (%s)', (theme) => {
  const quiet: Theme = theme === 'light' ? 'low-stim' : 'low-stim dark'
  const aliased = ['tide-2', 'dawn', 'dawn-2', 'clay-2']
  const wrong = colours.filter((name) => {
    if (aliased.includes(name)) return false
    return Math.abs(colour(quiet, name)[1] - colour(theme, name)[1] / 4) > 0.0006
  })
  expect(wrong).toEqual([])
})

it.each(['light', 'dark'] as const)(
  'has no warm accent, no wash and a quieter hairline in low stimulation (%s)',
  (theme) => {
    const quiet: Theme = theme === 'light' ? 'low-stim' : 'low-stim dark'
    for (const wash of washes) expect(colour(quiet, wash)).toEqual(colour(quiet, 'paper-2'))
    expect(colour(quiet, 'dawn')).toEqual(colour(quiet, 'ink-2'))
    expect(contrast(quiet, 'line', 'paper')).toBeLessThan(contrast(theme, 'line', 'paper'))
    expect(lowStim.get('lift')).toBe('none')
  },
)
