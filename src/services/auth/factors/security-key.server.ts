import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod'
import type { FactorRow } from '../store/factors.server.ts'

/** Loaded on first use: it is large, and most installations have it switched off. */
const library = () => import('@simplewebauthn/server')

/** What is kept of a security key; its public key is base64url. */
const Credential = z.object({
  id: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  aaguid: z.string(),
})
export type Credential = z.output<typeof Credential>

export interface KeyChallenge {
  type: 'create' | 'request'
  /** What a browser gives to navigator.credentials, in the JSON form of WebAuthn Level 3. */
  publicKey: { challenge: string }
}

/** Asks for a new key when the factor is not verified yet, else for a signature of its key. */
export async function askSecurityKey(
  siteUrl: string,
  factor: FactorRow,
  userName: string,
): Promise<KeyChallenge> {
  const rpID = new URL(siteUrl).hostname
  const known = readCredential(factor)
  const { generateAuthenticationOptions, generateRegistrationOptions } = await library()
  if (known)
    return {
      type: 'request',
      publicKey: await generateAuthenticationOptions({
        rpID,
        allowCredentials: [{ id: known.id, transports: known.transports }],
        userVerification: 'preferred',
      }),
    }
  return {
    type: 'create',
    publicKey: await generateRegistrationOptions({
      rpName: 'Balanse',
      rpID,
      userName,
      userID: new TextEncoder().encode(factor.user_id),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    }),
  }
}

/**
 * The key as it is to be kept after a right answer to `nonce`, or null when the answer is not right. It counts only
 * for the address of this installation, whatever the caller says about its own.
 */
export async function checkSecurityKey(
  siteUrl: string,
  factor: FactorRow,
  nonce: string,
  response: Record<string, unknown>,
): Promise<Credential | null> {
  const expected = {
    expectedChallenge: nonce,
    expectedOrigin: new URL(siteUrl).origin,
    expectedRPID: new URL(siteUrl).hostname,
    requireUserVerification: false,
  }
  const known = readCredential(factor)
  try {
    return known
      ? await checkSignature(known, response as unknown as AuthenticationResponseJSON, expected)
      : await checkNewKey(response as unknown as RegistrationResponseJSON, expected)
  } catch {
    // The library throws for every way in which an answer can be wrong.
    return null
  }
}

interface Expected {
  expectedChallenge: string
  expectedOrigin: string
  expectedRPID: string
  requireUserVerification: boolean
}

async function checkNewKey(
  response: RegistrationResponseJSON,
  expected: Expected,
): Promise<Credential | null> {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({ response, ...expected })
  if (!verified) return null
  const { credential, aaguid } = registrationInfo
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    aaguid,
  }
}

async function checkSignature(
  known: Credential,
  response: AuthenticationResponseJSON,
  expected: Expected,
): Promise<Credential | null> {
  const publicKey = new Uint8Array(Buffer.from(known.publicKey, 'base64url'))
  const { id, counter, transports } = known
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expected,
    credential: { id, publicKey, counter, transports },
  })
  return verified ? { ...known, counter: authenticationInfo.newCounter } : null
}

function readCredential(factor: FactorRow): Credential | null {
  return factor.credential === null ? null : Credential.parse(factor.credential)
}
