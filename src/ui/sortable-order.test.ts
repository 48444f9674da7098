import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dropIndex, withMoved } from '#ui/sortable-order.ts'

const list = ['a', 'b', 'c', 'd']

it('moves one thing and keeps the order of the others', () => {
  expect(withMoved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(withMoved(list, 3, 1)).toEqual(['a', 'd', 'b', 'c'])
})

it('changes nothing when there is no such place', () => {
  expect(withMoved(list, 0, -1)).toEqual(list)
  expect(withMoved(list, 4, 0)).toEqual(list)
})

it('never loses or doubles a thing', () => {
  const place = fc.integer({ min: -2, max: 12 })
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 10 }), place, place, (things, from, to) => {
      expect(withMoved(things, from, to).sort()).toEqual([...things].sort())
    }),
  )
})

it('drops a thing right beside the edge it was let go at', () => {
  const place = fc.integer({ min: 0, max: 5 })
  fc.assert(
    fc.property(place, place, fc.constantFrom('top' as const, 'bottom' as const), (from, over, edge) => {
      fc.pre(from !== over)
      const things = [0, 1, 2, 3, 4, 5]
      const next = withMoved(things, from, dropIndex(from, over, edge))
      expect(next.indexOf(from) - next.indexOf(over)).toBe(edge === 'top' ? -1 : 1)
    }),
  )
})
