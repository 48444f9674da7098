import * as z from 'zod/mini'
import { OutsideTrouble, type AskOutside } from '#platform/outside/ask-outside.server.ts'

const patienceMs = 8_000
const bytesMost = 256 * 1024

/** Slack did not do what it was asked. `code` is its own word for it, or `busy` and `down`, which pass by themselves. */
export class SlackTrouble extends Error {
  readonly code: string

  constructor(code: string, message = `Slack answered ${code}.`) {
    super(message)
    this.name = 'SlackTrouble'
    this.code = code
  }
}

const busy = () => new SlackTrouble('busy', 'Slack asked to wait a little. Please try again in a minute.')
const down = () => new SlackTrouble('down', 'Slack does not answer right now. Please try again in a while.')

const Answer = z.looseObject({ ok: z.boolean(), error: z.optional(z.string()) })

/** One method of Slack's Web API, by form fields as all of them take them. Throws SlackTrouble. */
export async function callSlack(
  ask: AskOutside,
  address: string,
  fields: Record<string, string>,
  authorization: string,
): Promise<Record<string, unknown>> {
  const { status, body } = await send(ask, {
    address,
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization },
    body: new URLSearchParams(fields).toString(),
  })
  if (status === 429) throw busy()
  if (status >= 500) throw down()
  const answer = Answer.safeParse(parse(body))
  if (!answer.success) throw down()
  if (answer.data.ok) return answer.data
  const code = answer.data.error ?? 'unknown'
  if (['ratelimited', 'rate_limited'].includes(code)) throw busy()
  if (['fatal_error', 'internal_error', 'service_unavailable', 'request_timeout'].includes(code)) throw down()
  throw new SlackTrouble(code)
}

/** Posts to an incoming webhook, which answers with a word and no JSON. Throws SlackTrouble. */
export async function postWebhook(ask: AskOutside, address: string, text: string): Promise<void> {
  const { status, body } = await send(ask, {
    address,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, unfurl_links: false, unfurl_media: false }),
  })
  if (status >= 200 && status < 300) return
  if (status === 429) throw busy()
  if (status >= 500) throw down()
  const code = body.trim().slice(0, 60)
  throw new SlackTrouble(
    /^[a-z_]+$/.test(code) ? code : status === 404 || status === 410 ? 'no_service' : 'refused',
  )
}

async function send(
  ask: AskOutside,
  question: { address: string; headers: Record<string, string>; body: string },
): Promise<{ status: number; body: string }> {
  try {
    return await ask({ ...question, method: 'POST', most: bytesMost, patienceMs })
  } catch (error) {
    if (!(error instanceof OutsideTrouble)) throw error
    // Of an address that somebody pasted the reason is theirs to know; otherwise nobody is there.
    throw error.kind === 'near' || error.kind === 'address'
      ? new SlackTrouble('refused', error.message)
      : down()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
