/** Chance that comes out the same each time (mulberry32), so that a demo is the same life on every machine. */
export function createRandom(seed: number): {
  next: () => number
  pick: <T>(list: readonly T[]) => T
  chance: (p: number) => boolean
} {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    pick<T>(list: readonly T[]): T {
      const found = list[Math.floor(next() * list.length)]
      if (found === undefined) throw new Error('Nothing to pick from.')
      return found
    },
    chance: (p) => next() < p,
  }
}
