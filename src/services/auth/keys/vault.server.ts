import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readOrMake } from './made-once.server.ts'

/**
 * Keeps what the database holds but must not be able to read: secrets of authenticator apps, tokens of providers.
 * The key is a file of the data folder, so a copy of the database alone opens nothing.
 */
export interface Vault {
  /** AES-256-GCM. `owner` names the row: a sealed text that is moved to another row does not open there. */
  seal(text: string, owner: string): Buffer
  /** Throws when the text was sealed with another key, for another owner, or was changed since. */
  open(sealed: Buffer, owner: string): string
  /** A keyed hash (HMAC-SHA-256), for codes that are too short to be safe in a plain one. */
  sign(text: string): Buffer
}

/** Opens the vault; its key is made when the file is not there. Throws a sentence when it is not a key. */
export async function openVault(path: string): Promise<Vault> {
  const text = await readOrMake(path, async () => `${randomBytes(32).toString('base64url')}\n`)
  const root = Buffer.from(text.trim(), 'base64url')
  if (root.length !== 32) throw new Error(`The key file ${path} must hold 32 bytes in base64url.`)
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', `balanse ${purpose}`, 32))
  const sealing = derive('sealing')
  const signing = derive('signing')
  return {
    seal(text, owner) {
      const start = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealing, start).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([start, cipher.getAuthTag(), body])
    },
    open(sealed, owner) {
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(12, 28))
      return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')
    },
    sign: (text) => createHmac('sha256', signing).update(text).digest(),
  }
}
