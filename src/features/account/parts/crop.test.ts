import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dragged, squareOf, wholePicture } from './crop.ts'

const size = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
})
const crop = fc.record({
  zoom: fc.double({ min: 1, max: 4, noNaN: true }),
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
})
const pixels = fc.integer({ min: -5000, max: 5000 })

test('the square stays within the picture, however it is dragged and zoomed', () => {
  fc.assert(
    fc.property(size, crop, pixels, pixels, (picture, before, x, y) => {
      const { left, top, side } = squareOf(picture, dragged(picture, before, { x, y }, 256))
      expect(side).toBeGreaterThan(0)
      expect(left).toBeGreaterThanOrEqual(-1e-9)
      expect(top).toBeGreaterThanOrEqual(-1e-9)
      expect(left + side).toBeLessThanOrEqual(picture.width + 1e-6)
      expect(top + side).toBeLessThanOrEqual(picture.height + 1e-6)
    }),
  )
})

test('a picture is shown from its middle, and follows the finger', () => {
  const picture = { width: 400, height: 200 }
  expect(squareOf(picture, wholePicture)).toEqual({ left: 100, top: 0, side: 200 })
  const moved = dragged(picture, wholePicture, { x: 50, y: 0 }, 200)
  expect(squareOf(picture, moved)).toEqual({ left: 50, top: 0, side: 200 })
})
