import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import { TooManyBytes, type Spooled } from '#platform/blobs/spool.server.ts'
import { codeOf } from '../answers.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse, StorageRefusal } from '../refusals.server.ts'
import type { BucketRow } from '../store/buckets.server.ts'
import { checkContent, checkMimeType, sizeLimit } from './limits.server.ts'
import {
  cacheControlOf,
  readCacheControl,
  readRobotsTag,
  readUserMetadata,
} from './upload-metadata.server.ts'

/** A file that came whole, and what its sender says of it. */
export interface Received {
  spooled: Spooled
  mimetype: string
  cacheControl: string
  userMetadata: Record<string, unknown>
  robotsTag?: string | undefined
}

/** Takes the body of an upload in either form, within the limits of the bucket. Nothing of it is left when it throws. */
export async function receiveUpload(
  parts: StorageParts,
  request: FastifyRequest,
  bucket: BucketRow,
  name: string,
): Promise<Received> {
  const limit = sizeLimit(parts.largest, bucket, name)
  const robotsTag = readRobotsTag(request.headers['x-robots-tag'])
  const isForm = request.isMultipart()
  // Around the file of a form stand its boundaries and fields.
  const most = isForm ? limit + 2 * 1024 * 1024 : limit
  if (Number(request.headers['content-length'] ?? 0) > most) throw refuse('EntityTooLarge')
  const received = await (isForm ? receiveForm : receiveRaw)(parts, request, bucket, name, limit)
  try {
    const sniffed = await sniff(received.spooled)
    checkContent(bucket, name, received.mimetype, sniffed)
  } catch (error) {
    await parts.spool.drop(received.spooled.file)
    throw error
  }
  return { ...received, robotsTag }
}

/** What the bytes themselves say they are; undefined when they do not. */
export async function sniff(spooled: Spooled): Promise<string | undefined> {
  // Bytes that begin like a known kind and then break off are of no kind.
  const found = await fileTypeFromBuffer(spooled.head).catch(() => undefined)
  return found?.mime
}

async function receiveRaw(
  parts: StorageParts,
  request: FastifyRequest,
  bucket: BucketRow,
  name: string,
  limit: number,
): Promise<Received> {
  const {
    'content-type': mimetype = '',
    'cache-control': cacheControl,
    'x-metadata': encoded,
  } = request.headers
  checkMimeType(bucket, name, mimetype)
  const text = typeof encoded === 'string' ? Buffer.from(encoded, 'base64').toString() : undefined
  const about = {
    mimetype,
    cacheControl: readCacheControl(cacheControl),
    userMetadata: readUserMetadata(text),
  }
  return { ...about, spooled: await take(parts, request.raw, limit) }
}

async function receiveForm(
  parts: StorageParts,
  request: FastifyRequest,
  bucket: BucketRow,
  name: string,
  limit: number,
): Promise<Received> {
  const fields = new Map<string, string>()
  let file: { spooled: Spooled; type: string } | undefined
  try {
    const limits = { fields: 10, files: 1, parts: 12, fieldSize: 1024 * 1024 + 1, fileSize: limit + 1 }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        fields.set(part.fieldname, String(part.value))
        continue
      }
      checkMimeType(bucket, name, fields.get('contentType') ?? part.mimetype)
      file = { spooled: await take(parts, part.file, limit), type: part.mimetype }
    }
    if (!file) throw refuse('InvalidRequest', 'No content provided')
    return {
      spooled: file.spooled,
      mimetype: fields.get('contentType') ?? file.type,
      cacheControl: cacheControlOf(fields.get('cacheControl')),
      userMetadata: readUserMetadata(fields.get('metadata') ?? fields.get('userMetadata')),
    }
  } catch (error) {
    if (file) await parts.spool.drop(file.spooled.file)
    throw asCut(error)
  }
}

async function take(parts: StorageParts, stream: Readable, limit: number): Promise<Spooled> {
  try {
    return await parts.spool.take(stream, limit)
  } catch (error) {
    throw error instanceof TooManyBytes ? refuse('EntityTooLarge') : error
  }
}

/** A form that cannot be read is the caller's; a disk that cannot be written is ours. */
function asCut(error: unknown): unknown {
  const isOurs = /^E[A-Z]+$/.test(codeOf(error)) && codeOf(error) !== 'ECONNRESET'
  if (error instanceof StorageRefusal || isOurs) return error
  return refuse('InvalidRequest', 'The multipart body of this request cannot be read or did not arrive whole')
}
