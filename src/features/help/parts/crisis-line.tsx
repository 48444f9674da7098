import type { ReactNode } from 'react'

/** One line of the operator's file. Whatever it can be reached by is there, in the words of its service. */
export interface CrisisLineFacts {
  name: string
  call?: string
  text?: string
  /** What to write in the text message. */
  textWord?: string
  chat?: string
  web?: string
  email?: string
  hours?: string
  note?: string
  source_checked: boolean
}

/** A service with its hours, and every way to it as a link that also shows the number. */
export function CrisisLine({ line, isStrong = false }: { line: CrisisLineFacts; isStrong?: boolean }) {
  const { name, call, text, textWord, chat, web, email, hours, note } = line
  const facts = [hours, note, line.source_checked ? undefined : 'not confirmed'].filter(Boolean).join(', ')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className={isStrong ? 'font-semibold' : 'font-medium'}>{name}</p>
        {facts ? <p className="text-sm text-ink-2">{facts}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {call ? <Way href={`tel:${digits(call)}`}>Call {call}</Way> : null}
        {text ? (
          <Way href={`sms:${digits(text)}`}>
            Text {textWord ? `${textWord} to ` : ''}
            {text}
          </Way>
        ) : null}
        {chat ? <Way href={chat}>Chat at {host(chat)}</Way> : null}
        {web ? <Way href={web}>{host(web)}</Way> : null}
        {email ? <Way href={`mailto:${email}`}>{email}</Way> : null}
      </div>
    </li>
  )
}

/** One way to reach somebody, to tap and to read. */
export function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      rel="noreferrer"
      className="inline-flex min-h-11 items-center rounded-chip border border-tide px-4 font-medium text-tide no-underline hover:bg-tide-2"
    >
      {children}
    </a>
  )
}

/** A number as the address of a call takes it. */
export function digits(number: string): string {
  return number.replaceAll(/[^\d+]/g, '')
}

export function host(address: string): string {
  return new URL(address).host.replace(/^www\./, '')
}
