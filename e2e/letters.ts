import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

export interface ReadLetter {
  subject: string
  code: string
  link: string
}

/** Waits for the newest letter to an address in a server's outbox. `count`: how many letters it has had by then. */
export async function readLetter(folder: string, to: string, count = 1): Promise<ReadLetter> {
  await expect.poll(() => lettersTo(folder, to).length).toBe(count)
  const letter = lettersTo(folder, to).at(-1) ?? ''
  // The first part is plain text, quoted-printable.
  const text = letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  return {
    subject: /^Subject: (.*)$/m.exec(letter)?.[1] ?? '',
    code: /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '',
    link: /^(http\S+\/auth\/v1\/verify\S+)$/m.exec(text)?.[1] ?? '',
  }
}

export function lettersTo(folder: string, to: string): string[] {
  const outbox = join(folder, 'outbox')
  const names = readdirSync(folder).includes('outbox') ? readdirSync(outbox).toSorted() : []
  return names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((letter) => letter.includes(`\nTo: ${to}`))
}
