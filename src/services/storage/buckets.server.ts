import * as z from 'zod'
import { refuse, refuseMimeType } from './refusals.server.ts'
import type { BucketChange, BucketRow } from './store/buckets.server.ts'

/** What may be said about a bucket, by whoever makes or changes it. */
export const bucketFields = {
  public: z.boolean().optional(),
  file_size_limit: z.union([z.string(), z.number(), z.null()]).optional(),
  allowed_mime_types: z.array(z.string().max(255)).max(200).nullable().optional(),
}

/** The fields as they are stored. Throws when a size or a type cannot be meant, or a size is beyond `largest`. */
export function readBucketFields(
  largest: number,
  given: {
    public?: boolean | undefined
    file_size_limit?: string | number | null | undefined
    allowed_mime_types?: string[] | null | undefined
  },
): BucketChange {
  for (const type of given.allowed_mime_types ?? [])
    if (!/^[\w.+-]+\/([\w.+-]+|\*)(\s*;[\x20-\x7e]*)?$/.test(type)) throw refuseMimeType(type)
  return {
    public: given.public,
    file_size_limit: readSize(largest, given.file_size_limit),
    allowed_mime_types: given.allowed_mime_types,
  }
}

const units: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 }

/** Bytes of `1000`, `'20MB'` or `'1.5gb'`; the units are decimal. */
function readSize(largest: number, size: string | number | null | undefined): number | null | undefined {
  if (size === null || size === undefined) return size
  const [, number = '', unit = ''] = /^(\d{1,15}(?:\.\d{1,15})?)([kmg]?b)$/i.exec(String(size)) ?? []
  const bytes =
    typeof size === 'number' ? size : Math.round(Number(number) * (units[unit.toLowerCase()] ?? 0))
  const isSize = typeof size === 'number' ? Number.isInteger(size) && size >= 0 : number !== ''
  if (!isSize)
    throw refuse(
      'InvalidRequest',
      'body/file_size_limit must be integer, body/file_size_limit must pass "finite" keyword validation, body/file_size_limit must match pattern "^[0-9]+(?:\\.[0-9]+)?(?:[gG][bB]|[mM][bB]|[kK][bB]|[bB])$", body/file_size_limit must match a schema in anyOf',
    )
  if (bytes > largest) throw refuse('EntityTooLarge')
  return bytes
}

export function describeBucket(bucket: BucketRow) {
  return {
    id: bucket.id,
    name: bucket.name,
    owner: bucket.owner ?? '',
    public: bucket.public,
    file_size_limit: bucket.file_size_limit,
    allowed_mime_types: bucket.allowed_mime_types,
    created_at: instant(bucket.created_at),
    updated_at: instant(bucket.updated_at),
  }
}

/** The protocol's times have milliseconds, ours as many places as there are; cut as text, because a list has hundreds. */
export function instant(time: string): string {
  const [second, part = ''] = time.slice(0, -1).split('.')
  return `${second}.${part.slice(0, 3).padEnd(3, '0')}Z`
}
