import { createHmac } from 'node:crypto'
import type { Seal } from '#platform/jobs/letters.server.ts'
import { OutsideTrouble, type AskOutside } from '#platform/outside/ask-outside.server.ts'
import type { Outcome, Target } from '../store.server.ts'

/** A sealed part opens in its own row only. */
export const addressOwner = (userId: string, id: string): string => `webhook address ${userId} ${id}`
export const secretOwner = (userId: string, id: string): string => `webhook secret ${userId} ${id}`

/** What travels: names of rows, and none of their words. */
export interface Message {
  id: string
  event: string
  kind: string
  row: string
  at: string
}

const patienceMs = 10_000

/**
 * Sends one message, signed so that its receiver can tell that it is ours and not old: HMAC-SHA-256 with the secret over the
 * time, a dot and the body.
 */
export async function sendMessage(
  { ask, vault }: { ask: AskOutside; vault: Seal },
  target: Target,
  message: Message,
): Promise<Outcome> {
  const { user_id: userId, webhook_id: id } = target
  const address = vault.open(target.address_sealed, addressOwner(userId, id))
  const secret = vault.open(target.secret_sealed, secretOwner(userId, id))
  const body = JSON.stringify(message)
  const time = Math.floor(Date.now() / 1000)
  try {
    const { status } = await ask({
      address,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'balanse-message': message.id,
        'balanse-signature': `t=${time},v1=${signatureOf(secret, time, body)}`,
      },
      body,
      // What the other server says is not read: its status is all that counts.
      most: 64 * 1024,
      patienceMs,
    })
    const isTaken = status >= 200 && status < 300
    return { status, trouble: isTaken ? '' : `The other server answered with ${status}.` }
  } catch (error) {
    if (!(error instanceof OutsideTrouble)) throw error
    return { status: null, trouble: error.message }
  }
}

function signatureOf(secret: string, time: number, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}
