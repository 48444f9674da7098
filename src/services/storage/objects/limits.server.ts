import { refuse, refuseMimeType } from '../refusals.server.ts'
import type { BucketRow } from '../store/buckets.server.ts'

/** A name that only makes a folder exist: it holds nothing, and its type does not matter. */
function isPlaceholder(name: string): boolean {
  return name.endsWith('.emptyFolderPlaceholder')
}

/** Most bytes of an object of this name: what its bucket allows, and never more than `largest`, the operator's word. */
export function sizeLimit(largest: number, bucket: BucketRow, name: string): number {
  return isPlaceholder(name) ? 0 : Math.min(bucket.file_size_limit ?? largest, largest)
}

/** Refuses a type that a bucket does not take. Parameters behind the type do not count. */
export function checkMimeType(bucket: BucketRow, name: string, declared: string): void {
  if (!/^[\w.+-]+\/[\w.+-]+(\s*;[\x20-\x7e]*)?$/.test(declared) || declared.length > 255)
    throw refuse('InvalidMimeType')
  if (!isWelcome(bucket, name, declared)) throw refuseMimeType(declared)
}

/** Kinds of pictures that every such file says of itself in its first bytes. */
const picture = /^image\/(png|jpe?g|gif|webp|avif|hei[cf]|bmp|tiff)\s*(;|$)/i

/**
 * The same once the bytes are here. `sniffed` is what they say themselves, where they say anything: a picture that is
 * called a text has to be welcome as both, and what is called a picture in a bucket of certain kinds has to be one.
 */
export function checkContent(
  bucket: BucketRow,
  name: string,
  declared: string,
  sniffed: string | undefined,
): void {
  checkMimeType(bucket, name, declared)
  if (sniffed !== undefined && !isWelcome(bucket, name, sniffed)) throw refuseMimeType(sniffed)
  const isPicked = Boolean(bucket.allowed_mime_types?.length) && !isPlaceholder(name)
  if (isPicked && picture.test(declared) && !sniffed?.startsWith('image/'))
    throw refuse('InvalidMimeType', 'This file is not the picture that its type says')
}

function isWelcome(bucket: BucketRow, name: string, type: string): boolean {
  const allowed = bucket.allowed_mime_types
  return (
    !allowed || allowed.length === 0 || isPlaceholder(name) || allowed.some((pattern) => fits(type, pattern))
  )
}

function fits(type: string, pattern: string): boolean {
  const bare = type.replace(/\s*;.*$/s, '').toLowerCase()
  const wanted = pattern.toLowerCase()
  return wanted.endsWith('/*') ? bare.startsWith(wanted.slice(0, -1)) : bare === wanted || type === pattern
}

/** For what is moved or copied: the new bucket takes it as if it were uploaded there. */
export function checkFits(
  largest: number,
  bucket: BucketRow,
  name: string,
  about: { size: number; mimetype: string },
): void {
  if (about.size > sizeLimit(largest, bucket, name)) throw refuse('EntityTooLarge')
  checkMimeType(bucket, name, about.mimetype)
}
