/** How much one turn may send and get, in tokens. Together they bound what a turn can cost. */
export const budget = {
  fixed: 900,
  notes: 600,
  history: 1200,
  message: 600,
  reply: 400,
  replyLowStim: 150,
} as const

/** The most that one turn can use; reserved before the call, settled after it. */
export const turnMax = {
  tokensIn: budget.fixed + budget.notes + budget.history + budget.message,
  tokensOut: budget.reply,
} as const

/** How often a person may write. */
export const pace = {
  /** Turns that a model may answer on one day, and the turns of a minute up to which it may; then the exercises go on. */
  modelTurnsADay: 60,
  modelTurnsAMinute: 6,
  /** Whatever answers: faster than this nobody taps through an exercise. */
  turnsAMinute: 30,
  /** Turns on one day after which a pause, or a person, is suggested once. */
  pauseAfter: 40,
  /** Questions to the public help bot an hour from one address. */
  helpAnHour: 20,
} as const

/**
 * Tokens of a text, estimated on the high side: 3.6 characters a token for European languages and 15 % on top, and
 * a token for every character outside Latin script. Exact counts come back from the provider.
 */
export function tokensOf(text: string): number {
  const dense = text.match(/[^\p{Script=Latin}\p{P}\p{N}\s]/gu)?.length ?? 0
  return Math.ceil(((text.length - dense) / 3.6) * 1.15 + dense)
}

export interface Said {
  role: 'user' | 'assistant'
  content: string
}

/**
 * The newest part of a conversation that fits, oldest first, beginning with a message of the person: several
 * providers refuse a conversation that begins with a reply, or that has two messages of one side in a row.
 */
export function fitHistory(messages: readonly Said[], max: number = budget.history): Said[] {
  const kept: Said[] = []
  let used = 0
  for (const message of messages.toReversed()) {
    used += tokensOf(message.content) + 4
    if (used > max) break
    const newer = kept[0]
    if (newer?.role === message.role)
      kept[0] = { role: message.role, content: `${message.content}\n${newer.content}` }
    else kept.unshift({ ...message })
  }
  while (kept[0]?.role === 'assistant') kept.shift()
  return kept
}

/** Prices are per million tokens in the operator's currency, so tokens times price are millionths of it. */
export function microCost(
  tokensIn: number,
  tokensOut: number,
  prices: { priceIn: number; priceOut: number },
): number {
  return Math.ceil(tokensIn * prices.priceIn + tokensOut * prices.priceOut)
}
