import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Config } from '#platform/object-settings.server.ts'
import { BlobGone, type Blobs, BlobsUnreachable } from './blobs.server.ts'

/** How often an upload is sent before it is given up. */
const puts = 3

/** Objects of ours lie below this, so that a bucket may hold other things as well. */
const start = 'balanse/'

/** Blobs in a bucket of an S3-compatible store. A put that was answered is whole and safe there. */
export function openS3Blobs(config: S3Config): Blobs {
  const { bucket, accessKeyId, secretAccessKey, ...place } = config
  const client = new S3Client({
    ...place,
    credentials: { accessKeyId, secretAccessKey },
    // The checksums that are newer than most stores: some of them keep the wrapping as part of the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: bucket, Key: `${start}${key}` })
  return {
    async keep(key, file) {
      const { size } = await stat(file)
      // What went out of a stream cannot go out again, so the client does not try again by itself.
      for (let attempt = 1; ; attempt += 1) {
        try {
          const put = { ...at(key), Body: createReadStream(file), ContentLength: size }
          await client.send(new PutObjectCommand(put))
          break
        } catch (error) {
          if (!isPassing(error)) throw error
          if (attempt === puts) throw asGone(error)
          await setTimeout(attempt * 200)
        }
      }
      await rm(file, { force: true })
    },
    async read(key, range) {
      const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...wanted })).catch(asGone)
      if (!(Body instanceof Readable)) throw new Error('The object store answered without a body.')
      return Body
    },
    async copy(from, to) {
      const source = `${bucket}/${start}${from}`
      await client.send(new CopyObjectCommand({ ...at(to), CopySource: source })).catch(asGone)
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(asGone)
    },
    async *list() {
      let token: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: start, ContinuationToken: token }),
        )
        yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key && LastModified ? [{ key: Key.slice(start.length), writtenAt: LastModified }] : [],
        )
        token = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (token)
    },
  }
}

/** What another try may mend: no connection, a time that ran out, or a store that says so itself. */
function isPassing(error: unknown): boolean {
  const { name, code, $metadata } = error as {
    name?: unknown
    code?: unknown
    $metadata?: { httpStatusCode?: number }
  }
  const status = $metadata?.httpStatusCode
  return (
    (status !== undefined && (status >= 500 || status === 429)) ||
    name === 'TimeoutError' ||
    (typeof code === 'string' && /^(ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EHOST)/.test(code))
  )
}

function asGone(error: unknown): never {
  if ((error as { name?: unknown }).name === 'NoSuchKey')
    throw new BlobGone('There is no such blob.', { cause: error })
  if (isPassing(error)) throw new BlobsUnreachable('The object store does not answer.', { cause: error })
  throw error
}
