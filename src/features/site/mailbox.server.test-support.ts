import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  /** For BALANSE_SMTP_URL. */
  url: string
  /** What arrived: the address of the envelope, and the letter decoded as far as a test needs it. */
  letters: { to: string; text: string }[]
  /** From now on every letter is refused. */
  refuse(): void
  close(): Promise<void>
}

/** A mail server on this machine that keeps what it is given. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: Mailbox['letters'] = []
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(isRefusing ? new Error('No more today.') : undefined),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString()
        for (const { address } of session.envelope.rcptTo) letters.push({ to: address, text: decoded(text) })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse() {
      isRefusing = true
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Quoted-printable, as far as it breaks links apart. */
function decoded(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
