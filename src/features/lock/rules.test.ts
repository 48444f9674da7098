import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDue, makeLock, opens, parseLock, waitAfter } from './rules.ts'

describe('the screen lock', () => {
  test('opens with its code and with no other', async () => {
    const lock = await makeLock('2468', 5)
    expect(await opens(lock, '2468')).toBe(true)
    for (const wrong of ['', '2469', '02468', '246', ' 2468']) expect(await opens(lock, wrong)).toBe(false)
    expect(JSON.stringify(lock)).not.toContain('2468')
  })

  test('is made anew each time: the same code leaves another mark', async () => {
    const [one, other] = [await makeLock('2468', 5), await makeLock('2468', 5)]
    expect(one.hash).not.toBe(other.hash)
  })

  test('is read back as it was kept; anything else is no lock', async () => {
    const lock = await makeLock('2468', 15)
    expect(parseLock(JSON.stringify(lock))).toEqual(lock)
    for (const text of [null, '', '{', 'true', '[]', '{"salt":1,"hash":"a"}'])
      expect(parseLock(text)).toBe(null)
    expect(parseLock(JSON.stringify({ ...lock, minutes: 3 }))?.minutes).toBe(0)
  })

  test('falls shut after its minutes without a touch, and never by itself with none', () => {
    const lock = { salt: '', hash: '', minutes: 5 }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_600_000 }), (passed) => {
        expect(isDue(lock, 1_000, 1_000 + passed)).toBe(passed >= 300_000)
        expect(isDue({ ...lock, minutes: 0 }, 1_000, 1_000 + passed)).toBe(false)
      }),
    )
    expect(isDue(lock, null, Date.now())).toBe(false)
  })

  test('makes somebody who guesses wait longer each time', () => {
    expect([0, 4, 5, 6, 7, 60].map(waitAfter)).toEqual([0, 0, 30, 60, 120, 900])
  })
})
