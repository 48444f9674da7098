import { budget, microCost, tokensOf } from '../rules/budget.ts'
import { reserveSpend, settleSpend } from '../store/usage.server.ts'
import type { Database } from '#platform/db/database.server.ts'
import { kindOf, type FailureKind } from './model-failures.server.ts'
import type { ModelKeeper } from './model-keeper.server.ts'

const instructions = 'Answer in one short, friendly sentence.'
const trialSentence = 'Hello! Please greet the person who looks after this server.'

export type Tried =
  | { outcome: 'answered'; text: string; ms: number }
  | { outcome: 'failed'; kind: FailureKind }
  | { outcome: 'off' | 'resting' | 'no_budget' }

/** Sends one fixed sentence that is nobody's, under the same limits as everything else. */
export async function tryModel(keeper: ModelKeeper, database: Database, now: Date): Promise<Tried> {
  const { engine, breaker, failures, config } = keeper
  const { isOff, dailyBudget } = await keeper.limits()
  if (!engine || isOff) return { outcome: 'off' }
  if (breaker.isOpen(now.getTime())) return { outcome: 'resting' }
  const day = now.toISOString().slice(0, 10)
  const use = { tokensIn: tokensOf(instructions + trialSentence), tokensOut: 0 }
  const most = microCost(use.tokensIn, budget.replyLowStim, config)
  if (!(await database.asService((rows) => reserveSpend(rows, day, most, dailyBudget))))
    return { outcome: 'no_budget' }
  const begun = performance.now()
  let text = ''
  try {
    const prompt = {
      instructions,
      fixed: instructions,
      messages: [{ role: 'user' as const, content: trialSentence }],
      maxTokens: budget.replyLowStim,
    }
    for await (const event of engine.stream(prompt, new AbortController().signal)) {
      if (event.type === 'delta') text += event.delta
      else {
        use.tokensIn = event.tokensIn ?? use.tokensIn
        use.tokensOut = event.tokensOut ?? tokensOf(text)
      }
      if (text.length > 1_000) break
    }
    breaker.worked()
    return { outcome: 'answered', text: text.trim().slice(0, 500), ms: Math.round(performance.now() - begun) }
  } catch (error) {
    breaker.failed(Date.now())
    failures.note(error, new Date())
    return { outcome: 'failed', kind: kindOf(error) }
  } finally {
    const unused = most - microCost(use.tokensIn, use.tokensOut, config)
    await database.asService((rows) => settleSpend(rows, day, unused))
  }
}
