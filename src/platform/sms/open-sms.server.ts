import type { SmsConfig } from '#platform/sending-settings.server.ts'
import { writeToOutbox } from '#platform/mail/outbox.server.ts'

export interface TextMessage {
  /** Digits of an international number, without the plus. */
  to: string
  text: string
  channel: 'sms' | 'whatsapp'
}

export interface Sms {
  /** Whether messages go anywhere at all: to phones, or to the outbox that the operator chose. */
  configured: boolean
  /** The name that GET /settings shows; empty when nothing is sent. */
  provider: '' | 'outbox' | 'twilio'
  /** Throws SmsNotSent when the message was not taken; the error names no number and no text. */
  send(message: TextMessage): Promise<void>
}

export class SmsNotSent extends Error {}

/** Text messages by a Twilio-compatible service, as files in the outbox, or not at all. */
export function openSms(config: SmsConfig): Sms {
  if (config.sender === 'twilio') return byTwilio(config)
  if (config.sender === 'outbox')
    return {
      configured: true,
      provider: 'outbox',
      async send({ to, text, channel }) {
        await writeToOutbox(config.outbox, `To: +${to}\nChannel: ${channel}\n\n${text}\n`, 'txt')
      },
    }
  return {
    configured: false,
    provider: '',
    async send() {
      throw new SmsNotSent('This server has no way to send text messages.')
    },
  }
}

const timeoutMs = 10_000

function byTwilio({ url, account, token, from }: SmsConfig): Sms {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  return {
    configured: true,
    provider: 'twilio',
    async send({ to, text, channel }) {
      const prefix = channel === 'whatsapp' ? 'whatsapp:' : ''
      // A messaging service has an id of its own in place of a number.
      const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
      const form = {
        To: `${prefix}+${to}`,
        Body: text,
        [sender]: sender === 'From' ? `${prefix}${from}` : from,
      }
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams(form),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      }).catch(() => null)
      await answer?.body?.cancel()
      if (!answer?.ok)
        throw new SmsNotSent(
          `The message service did not take the message (${answer?.status ?? 'no answer'}).`,
        )
    },
  }
}
