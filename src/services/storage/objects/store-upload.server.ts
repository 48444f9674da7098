import { randomUUID } from 'node:crypto'
import type { Rows } from '#platform/db/database.server.ts'
import { codeOf } from '../answers.server.ts'
import { asCaller, ownerOf, type Caller } from '../caller.server.ts'
import type { Target } from '../names.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { putObject, writeObject, type ObjectMetadata, type ObjectRow } from '../store/objects.server.ts'
import type { AddressToken } from '../tokens/address-token.server.ts'
import type { Received } from './receive-upload.server.ts'

/** What keeping bytes takes. */
type Keeping = Pick<StorageParts, 'blobs' | 'background' | 'spool'>

/** With whose rights an object is written, and whom it belongs to. */
export interface Writer {
  owner: string | null
  run<T>(work: (rows: Rows) => Promise<T>): Promise<T>
}

export function writerOf(parts: StorageParts, caller: Caller): Writer {
  return { owner: ownerOf(caller), run: (work) => asCaller(parts, caller, work) }
}

/** Whoever holds a signed address writes with the rights of its maker, who was asked for them then. */
export function writerOfAddress(parts: StorageParts, token: AddressToken): Writer {
  return { owner: token.owner ?? null, run: (work) => parts.database.asService(work) }
}

/** A trial write that is always undone. */
class Allowed extends Error {}

/**
 * Refuses a write before its bytes are read: the same statement that will be run at the end, undone. Whether the name
 * is still free then is for the second one to say.
 */
export async function checkMayPut(writer: Writer, target: Target, upsert: boolean): Promise<void> {
  const trial = {
    ...target,
    owner: writer.owner,
    blob: randomUUID(),
    metadata: metadataOf({ size: 0, md5: '' }, { mimetype: '', cacheControl: '' }),
    userMetadata: {},
  }
  await writer
    .run(async (rows) => {
      await writeObject(rows, trial, upsert)
      throw new Allowed('undone')
    })
    .catch((error: unknown) => {
      if (!(error instanceof Allowed)) throw asTaken(error)
    })
}

/**
 * Makes a received file an object. The bytes are safe first, then the row names them: at every moment between, a
 * crash leaves either the old state or bytes that nothing names, which the sweep takes away.
 */
export async function storeUpload(
  parts: Keeping,
  writer: Writer,
  target: Target,
  upsert: boolean,
  received: Received,
): Promise<ObjectRow> {
  const { spooled, userMetadata } = received
  const blob = randomUUID()
  await parts.blobs.keep(blob, spooled.file).catch(async (error: unknown) => {
    await parts.spool.drop(spooled.file)
    throw error
  })
  const object = {
    ...target,
    owner: writer.owner,
    blob,
    metadata: metadataOf(spooled, received),
    userMetadata,
  }
  return putBlob(parts, writer, object, upsert)
}

/** Writes the row of bytes that are already kept, and takes away what is then no object's any more. */
export async function putBlob(
  parts: Keeping,
  writer: Writer,
  object: Parameters<typeof putObject>[1],
  upsert: boolean,
): Promise<ObjectRow> {
  try {
    const { row, oldBlob } = await writer.run((rows) => putObject(rows, object, upsert))
    if (oldBlob) parts.background.run(() => parts.blobs.remove(oldBlob))
    return row
  } catch (error) {
    // Only what Postgres said no to is certainly not stored; an answer that got lost may have been a yes.
    if (/^(22|23|42)/.test(codeOf(error))) await parts.blobs.remove(object.blob)
    throw asTaken(error)
  }
}

function asTaken(error: unknown): unknown {
  return codeOf(error) === '23505' ? refuse('KeyAlreadyExists') : error
}

export function metadataOf(
  { size, md5 }: { size: number; md5: string },
  about: { mimetype: string; cacheControl: string; robotsTag?: string | undefined },
): ObjectMetadata {
  return {
    eTag: `"${md5}"`,
    size,
    mimetype: about.mimetype,
    cacheControl: about.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
    ...(about.robotsTag ? { xRobotsTag: about.robotsTag } : {}),
  }
}
