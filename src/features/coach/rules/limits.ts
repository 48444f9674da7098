/** What an admin decided; `dailyBudget` in millionths of the operator's currency, null leaves it to the setting. */
export interface ModelDecision {
  isOff: boolean
  dailyBudget: number | null
}

/** What is in force. A budget of 0 is none. */
export interface ModelLimits {
  isOff: boolean
  dailyBudget: number
}

/** The setting is the most that is ever allowed: of two budgets the smaller one counts. */
export function limitsOf(setting: number, decision: ModelDecision): ModelLimits {
  const budgets = [setting, decision.dailyBudget ?? 0].filter((budget) => budget > 0)
  return { isOff: decision.isOff, dailyBudget: budgets.length > 0 ? Math.min(...budgets) : 0 }
}
