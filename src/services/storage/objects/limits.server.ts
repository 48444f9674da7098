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

/**
 * Refuses what a bucket does not take. `sniffed` is what the bytes themselves say, where they say anything: a
 * picture that is called a text has to be welcome as both. Parameters behind the type do not count.
 */
export function checkMimeType(bucket: BucketRow, name: string, declared: string, sniffed?: string): void {
  if (!/^[\w.+-]+\/[\w.+-]+(\s*;[\x20-\x7e]*)?$/.test(declared) || declared.length > 255)
    throw refuse('InvalidMimeType')
  const allowed = bucket.allowed_mime_types
  if (!allowed || allowed.length === 0 || isPlaceholder(name)) return
  for (const type of sniffed === undefined ? [declared] : [declared, sniffed])
    if (!allowed.some((pattern) => fits(type, pattern))) throw refuseMimeType(type)
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
