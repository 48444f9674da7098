import type { Readable } from 'node:stream'

/** There is nothing under this key: it was taken away a moment ago, or never was. */
export class BlobGone extends Error {}

/** The store did not answer, or answered that it cannot now; nothing was changed that was acknowledged. */
export class BlobsUnreachable extends Error {}

/** A part of a blob in bytes, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Bytes under keys that we choose (uuids), on a disk or in an S3 bucket. A key is written once and never changed, so
 * nobody ever reads half of an old content and half of a new one.
 */
export interface Blobs {
  /** Takes a finished file of the spool over. When it answers, the bytes outlive a power cut, and the file is gone. */
  keep(key: string, file: string): Promise<void>
  /** Opens a blob, so that what goes wrong is known before the first byte of an answer. Throws BlobGone. */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Throws BlobGone. */
  copy(from: string, to: string): Promise<void>
  /** Says nothing about a key that is not there. */
  remove(key: string): Promise<void>
  /** Every key with the time it was written, in no order, some at a time. */
  list(): AsyncIterable<{ key: string; writtenAt: Date }[]>
}
