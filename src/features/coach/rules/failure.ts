import { newId } from '#platform/contract/new-id.ts'
import { CallError } from '#platform/contract/errors.ts'
import { failures, type ChatEvent, type ChatReply } from '../contract.ts'

/** The reply in an answer of the server; null when it holds no message, which is the one thing every reply has. */
export function replyIn(answer: unknown): (ChatEvent & { type: 'done' }) | null {
  const reply = answer as Partial<ChatReply> | null
  if (typeof reply !== 'object' || typeof reply?.message !== 'string' || reply.message.trim() === '')
    return null
  return {
    quick: [],
    actions: [],
    sources: [],
    safety: null,
    engine: 'guided',
    messageId: newId(),
    ...(reply as Partial<ChatReply> & { message: string }),
    type: 'done',
  }
}

/** What to show when a message got no reply, and the card that came with the refusal. */
export function failureOf(error: unknown): { failure: string; safety: ChatReply['safety'] } {
  if (!(error instanceof CallError)) return { failure: failures.service, safety: null }
  const body = error.current as { safety?: ChatReply['safety'] } | null | undefined
  // What a person can do something about is said in the server's own sentence.
  const isTheirs = [401, 413, 422, 429].includes(error.status)
  return { failure: isTheirs ? error.message : failures.service, safety: body?.safety ?? null }
}
