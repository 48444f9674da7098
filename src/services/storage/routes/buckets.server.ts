import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { codeOf } from '../answers.server.ts'
import { readBody, readQuery } from '../body.server.ts'
import { bucketFields, describeBucket, readBucketFields } from '../buckets.server.ts'
import { asCaller, readCaller } from '../caller.server.ts'
import { checkBucketName } from '../names.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { changeBucket, insertBucket, listBuckets, readBucket, removeBucket } from '../store/buckets.server.ts'

const New = z.object({ name: z.string(), id: z.string().optional(), ...bucketFields })
const Change = z.object(bucketFields)
const number = (low: number, high: number) => z.coerce.number().int().min(low).max(high)
const Page = z.object({
  limit: number(1, 1000).default(100),
  offset: number(0, 1_000_000).default(0),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('id'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().max(100).default(''),
})
type Named = { Params: { bucket: string } }

/** Making, reading, changing and removing buckets. Row-level security has none of them for anybody but the service key. */
export function bucketRoutes(app: FastifyInstance, parts: StorageParts): void {
  app.post('/bucket', async (request) => {
    const caller = await readCaller(parts, request)
    const { name, id = name, ...fields } = readBody(request.body, New)
    checkBucketName(name)
    checkBucketName(id)
    const bucket = { id, name, ...readBucketFields(parts.largest, fields) }
    await asCaller(parts, caller, (rows) => insertBucket(rows, bucket)).catch((error: unknown) => {
      throw codeOf(error) === '23505' ? refuse('BucketAlreadyExists') : error
    })
    return { name: id }
  })

  app.get('/bucket', async (request) => {
    const caller = await readCaller(parts, request)
    const page = readQuery(request.query, Page)
    const buckets = await asCaller(parts, caller, (rows) => listBuckets(rows, page))
    return buckets.map((bucket) => {
      const { id, name, owner, public: isPublic, ...rest } = describeBucket(bucket)
      return { id, name, owner, public: isPublic, type: 'STANDARD', ...rest }
    })
  })

  app.get<Named>('/bucket/:bucket', async (request) => {
    const caller = await readCaller(parts, request)
    const bucket = await asCaller(parts, caller, (rows) => readBucket(rows, request.params.bucket))
    if (!bucket) throw refuse('NoSuchBucket')
    return describeBucket(bucket)
  })

  app.put<Named>('/bucket/:bucket', async (request) => {
    const caller = await readCaller(parts, request)
    const change = readBucketFields(parts.largest, readBody(request.body, Change))
    const given = Object.values(change).filter((value) => value !== undefined)
    if (given.length === 0)
      throw refuse(
        'InvalidRequest',
        "body must have required property 'public', body must have required property 'file_size_limit', body must have required property 'allowed_mime_types', body must match a schema in anyOf",
      )
    const wasThere = await asCaller(parts, caller, (rows) =>
      changeBucket(rows, request.params.bucket, change),
    )
    if (!wasThere) throw refuse('NoSuchBucket')
    return { message: 'Successfully updated' }
  })

  app.delete<Named>('/bucket/:bucket', async (request) => {
    const caller = await readCaller(parts, request)
    const wasThere = await asCaller(parts, caller, (rows) => removeBucket(rows, request.params.bucket)).catch(
      (error: unknown) => {
        throw codeOf(error) === '23503' ? refuse('ResourceNotEmpty') : error
      },
    )
    if (!wasThere) throw refuse('NoSuchBucket')
    return { message: 'Successfully deleted' }
  })
}
