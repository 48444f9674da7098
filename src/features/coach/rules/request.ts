import { ChatRequest, messageMax } from '../contract.ts'

/** The largest body, and how much of a text that is too long is still read for safety, at each of its ends. */
const bodyMax = 65_536
const scannedEnds = 20_000

export type ReadRequest =
  | { isValid: true; request: ChatRequest; text: string; scanned: string }
  | { isValid: false; status: 400 | 413 | 422; error: string; scanned: string }

/**
 * Reads a chat call. Whatever is wrong with it, `scanned` holds the words that the safety gate reads: the message of
 * the person, or every text in a body that has none in its place.
 */
export function readRequest(body: unknown, rawText: string): ReadRequest {
  const scanned = ends(wordsIn(body, rawText))
  const refuse = (status: 400 | 413 | 422, error: string): ReadRequest => ({
    isValid: false,
    status,
    error,
    scanned,
  })
  if (rawText.length > bodyMax) return refuse(413, 'This is too long to send at once.')
  if (typeof body !== 'object' || body === null) return refuse(400, 'The body is not JSON.')
  const parsed = ChatRequest.safeParse(body)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    if (issue?.path[0] === 'botType') return refuse(400, 'botType is coach or customer_service.')
    return refuse(422, `${issue?.path.join('.') || 'The body'} cannot be taken: ${issue?.message ?? ''}`)
  }
  const last = parsed.data.messages.at(-1)
  if (last?.role !== 'user') return refuse(422, 'The last message has to be the person’s.')
  if (last.content.length > messageMax)
    return refuse(413, `Please keep a message under ${messageMax} characters.`)
  // Postgres keeps neither NUL nor half a surrogate pair; both are invisible.
  const text = last.content.replaceAll('\0', '').toWellFormed()
  return { isValid: true, request: parsed.data, text, scanned }
}

/** What the person has written since the last reply; else every text of theirs; else every text there is. */
function wordsIn(body: unknown, rawText: string): string {
  if (typeof body !== 'object' || body === null) return rawText
  const { messages } = body as { messages?: unknown }
  const list = Array.isArray(messages) ? (messages as unknown[]) : []
  const lastReply = list.findLastIndex((message) => roleOf(message) === 'assistant')
  const own = list.slice(lastReply + 1).filter((message) => roleOf(message) === 'user')
  const words = textsIn(own.map((message) => (message as { content?: unknown }).content))
  return words === '' ? textsIn(body) : words
}

function roleOf(message: unknown): unknown {
  return (message as { role?: unknown } | null)?.role
}

/** Every string inside a value, without recursion: a body may be nested a million deep. */
function textsIn(value: unknown): string {
  const texts: string[] = []
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') texts.push(next)
    else if (typeof next === 'object' && next !== null)
      waiting.push(...Object.values(next).slice(0, 10_000).toReversed())
  }
  return texts.join('\n')
}

function ends(text: string): string {
  if (text.length <= scannedEnds * 2) return text
  return `${text.slice(0, scannedEnds)}\n${text.slice(-scannedEnds)}`
}
