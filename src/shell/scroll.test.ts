import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goToTop, type ScrollPlace } from './scroll.ts'

let moved: number[]
let hasTarget: boolean
let personMoves: () => void
let isListening: boolean

const place: ScrollPlace = {
  scrollToTop: () => moved.push(Date.now()),
  hasTarget: () => hasTarget,
  onPersonMoves(stop) {
    personMoves = stop
    isListening = true
    return () => (isListening = false)
  },
  later(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  moved = []
  hasTarget = false
})
afterEach(() => vi.useRealTimers())

it('goes to the top at once and again at 50, 100 and 200 ms', () => {
  goToTop(place)
  vi.runAllTimers()
  expect(moved).toEqual([0, 50, 100, 200])
})

it('stops as soon as the person moves the page', () => {
  goToTop(place)
  vi.advanceTimersByTime(60)
  personMoves()
  vi.runAllTimers()
  expect(moved).toEqual([0, 50])
  expect(isListening).toBe(false)
})

it('leaves a page alone whose address names a place on it', () => {
  hasTarget = true
  goToTop(place)
  vi.runAllTimers()
  expect(moved).toEqual([])
})

it('stops when the named place appears while the page loads', () => {
  goToTop(place)
  hasTarget = true
  vi.runAllTimers()
  expect(moved).toEqual([0])
})

it('ends when the next navigation begins', () => {
  const end = goToTop(place)
  end()
  vi.runAllTimers()
  expect(moved).toEqual([0])
})
