import { scanOutput } from '#features/safety/rules/output.ts'
import type { WrittenBy } from '../contract.ts'
import { defuse, fence, makeNonce } from '../prompts/fence.ts'
import { redact } from '../prompts/redact.ts'
import { budget, microCost, tokensOf, turnMax } from '../rules/budget.ts'
import { leakFinder, replyMax, tidyReply } from '../rules/output.ts'
import { reserveSpend, settleSpend } from '../store/usage.server.ts'
import type { Room } from './answer-with-model.server.ts'
import { ProviderFailed, type ModelEngine } from './model-engine.server.ts'

/**
 * Lets the configured model word an answer to a public question: `instructions` are ours, the articles may be written
 * by anybody who runs the server, the question is a stranger's. Null when it does not answer, for whatever reason; the
 * caller then has its own words.
 */
export type AskModel = (asked: {
  instructions: string
  articles: string
  question: string
}) => Promise<{ text: string; writtenBy: WrittenBy } | null>

/** The model for callers without an account, within the server's day; null while there is none that may be asked. */
export function publicModel(room: Room, now: Date, signal: AbortSignal): AskModel | null {
  const { engine, breaker } = room
  if (!engine || breaker.isOpen(now.getTime())) return null
  return async (asked) => {
    const prompt = promptOf(asked)
    const tokensIn = tokensOf(prompt.instructions) + tokensOf(prompt.messages[0]?.content ?? '')
    if (tokensIn > turnMax.tokensIn) return null
    const limits = await room.limits()
    if (limits.isOff) return null
    const most = microCost(tokensIn, budget.reply, room.config)
    const day = now.toISOString().slice(0, 10)
    const { database } = room
    if (!(await database.asService((rows) => reserveSpend(rows, day, most, limits.dailyBudget)))) return null
    const use = { tokensIn, tokensOut: 0 }
    try {
      const text = await read(engine, prompt, use, signal)
      breaker.worked()
      if (text === '' || prompt.leaks(text) || scanOutput(text) !== null) return null
      return { text, writtenBy: engine.writtenBy }
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
      breaker.failed(now.getTime())
      room.failures.note(error, new Date())
      return null
    } finally {
      const unused = most - microCost(use.tokensIn, use.tokensOut, room.config)
      await database.asService((rows) => settleSpend(rows, day, unused))
    }
  }
}

function promptOf({ instructions, articles, question }: Parameters<AskModel>[0]) {
  const nonce = makeNonce()
  const content = defuse(redact(question, ''), nonce)
  return {
    instructions: `${instructions}\n\n${fence(articles, nonce, 'help_articles')}`,
    fixed: instructions,
    messages: [{ role: 'user' as const, content }],
    maxTokens: budget.reply,
    leaks: leakFinder(instructions, nonce),
  }
}

async function read(
  engine: ModelEngine,
  prompt: ReturnType<typeof promptOf>,
  use: { tokensIn: number; tokensOut: number },
  signal: AbortSignal,
): Promise<string> {
  let text = ''
  for await (const event of engine.stream(prompt, signal)) {
    if (event.type === 'usage') {
      use.tokensIn = event.tokensIn ?? use.tokensIn
      use.tokensOut = event.tokensOut ?? use.tokensOut
      continue
    }
    text += event.delta
    use.tokensOut = tokensOf(text)
    if (text.length > replyMax * 1.5) break
  }
  return signal.aborted ? '' : tidyReply(text)
}
