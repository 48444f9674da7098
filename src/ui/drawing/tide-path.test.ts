import fc from 'fast-check'
import { expect, it } from 'vitest'
import { across, dayArc, river, sample, share, smoothPath, wave } from '#ui/drawing/tide-path.ts'

const t = fc.double({ min: 0, max: 1, noNaN: true })

it('draws a smooth path through every point it was given', () => {
  const path = smoothPath([
    { x: 0, y: 10 },
    { x: 10, y: 0 },
    { x: 20, y: 10 },
  ])
  expect(path).toBe('M0 10C1.67 8.33 6.67 0 10 0S18.33 8.33 20 10')
  const wide = [0, 100, 200].map((x) => ({ x, y: x / 3 }))
  expect(smoothPath(wide)).toBe('M0 0C16.7 5.6 66.7 22.2 100 33.3S183.3 61.1 200 66.7')
})

it('draws nothing from nothing', () => {
  expect(smoothPath([])).toBe('')
  expect(smoothPath([{ x: 1, y: 2 }])).toBe('M1 2')
})

it('samples a curve at both ends and evenly between', () => {
  expect(sample((at) => ({ x: at, y: 0 }), 0.5, 1, 2).map((point) => point.x)).toEqual([0.5, 0.75, 1])
})

it('lets the day rise once: low at both ends, the crest after the middle, never out of its frame', () => {
  const arc = dayArc(100, 40)
  expect(arc(0).y).toBeCloseTo(arc(1).y)
  const heights = sample(arc, 0, 1, 200).map((point) => point.y)
  const crest = heights.indexOf(Math.min(...heights)) / 200
  expect(crest).toBeGreaterThan(0.5)
  expect(crest).toBeLessThan(0.6)
  for (const y of heights) {
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(40)
  }
})

it('lets a wave dip first and rise after', () => {
  const line = wave(100, 50, 10)
  expect(line(0.25).y).toBeCloseTo(60)
  expect(line(0.75).y).toBeCloseTo(40)
  expect(line(1).y).toBeCloseTo(50)
})

it('bends the river at each stage, to one bank and the other by turns', () => {
  const line = river(90, 100, [30 / 90, 60 / 90])
  expect(line(0)).toEqual({ x: 0, y: 50 })
  expect(line(30 / 90).y).toBeCloseTo(86)
  expect(line(60 / 90).y).toBeCloseTo(14)
  expect(line(1).y).toBeCloseTo(50)
})

it('bends less where two stages follow one another closely', () => {
  const line = river(90, 100, [7 / 90, 30 / 90, 60 / 90])
  expect(line(7 / 90).y).toBeGreaterThan(55)
  expect(line(7 / 90).y).toBeLessThan(80)
  expect(line(30 / 90).y).toBeCloseTo(14, 0)
})

it('keeps any river inside its frame and without jumps', () => {
  fc.assert(
    fc.property(fc.array(t, { maxLength: 6 }), t, (stages, at) => {
      const line = river(90, 100, stages)
      expect(line(at).y).toBeGreaterThanOrEqual(13.9)
      expect(line(at).y).toBeLessThanOrEqual(86.1)
      for (const stage of stages.filter((bend) => bend > 0.001 && bend < 0.999))
        expect(Math.abs(line(stage - 1e-9).y - line(stage + 1e-9).y)).toBeLessThan(1)
    }),
  )
})

it('stands across a curve at a right angle', () => {
  expect(across((at) => ({ x: at * 100, y: 5 }), 0.5)).toEqual({ x: -0, y: 1 })
})

it('keeps a share between nothing and all', () => {
  expect([share(-1), share(0.4), share(7), share(Number.NaN)]).toEqual([0, 0.4, 1, 0])
})
