import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contextOf, dayRow, today } from '../flows/context.fixture.ts'
import { openings } from './openings.fixture.ts'
import { isOneSlip, route, startedBy, startLabels, suggestions } from './router.ts'

const morning = contextOf({ days: [dayRow(today, [{ text: 'Budget talk' }])] }, 10)

test('at least 95 of 100 first messages have the right exercise among the first three', () => {
  const wrong = openings.filter(([id, text]) => !route(text, morning).ranked.slice(0, 3).includes(id))
  // The whole list is shown when it is too long, so that the lexicon can be mended.
  expect(wrong.length <= openings.length * 0.05 ? [] : wrong).toEqual([])
})

test('when the router is sure enough to begin, it is right', () => {
  const wrong = openings.filter(([id, text]) => {
    const { isClear, ranked } = route(text, morning)
    return isClear && ranked[0] !== id
  })
  // The whole list is shown when it is too long, so that the lexicon can be mended.
  expect(wrong.length <= openings.length * 0.03 ? [] : wrong).toEqual([])
})

test('texts that ask for no exercise begin none', () => {
  for (const text of ['the weather is grey', 'ok', '42', '', '🙂', 'what is the capital of France', 'blue'])
    expect(route(text, morning).isClear, text).toBe(false)
})

test('one slip of the finger is forgiven, two are not', () => {
  for (const [word, stem] of [
    ['procastin', 'procrastin'],
    ['overwehlm', 'overwhelm'],
    ['habot', 'habit'],
    ['habbit', 'habit'],
  ])
    expect(isOneSlip(word!, stem!), word).toBe(true)
  for (const [word, stem] of [
    ['ovrwelm', 'overwhelm'],
    ['rabbit', 'habit'],
    ['plant', 'thing'],
  ])
    expect(isOneSlip(word!, stem!), word).toBe(false)
})

test('every button starts the exercise that it names', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.boolean(), (hour, hasPlan) => {
      const context = contextOf(hasPlan ? { days: [dayRow(today, [{ text: 'Budget talk' }])] } : {}, hour)
      const ids = suggestions(context)
      expect(ids).toHaveLength(3)
      expect(startLabels(ids).map(startedBy)).toEqual(ids)
    }),
  )
})

test('any text is routed without an error and in a short time', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000, unit: 'binary' }), (text) => void route(text, morning)),
    { numRuns: 50 },
  )
})
