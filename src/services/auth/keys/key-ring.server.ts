import { hkdfSync } from 'node:crypto'
import { calculateJwkThumbprint, importJWK, type CryptoKey, type JWK } from 'jose'
import { isShared, readKeyFile } from './key-file.server.ts'

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
 * The keys of this installation. The first that may sign does, all verify: to rotate, put a new key in front; take the
 * old one out when the last token it signed has expired.
 */
export interface KeyRing {
  signing: SigningKey
  all: SigningKey[]
  /** Secrets (HS256) that other programs of the operator sign with; they verify only. */
  shared: { kid: string; secret: Uint8Array }[]
}

export async function openKeyRing(path: string): Promise<KeyRing> {
  const jwks = await readKeyFile(path)
  const owned = jwks.filter((jwk) => !isShared(jwk))
  const all = await Promise.all(owned.map(openKey))
  const signing = all[owned.findIndex(maySign)]
  if (!signing)
    throw new Error(`The key file ${path} holds no RSA or elliptic curve key that may sign (key_ops).`)
  const shared = jwks.filter(isShared).map(({ kid = '', k = '' }) => ({
    kid,
    secret: new Uint8Array(Buffer.from(k, 'base64url')),
  }))
  return { signing, all, shared }
}

function maySign({ key_ops }: JWK): boolean {
  return key_ops === undefined || key_ops.includes('sign')
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
