import { expect, it } from 'vitest'
import { cssText } from '#ui/css-text.fixture.ts'

const faces = [...cssText('fonts.css').matchAll(/@font-face \{([^}]+)\}/g)].map((match) => match[1]!)
const read = (face: string, name: string) => new RegExp(`${name}: ([^;]+);`).exec(face)?.[1] ?? ''

it('loads fonts from this package only, and never hides text while they load', () => {
  const loaded = faces.filter((face) => face.includes('url('))
  expect(loaded).toHaveLength(12)
  for (const face of loaded) {
    expect(read(face, 'src')).toMatch(
      /^url\('(@fontsource-variable\/[\w-]+\/files\/[\w-]+-latin(-ext)?-[\w-]+|\.\/fonts\/fraunces-latin(-ext)?)\.woff2'\)/,
    )
    expect(read(face, 'font-display')).toBe('swap')
  }
})

it('scales each fallback so that a line keeps the height of the real font', () => {
  const heights: Record<string, [ascent: number, descent: number]> = {
    Fraunces: [0.978, 0.255],
    Figtree: [0.95, 0.25],
    Atkinson: [0.984, 0.316],
  }
  const fallbacks = faces.filter((face) => face.includes('size-adjust'))
  expect(fallbacks).toHaveLength(8)
  for (const face of fallbacks) {
    const name = read(face, 'font-family').replaceAll("'", '').split(' ')[0]!
    const scale = Number.parseFloat(read(face, 'size-adjust')) / 100
    const [ascent, descent] = heights[name]!
    expect((Number.parseFloat(read(face, 'ascent-override')) / 100) * scale).toBeCloseTo(ascent, 2)
    expect((Number.parseFloat(read(face, 'descent-override')) / 100) * scale).toBeCloseTo(descent, 2)
  }
})
