import { hash } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify, type CryptoKey, type JWTPayload } from 'jose'
import { refuse } from '../refusals.server.ts'
import type { KeyRing } from '../keys/key-ring.server.ts'

export type VerifyToken = (token: string) => Promise<JWTPayload>

/** How many verified tokens are remembered; about 5 MB when full. */
const rememberedMax = 5_000

/**
 * Verifies signature and times of a token; throws bad_jwt. A token once verified is remembered by its SHA-256 until
 * it expires, so that the next request with it costs a look-up. That its session still lives is not said here: the
 * database is asked that on every request.
 */
export function createTokenVerifier(ring: KeyRing, secret: string | undefined): VerifyToken {
  // A Map keeps its insertion order: taken out and put back on use, its first entry is the longest unused.
  const remembered = new Map<string, JWTPayload>()
  return async (token) => {
    const key = hash('sha256', token, 'base64')
    const known = remembered.get(key)
    if (known) {
      remembered.delete(key)
      if ((known.exp ?? Infinity) > Date.now() / 1000) {
        remembered.set(key, known)
        return known
      }
    }
    const payload = await verify(ring, secret, token)
    remembered.set(key, payload)
    if (remembered.size > rememberedMax) {
      const [oldest] = remembered.keys()
      if (oldest !== undefined) remembered.delete(oldest)
    }
    return payload
  }
}

async function verify(ring: KeyRing, secret: string | undefined, token: string): Promise<JWTPayload> {
  try {
    const { key, alg } = chooseKey(ring, secret, token)
    return (await jwtVerify(token, key, { algorithms: [alg] })).payload
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'token is malformed'
    throw refuse('bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`)
  }
}

/**
 * The algorithm belongs to the key, never to the token: a `kid` of ours is verified with that key's own algorithm,
 * and HS256 only with a shared secret, only when the operator set one.
 */
function chooseKey(
  ring: KeyRing,
  secret: string | undefined,
  token: string,
): { key: CryptoKey | Uint8Array; alg: string } {
  const header = decodeProtectedHeader(token)
  const ours = ring.all.find((key) => key.kid === header.kid)
  if (ours) return { key: ours.publicKey, alg: ours.alg }
  const shared = ring.shared.find((key) => key.kid === header.kid)
  if (shared) return { key: shared.secret, alg: 'HS256' }
  if (secret && header.alg === 'HS256') return { key: new TextEncoder().encode(secret), alg: 'HS256' }
  throw new Error(`unrecognized JWT kid for algorithm ${header.alg}`)
}
