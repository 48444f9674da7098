import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { jwtVerify } from 'jose'
import * as z from 'zod'
import { readQuery } from '../body.server.ts'
import type { Target } from '../names.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'

/** What an address says that opens something without a sign-in. It never says who somebody is. */
export interface AddressToken {
  scope: 'download' | 'upload'
  /** `bucket/name` */
  url: string
  owner?: string | undefined
  upsert?: boolean | undefined
  /** For a picture: `height:20,width:10,resize:cover,quality:50`. */
  transformations?: string | undefined
  format?: string | undefined
}

const header = encode({ alg: 'HS256' })

/** Made here, in one go: jose has each signature made in a thread of its own, and a page may ask for a thousand. */
export function signAddress(parts: StorageParts, token: AddressToken, seconds: number): string {
  const now = Math.floor(Date.now() / 1000)
  const text = `${header}.${encode({ ...token, iat: now, exp: now + seconds })}`
  return `${text}.${createHmac('sha256', parts.addressSecret).update(text).digest('base64url')}`
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

const Query = z.object({ token: z.string() })
const Shape = z.object({
  scope: z.enum(['download', 'upload']),
  url: z.string(),
  exp: z.number(),
  owner: z.string().optional(),
  upsert: z.boolean().optional(),
  transformations: z.string().optional(),
  format: z.string().optional(),
})

/** The token behind the question mark, as checkAddressToken. */
export async function readAddressToken(
  parts: StorageParts,
  request: FastifyRequest,
  scope: AddressToken['scope'],
  target: Target,
): Promise<AddressToken & { exp: number }> {
  return checkAddressToken(parts, readQuery(request.query, Query).token, scope, target)
}

/**
 * The token of a signed address. A sign-in token is none, even where both come from the same secret: it has no scope.
 * Throws InvalidJWT, InvalidSignature.
 */
export async function checkAddressToken(
  parts: StorageParts,
  token: string,
  scope: AddressToken['scope'],
  target: Target,
): Promise<AddressToken & { exp: number }> {
  const { payload } = await jwtVerify(token, parts.addressSecret, { algorithms: ['HS256'] }).catch(
    (error: Error) => {
      throw refuse('InvalidJWT', error.message)
    },
  )
  const read = Shape.safeParse(payload)
  if (!read.success || read.data.scope !== scope)
    throw refuse('InvalidSignature', `Token is not scoped for ${scope}`)
  if (read.data.url !== `${target.bucket}/${target.name}`) throw refuse('InvalidSignature')
  return read.data
}
