import { SmsNotSent } from '#platform/sms/open-sms.server.ts'
import type { IssuedToken } from '../codes/issue-token.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { writeCodeLetter, writeCodeMessage } from './write-letter.server.ts'

export type Channel = 'sms' | 'whatsapp'

/** Sends what was issued to its e-mail address, after the answer: how long that takes is nobody's business. */
export function postLetter(parts: AuthParts, issued: IssuedToken, redirectTo: string): void {
  parts.background.run(() => parts.mail.send(writeCodeLetter(parts, issued, redirectTo)))
}

/** Sends what was issued to its phone, before the answer. Throws sms_send_failed. */
export async function sendMessage(parts: AuthParts, issued: IssuedToken, channel: Channel): Promise<void> {
  try {
    await parts.sms.send({ to: issued.address, text: writeCodeMessage(issued.code), channel })
  } catch (error) {
    if (!(error instanceof SmsNotSent)) throw error
    throw refuse('sms_send_failed', `Error sending sms: ${error.message}`)
  }
}

/** Refuses at once, for every number alike, when nothing could be sent to any. */
export function requireSender(parts: AuthParts): void {
  if (!parts.sms.configured)
    throw refuse('sms_send_failed', 'Error sending sms: This server has no way to send text messages.')
}

/** The channel of a request; nothing is a text message. Throws validation_failed. */
export function readChannel(given: string): Channel {
  if (given === '' || given === 'sms') return 'sms'
  if (given === 'whatsapp') return 'whatsapp'
  throw refuse('validation_failed', "Invalid channel, supported values are 'sms' or 'whatsapp'.")
}
