import { CallError } from '#platform/contract/errors.ts'
import type { SafetyCard } from '#features/safety/contract.ts'

/** One question, in UTF-16 units; the server refuses longer ones. */
export const questionMax = 2_000

/** The failure texts of a chat, word for word; spelt out here so that a public page need not load the coach's contract. */
export const chatFailures = {
  service: 'Failed to get response from chat service',
  provider: 'Failed to get response from OpenAI',
  format: 'Invalid response format from chat service',
} as const

export type ShownCard = { level: 'concern' | 'crisis'; card: SafetyCard } | null

export interface BotReply {
  message: string
  /** Where the answer stands, or what may be near it. */
  sources: { label: string; path: string }[]
  /** The model that worded it, and where; null for the article's own words. */
  writtenBy: { model: string; host: string } | null
  safety: ShownCard
}

/** The reply in an answer of the server; null when it holds no message, which is the one thing every reply has. */
export function readReply(answer: unknown): BotReply | null {
  const reply = answer as Record<string, unknown> | null
  if (typeof reply !== 'object' || typeof reply?.message !== 'string' || reply.message.trim() === '')
    return null
  const sources = Array.isArray(reply.sources) ? (reply.sources as { label?: unknown; path?: unknown }[]) : []
  return {
    message: reply.message,
    sources: sources.flatMap(({ label, path }) =>
      typeof label === 'string' && typeof path === 'string' && path.startsWith('/') ? [{ label, path }] : [],
    ),
    writtenBy: (reply.written_by as BotReply['writtenBy']) ?? null,
    safety: (reply.safety as ShownCard) ?? null,
  }
}

/** Where a question goes that no article answers. */
export const contactPath = '/help#contact-us'

/** Whether the bot found no answer: it then names the form beside whatever may be near. */
export function isUnsure({ sources }: BotReply): boolean {
  return sources.some(({ path }) => path === contactPath)
}

/** What to show when a question got no answer, and the card that came with the refusal. */
export function readFailure(error: unknown): { failure: string; safety: ShownCard } {
  if (!(error instanceof CallError)) return { failure: chatFailures.service, safety: null }
  const body = error.current as { error?: unknown; safety?: ShownCard } | null | undefined
  const safety = body?.safety ?? null
  // What a person can do something about is said in the server's own sentence; so is whose failure it was.
  const isTheirs = [413, 422, 429].includes(error.status)
  const isProvider = body?.error === chatFailures.provider
  return {
    failure: isTheirs ? error.message : isProvider ? chatFailures.provider : chatFailures.service,
    safety,
  }
}

/** The call as the specification draws it; the server writes its own system message and picks the model. */
export function chatRequest(text: string): Record<string, unknown> {
  return {
    messages: [
      { role: 'system', content: 'Balanse help' },
      { role: 'user', content: text },
    ],
    botType: 'customer_service',
    userData: {},
    model: 'gpt-4o-mini',
  }
}

/** Addresses of the public help page, for somebody who reads help at another address. */
export function pathIn(helpPath: string, path: string): string {
  return path.startsWith('/help#') ? helpPath + path.slice('/help'.length) : path
}
