import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A letter of the outbox, as a person would read it. */
export interface SentLetter {
  to: string
  from: string
  subject: string
  /** What it is about: signup, magiclink, recovery, invite, email_change_new, new_device, ... */
  kind: string
  text: string
  html: string
  /** Six digits to be typed; empty when it carries none. */
  code: string
  /** The address behind its button; empty when it carries none. */
  link: string
}

/** What was written to the outbox of a server, oldest first. */
export function readOutbox(dataDir: string, to?: string): SentLetter[] {
  return files(dataDir, '.eml')
    .map(readLetter)
    .filter((letter) => !to || letter.to === to)
}

/** The text messages of an outbox, oldest first. */
export function readMessages(dataDir: string, to?: string): { to: string; text: string; code: string }[] {
  return files(dataDir, '.txt')
    .map((text) => ({
      to: /^To: \+(\d+)$/m.exec(text)?.[1] ?? '',
      text,
      code: /\b\d{6}\b/.exec(text.split('\n\n')[1] ?? '')?.[0] ?? '',
    }))
    .filter((message) => !to || message.to === to)
}

function files(dataDir: string, ending: string): string[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith(ending) && !name.startsWith('.'))
  return names.sort().map((name) => readFileSync(join(folder, name), 'utf8'))
}

function readLetter(source: string): SentLetter {
  const head = source.slice(0, source.indexOf('\n\n')).replaceAll(/\n[ \t]+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  const text = bodyOf(source, 'text/plain')
  return {
    to: field('To').replaceAll(/[<>]/g, ''),
    from: field('From'),
    subject: field('Subject'),
    kind: field('X-Balanse-Letter'),
    text,
    html: bodyOf(source, 'text/html'),
    code: /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '',
    link: /^https?:\/\/\S+\/auth\/v1\/verify\?\S+$/m.exec(text)?.[0] ?? '',
  }
}

function bodyOf(source: string, type: string): string {
  const part = source.split(/\n--[^\n]+\n/).find((piece) => piece.startsWith(`Content-Type: ${type}`)) ?? ''
  const body = part.slice(part.indexOf('\n\n') + 2).split(/\n--[^\n]+--/)[0] ?? ''
  if (/^Content-Transfer-Encoding: base64/im.test(part)) return Buffer.from(body, 'base64').toString()
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(part)) return body
  const bytes = body
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
