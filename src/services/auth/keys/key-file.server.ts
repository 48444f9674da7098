import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'

/**
 * The private signing keys, as an array of JWKs. The file is made with one ES256 key when it is not there, readable
 * by its owner only. Throws a sentence when it holds something else.
 */
export async function readKeyFile(path: string): Promise<JWK[]> {
  const text = read(path) ?? (await makeKeyFile(path))
  let keys: unknown
  try {
    keys = JSON.parse(text)
  } catch {
    throw new Error(`The key file ${path} is not JSON.`)
  }
  if (!Array.isArray(keys) || keys.length === 0 || !keys.every(isPrivateKey))
    throw new Error(
      `The key file ${path} must hold an array of private keys (JWK), each RSA or elliptic curve P-256.`,
    )
  return keys
}

async function makeKeyFile(path: string): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' }
  mkdirSync(dirname(path), { recursive: true })
  // Written beside and then linked: a process that starts at the same moment sees the whole file or none, and a
  // power cut leaves no half one. Whoever links first has made the keys; the other reads them.
  const draft = `${path}.${process.pid}.new`
  writeFileSync(draft, `${JSON.stringify([key], null, 2)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new Error(`The key file ${path} cannot be read.`, { cause: error })
  }
}

function isPrivateKey(key: JWK | null): boolean {
  return typeof key?.d === 'string' && (key.kty === 'RSA' || (key.kty === 'EC' && key.crv === 'P-256'))
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown }).code
}
