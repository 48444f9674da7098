import { Readable } from 'node:stream'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { AskOutside } from '#platform/outside/ask-outside.server.ts'
import type { Target } from '../contract.ts'
import type { Place } from './open-place.server.ts'
import { limits, PlaceTrouble } from './place-trouble.server.ts'

/** What the library hands to whoever sends for it. */
interface Signed {
  method: string
  protocol: string
  hostname: string
  port?: number
  path: string
  query?: Record<string, string | string[] | null>
  headers: Record<string, string>
  body?: string | Uint8Array
}

/**
 * A folder in a bucket. The library signs; what it signed goes out through the same door as every address that a person
 * typed, so that a store on the network of this server is not asked.
 */
export function openS3Place(target: Extract<Target, { kind: 's3' }>, ask: AskOutside): Place {
  const { address, region, bucket, prefix, access_key, secret_key } = target
  const client = new S3Client({
    endpoint: address,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: access_key, secretAccessKey: secret_key },
    // As for our own files: some stores keep the wrapping of newer checksums as part of the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What fails is tried again by the job.
    maxAttempts: 1,
    requestHandler: { handle: (request: Signed) => send(request, ask) },
  })
  const folder = prefix.replaceAll(/^\/+|\/+$/g, '')
  return {
    async write(path, text) {
      const Key = folder ? `${folder}/${path}` : path
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key,
          Body: text,
          ContentType: 'text/markdown; charset=utf-8',
        }),
      )
    },
  }
}

async function send(
  { method, protocol, hostname, port, path, query = {}, headers, body }: Signed,
  ask: AskOutside,
) {
  const url = new URL(`${protocol}//${hostname}${port ? `:${port}` : ''}${path}`)
  for (const [name, value] of Object.entries(query))
    url.searchParams.set(name, [value ?? ''].flat().join(','))
  if (method !== 'PUT') throw new Error('Only writing is asked of a bucket here.')
  const { host: _host, ...given } = headers
  const answer = await ask({
    address: url.href,
    method,
    headers: given,
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' ? body : Buffer.from(body).toString('utf8') }),
    ...limits,
  })
  if (answer.status < 200 || answer.status > 299) throw new PlaceTrouble(answer.status)
  return { response: { statusCode: answer.status, headers: {}, body: Readable.from([]) } }
}
