import { HOTP, Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

export interface AppSecret {
  /** What the person types into the app: base32. */
  secret: string
  /** otpauth://totp/... */
  uri: string
  /** The same as a picture: bare SVG text, without a character that a data address would have to escape. */
  qrCode: string
}

/** A new secret of 160 bits, as every authenticator app understands it: SHA-1, six digits, 30 seconds. */
export function makeAppSecret(issuer: string, account: string): AppSecret {
  const secret = new Secret({ size: 20 })
  const uri = new TOTP({ issuer, label: account, secret }).toString()
  return { secret: secret.base32, uri, qrCode: renderSVG(uri, { ecc: 'M', border: 2 }) }
}

/**
 * The step (number of 30 seconds since 1970) that a code belongs to, one step of clock error either side; null when
 * it is not right or when its step is not after `lastStep`: a code that was looked over a shoulder opens nothing.
 */
export function findStep(secret: string, code: string, lastStep: number | null): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const counter = TOTP.counter()
  const delta = HOTP.validate({ token: code, secret: Secret.fromBase32(secret), counter, window: 1 })
  if (delta === null) return null
  const step = counter + delta
  return lastStep !== null && step <= lastStep ? null : step
}
