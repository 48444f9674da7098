import { createTransport } from 'nodemailer'
import type { MailConfig } from '#platform/sending-settings.server.ts'
import { forgetLettersTo, writeToOutbox } from './outbox.server.ts'

export interface Letter {
  /** One address, as it is written in an envelope. */
  to: string
  subject: string
  text: string
  html: string
  /** What the letter is about, in one word, for the log and for a header of the letter; never a text of a person. */
  kind: string
  /** Where one click ends letters of this kind (RFC 8058). */
  unsubscribe?: string
  /** Makes a letter that is sent twice the same letter to whoever receives it. */
  id?: string
}

export interface Mail {
  /** Whether letters reach people. Without an SMTP server they are files in the outbox that the operator can open. */
  configured: boolean
  /** Hands the letter over. Throws LetterRefused when the mail server does not take it. */
  send(letter: Letter): Promise<void>
  /** Removes letters to an address that lie here; what was sent is not ours any more. */
  forget(address: string): Promise<void>
  close(): void
}

/** The mail server did not take a letter. Names no address and no text. */
export class LetterRefused extends Error {
  /** The address itself was refused, so that another try would end in the same way. */
  readonly isLasting: boolean

  constructor(kind: string, { code = 'unknown', responseCode }: { code?: string; responseCode?: number }) {
    super(`The mail server did not take a letter (${kind}): ${code} ${responseCode ?? ''}`.trim())
    this.name = 'LetterRefused'
    this.isLasting = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500
  }
}

/** A mail server that is slow to answer must not hold up the end of the program for minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Mail by SMTP when the operator named a server, else one `.eml` file a letter in the outbox. */
export function openMail(config: MailConfig): Mail {
  return config.smtpUrl ? bySmtp(config, config.smtpUrl) : toOutbox(config)
}

function bySmtp({ from }: MailConfig, url: string): Mail {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...timeouts, ...closed })
  return {
    configured: true,
    async send(letter) {
      try {
        await transport.sendMail(message(from, letter))
      } catch (error) {
        // The answer of a mail server often quotes the address it refused; its code says enough.
        // oxlint-disable-next-line eslint/preserve-caught-error -- the cause holds that address
        throw new LetterRefused(letter.kind, error as { code?: string; responseCode?: number })
      }
    },
    forget: async () => {},
    close: () => transport.close(),
  }
}

function toOutbox({ from, outbox }: MailConfig): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...closed })
  return {
    configured: false,
    async send(letter) {
      const { message: bytes } = await transport.sendMail(message(from, letter))
      await writeToOutbox(outbox, bytes as Buffer, 'eml')
    },
    forget: (address) => forgetLettersTo(outbox, address),
    close: () => transport.close(),
  }
}

/** A letter is what we wrote: nothing of it is fetched from a file or from an address. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

function message(from: string, { to, subject, text, html, kind, unsubscribe, id }: Letter) {
  return {
    from,
    ...(id
      ? {
          messageId: `<${id}@${
            from
              .split('@')
              .at(-1)
              ?.replace(/[^\w.-]/g, '') || 'balanse'
          }>`,
        }
      : {}),
    // As an object, so that an address with a comma or a bracket in it stays one address.
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: {
      'X-Balanse-Letter': kind,
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe
        ? {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  }
}
