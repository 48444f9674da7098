import * as z from 'zod/mini'

/** One file of a person as data/files.json describes it; its bytes lie below files/. */
export const FileLine = z.object({
  /** `bucket/name`, without the folder of its owner: that one has another name in another account. */
  path: z.string().check(z.regex(/^[^/]+\/.+$/), z.maxLength(1_000)),
  type: z.string().check(z.maxLength(255)),
  cache_control: z.string().check(z.maxLength(200)),
  /** MD5 in quotes. */
  etag: z.string().check(z.maxLength(100)),
  size: z.number().check(z.int(), z.gte(0)),
  /** What its sender keeps beside it. */
  metadata: z.record(z.string(), z.unknown()),
})
