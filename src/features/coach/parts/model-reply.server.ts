import type { ChatEvent } from '../contract.ts'
import { buildPrompt, type Prompt } from '../prompts/build-prompt.ts'
import { makeNonce } from '../prompts/fence.ts'
import { microCost, tokensOf } from '../rules/budget.ts'
import { scanOutput } from '#features/safety/rules/output.ts'
import { withoutInvented } from '../rules/claims.ts'
import type { CoachContext } from '../rules/context.ts'
import { asPlainText, leakFinder, replyMax, tidyReply } from '../rules/output.ts'
import type { ModelUse } from '../store/usage.server.ts'
import type { Manner } from '../voices/speaker.ts'
import { ProviderFailed, type ModelEngine } from './model-engine.server.ts'
import type { Turn } from './prepare-turn.server.ts'

/** A reply while it is written; filled in as it goes, so that a stop finds it as it is. */
export interface Draft {
  text: string
  /** The part of it that was looked at and shown. */
  shown: string
  /** Set when the reply must not be shown: the reviewed words that stand in for it. */
  replacement: string | null
  use: ModelUse
  /** The body of the request as it left this process; null while nothing has. */
  sent: { host: string; body: string } | null
}

export interface Order {
  prompt: Prompt
  context: CoachContext
  nonce: string
  prices: { priceIn: number; priceOut: number }
}

export function orderFor(turn: Turn, manner: Manner, isConcern: boolean, prices: Order['prices']): Order {
  const nonce = makeNonce()
  const { text, context, here } = turn
  const { full_name: fullName, preferences } = here
  return {
    nonce,
    context,
    prices,
    prompt: buildPrompt({ text, context, fullName, preferences, manner, isConcern, nonce }),
  }
}

export function emptyDraft({ prompt, prices }: Order): Draft {
  const tokensIn =
    tokensOf(prompt.instructions) + prompt.messages.reduce((sum, { content }) => sum + tokensOf(content), 0)
  return {
    text: '',
    shown: '',
    replacement: null,
    sent: null,
    use: { tokensIn, tokensOut: 0, microCost: microCost(tokensIn, 0, prices) },
  }
}

const instead = 'I can’t share that. What would you like to look at today?'

/**
 * Writes a reply into `draft` and yields what of it may be shown. Words are let go one by one, each only after all of
 * the text so far was looked at: a pattern that must not be shown is caught before its last word leaves. Throws
 * ProviderFailed when nothing usable came.
 */
export async function* writeReply(
  engine: ModelEngine,
  { prompt, context, nonce, prices }: Order,
  draft: Draft,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void, void> {
  const leaks = leakFinder(prompt.fixed, nonce)
  const check = (text: string) => (leaks(text) ? instead : scanOutput(text))
  const { use } = draft
  try {
    const keepSent = (body: string) => {
      draft.sent = { host: engine.writtenBy.host, body }
    }
    for await (const event of engine.stream(prompt, signal, keepSent)) {
      if (event.type === 'usage') {
        use.tokensIn = event.tokensIn ?? use.tokensIn
        use.tokensOut = event.tokensOut ?? use.tokensOut
        continue
      }
      draft.text += event.delta
      use.tokensOut = tokensOf(draft.text)
      const wholeWords = draft.text.slice(0, draft.text.search(/\s\S*$/) + 1)
      draft.replacement = check(wholeWords)
      if (draft.replacement !== null) return
      const plain = asPlainText(withoutInvented(wholeWords, context, false))
      // A mark that only its end gives away changes what stands before; the finished reply puts that right.
      if (plain.length > draft.shown.length && plain.startsWith(draft.shown)) {
        const delta = plain.slice(draft.shown.length)
        draft.shown = plain
        yield { type: 'delta', delta }
      }
      if (draft.text.length > replyMax * 1.5) break
    }
    if (signal.aborted) return
    draft.replacement = check(draft.text)
    draft.text = tidyReply(withoutInvented(draft.text, context, true))
    if (draft.text === '' && draft.replacement === null) throw new ProviderFailed('The reply holds no words.')
  } finally {
    use.microCost = microCost(use.tokensIn, use.tokensOut, prices)
  }
}
