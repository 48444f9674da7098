import { hkdfSync } from 'node:crypto'
import { calculateJwkThumbprint, importJWK, type CryptoKey, type JWK } from 'jose'
import { readKeyFile } from './key-file.server.ts'

interface SigningKey {
  kid: string
  alg: 'ES256' | 'RS256'
  privateKey: CryptoKey
  publicKey: CryptoKey
  /** What /.well-known/jwks.json shows of it. */
  publicJwk: JWK
  /** 32 bytes derived from the private key, from which the texts of refresh tokens are made. */
  refreshSecret: Uint8Array
}

/**
 * The keys of this installation. The first signs, all verify: to rotate, put a new key in front; take the old one
 * out when the last token it signed has expired.
 */
export interface KeyRing {
  signing: SigningKey
  all: SigningKey[]
}

export async function openKeyRing(path: string): Promise<KeyRing> {
  const all = await Promise.all((await readKeyFile(path)).map(openKey))
  const [signing] = all
  if (!signing) throw new Error(`The key file ${path} holds no key.`)
  return { signing, all }
}

async function openKey(jwk: JWK): Promise<SigningKey> {
  const alg = jwk.kty === 'RSA' ? 'RS256' : 'ES256'
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk))
  const shown = jwk.kty === 'RSA' ? { n: jwk.n, e: jwk.e } : { crv: jwk.crv, x: jwk.x, y: jwk.y }
  const { key_ops: _operations, use: _use, ...bare } = jwk
  return {
    kid,
    alg,
    privateKey: (await importJWK(bare, alg)) as CryptoKey,
    publicKey: (await importJWK({ kty: jwk.kty, ...shown }, alg)) as CryptoKey,
    publicJwk: { kty: jwk.kty, kid, alg, use: 'sig', key_ops: ['verify'], ...shown },
    refreshSecret: new Uint8Array(
      hkdfSync('sha256', Buffer.from(jwk.d ?? '', 'base64url'), '', 'balanse refresh tokens', 32),
    ),
  }
}
