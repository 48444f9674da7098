import { renameSync, writeFileSync } from 'node:fs'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { readOrMake } from './made-once.server.ts'

/**
 * The private signing keys, as an array of JWKs; shared secrets (`oct`) may stand among them. The file is made with one
 * ES256 key when it is not there. Throws a sentence when it holds something else.
 */
export async function readKeyFile(path: string): Promise<JWK[]> {
  const text = await readOrMake(path, async () => writeKeys([await makeKey('ES256')]))
  let keys: unknown
  try {
    keys = JSON.parse(text)
  } catch {
    throw new Error(`The key file ${path} is not JSON.`)
  }
  if (!Array.isArray(keys) || keys.length === 0 || !keys.every((key) => isPrivateKey(key) || isShared(key)))
    throw new Error(
      `The key file ${path} must hold an array of private keys (JWK), each RSA, elliptic curve P-256, or a secret of 32 bytes with a kid.`,
    )
  return keys
}

/**
 * Puts a new key in front of the others: from the next start on it signs, and what the others signed stays good until
 * it runs out or they are taken out of the file. Answers how many keys there are now.
 */
export async function addKey(path: string, alg: 'ES256' | 'RS256'): Promise<number> {
  const keys = [await makeKey(alg), ...(await readKeyFile(path))]
  // Beside and then renamed, so that a start at the same moment reads the old file or the new one.
  const draft = `${path}.${process.pid}.new`
  writeFileSync(draft, writeKeys(keys), { mode: 0o600 })
  renameSync(draft, path)
  return keys.length
}

async function makeKey(alg: 'ES256' | 'RS256'): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(privateKey)), alg, use: 'sig' }
}

function writeKeys(keys: JWK[]): string {
  return `${JSON.stringify(keys, null, 2)}\n`
}

/** A secret that others sign with too. Without a name no token could say that it means this one. */
export function isShared(key: JWK | null): boolean {
  return (
    key?.kty === 'oct' && typeof key.kid === 'string' && Buffer.from(key.k ?? '', 'base64url').length >= 32
  )
}

function isPrivateKey(key: JWK | null): boolean {
  return typeof key?.d === 'string' && (key.kty === 'RSA' || (key.kty === 'EC' && key.crv === 'P-256'))
}
