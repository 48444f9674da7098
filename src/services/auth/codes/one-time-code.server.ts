import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Vault } from '../keys/vault.server.ts'

/** How often a code may be typed wrongly before it is dead. */
const mostMisses = 5

/** Clients see by the beginning of a link's text that it ends with a code for the browser that asked for it. */
const pkcePrefix = 'pkce_'

/** The text of a link: 256 random bits, so that nobody finds it who did not get it. */
export function makeLinkText(isPkce: boolean): string {
  return `${isPkce ? pkcePrefix : ''}${randomBytes(32).toString('base64url')}`
}

export function isPkceLink(link: string): boolean {
  return link.startsWith(pkcePrefix)
}

/** What is stored of a link. It is random enough by itself for a plain SHA-256. */
export function hashLink(link: string): Buffer {
  return Buffer.from(hash('sha256', link, 'hex'), 'hex')
}

/** Six digits, each number as likely as any other. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

export interface CodePlace {
  user_id: string
  kind: string
  address: string
}

/** What is stored of a code: a keyed hash that belongs to one account, one reason and one address. */
export function hashCode(vault: Vault, { user_id, kind, address }: CodePlace, code: string): Buffer {
  return vault.sign(['one-time code', user_id, kind, address, code].join('\n'))
}

/** Whether a typed code is the one that is stored; takes the same time whichever digit is wrong. */
export function isRightCode(
  vault: Vault,
  token: CodePlace & { code_hash: Buffer | null; misses: number },
  typed: string,
): boolean {
  const given = hashCode(vault, token, typed)
  const isSame = token.code_hash !== null && timingSafeEqual(given, token.code_hash)
  return isSame && token.misses < mostMisses
}
