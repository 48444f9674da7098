import type { AiConfig } from '#platform/config.server.ts'
import type { Database } from '#platform/db/database.server.ts'
import { createBreaker, type Breaker } from '../rules/breaker.ts'
import { limitsOf, type ModelDecision, type ModelLimits } from '../rules/limits.ts'
import { readModelSwitches } from '../store/switches.server.ts'
import { createModelEngine, defaultTimings, type ModelEngine, type Timings } from './model-engine.server.ts'
import { countFailures, type Failures } from './model-failures.server.ts'

/** How long an answer of the database counts: a switch in another process shows here after at most this. */
const memoryMs = 2_000

/** The model of this process, and what is in force about it for everybody. */
export interface ModelKeeper {
  config: AiConfig
  engine: ModelEngine | null
  breaker: Breaker
  failures: Failures
  /** At most two seconds old. While nothing is known, as after a start without a database, the model is off. */
  limits(): Promise<ModelLimits>
  /** Takes over a decision that was made in this process, so that it shows at once. */
  remember(decision: ModelDecision): void
}

export function createModelKeeper(
  config: AiConfig,
  database: Database,
  timings: Timings = defaultTimings,
): ModelKeeper {
  const setting = config.dailyBudget
  let known: { limits: ModelLimits; until: number } = {
    limits: { isOff: true, dailyBudget: setting },
    until: 0,
  }
  let reading: Promise<ModelLimits> | null = null

  async function ask(): Promise<ModelLimits> {
    const before = known
    const found = await database
      .asService((rows) => readModelSwitches(rows, 1))
      .then(([newest]) => limitsOf(setting, newest ?? { isOff: false, dailyBudget: null }))
      .catch(() => undefined)
    // A switch that was made here while the question was under way is newer than its answer.
    if (known === before) known = { limits: found ?? before.limits, until: Date.now() + memoryMs }
    return known.limits
  }

  return {
    config,
    engine: createModelEngine(config, timings),
    breaker: createBreaker(),
    failures: countFailures(),
    limits() {
      if (Date.now() < known.until) return Promise.resolve(known.limits)
      reading ??= ask().finally(() => (reading = null))
      return reading
    },
    remember(decision) {
      known = { limits: limitsOf(setting, decision), until: Date.now() + memoryMs }
    },
  }
}
