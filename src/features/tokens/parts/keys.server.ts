import { hash, randomBytes } from 'node:crypto'

/** A key is told from a token of a session by its beginning, also by programs that look for secrets in code. */
const prefix = 'balanse_key_'

export const newKey = (): string => prefix + randomBytes(32).toString('base64url')
/** What is stored of a key: 256 random bits need no slow hash. */
export const hashOfKey = (key: string): Buffer => hash('sha256', key, 'buffer')
export const isKey = (text: string): boolean =>
  text.startsWith(prefix) && /^[A-Za-z0-9_-]{43}$/.test(text.slice(prefix.length))
