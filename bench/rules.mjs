// How long score and streak take over ten years of days, in the runtime that the server and (with the same engine) the
// browser have. `node bench/rules.mjs` prints the median, the 95th and the slowest of a hundred;
// docs/benchmarks.md has them.
import { performance } from 'node:perf_hooks'
import { addDays } from '../src/platform/contract/dates.ts'
import { emptyFacts, isActive } from '../src/features/progress/rules/facts.ts'
import { flowScore } from '../src/features/progress/rules/flow-score.ts'
import { streakOf } from '../src/features/progress/rules/streak.ts'

const today = '2026-11-21'
const tenYears = 3_653
const pillars = ['mind', 'body', 'relationships', 'purpose']

let seed = 7
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
const count = (most) => Math.floor(random() * (most + 1))

/** A life that is kept most days, as a steady person's is: nine in ten days hold something. */
const days = Array.from({ length: tenYears }, (_, index) => ({
  ...emptyFacts(addDays(today, index - tenYears + 1)),
  has_plan: true,
  has_intention: random() < 0.8,
  priorities: { done: count(3), moved: count(1), let_go: count(1), open: count(2) },
  tasks: { done: count(3), moved: count(1), let_go: 0, open: count(2) },
  time_for_me: random() < 0.5,
  reflection: ['none', 'mood', 'full'][count(2)],
  touches: Object.fromEntries(pillars.map((pillar) => [pillar, count(2)])),
})).filter(() => random() < 0.9)
const pauses = Array.from({ length: 40 }, (_, index) => ({
  from: addDays(today, -90 * (index + 1)),
  to: addDays(today, -90 * (index + 1) + 6),
}))

function measure(name, run) {
  for (let round = 0; round < 20; round++) run()
  const times = Array.from({ length: 100 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  }).sort((a, b) => a - b)
  const [median, most, slowest] = [times[49], times[94], times[99]].map((time) => `${time.toFixed(2)} ms`)
  console.log(`${name}: median ${median}, 95th ${most}, slowest ${slowest}`)
}

const active = days.filter(isActive).map(({ date }) => date)
console.log(`${days.length} days with something in ${tenYears}`)
measure('score, with its reasons', () => flowScore(days, today, { pauses }))
measure('streak', () => streakOf(active, today, 1, pauses))
measure('both', () => {
  flowScore(days, today, { pauses })
  streakOf(active, today, 1, pauses)
})
