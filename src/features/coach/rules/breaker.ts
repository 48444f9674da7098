/** A provider that fails this often within the window is left alone for the pause. */
const failuresMax = 5
const windowMs = 60_000
const pauseMs = 60_000

/** Spares a provider that is down, and the person the wait for it. Times are milliseconds of any one clock. */
export interface Breaker {
  /** True while the provider is left alone. */
  isOpen: (now: number) => boolean
  failed: (now: number) => void
  worked: () => void
}

/**
 * One breaker a process: each process finds out for itself in five turns, which costs less than telling the others.
 */
export function createBreaker(): Breaker {
  let failures: number[] = []
  let openUntil = 0
  return {
    isOpen: (now) => now < openUntil,
    failed(now) {
      failures = [...failures.filter((time) => now - time < windowMs), now]
      if (failures.length < failuresMax) return
      openUntil = now + pauseMs
      failures = []
    },
    worked() {
      failures = []
    },
  }
}
