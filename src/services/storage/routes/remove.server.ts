import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { readBody } from '../body.server.ts'
import { asCaller, readCaller, type Caller } from '../caller.server.ts'
import { readTarget } from '../names.server.ts'
import { describeRow } from '../objects/describe-row.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { removeObjects, type ObjectRow } from '../store/objects.server.ts'

const Body = z.object({ prefixes: z.array(z.string()).min(1).max(1000) })

/** Taking objects away: one by its address, or many by their names. */
export function removeRoutes(app: FastifyInstance, parts: StorageParts): void {
  app.delete<{ Params: { bucket: string } }>('/object/:bucket', async (request) => {
    const caller = await readCaller(parts, request)
    const { prefixes } = readBody(request.body, Body)
    const removed = await remove(parts, caller, request.params.bucket, prefixes)
    return removed.map(describeRow)
  })

  app.delete('/object/:bucket/*', async (request) => {
    const caller = await readCaller(parts, request)
    const { bucket, name } = readTarget(request, '/object')
    const removed = await remove(parts, caller, bucket, [name])
    if (removed.length === 0) throw refuse('NoSuchKey')
    return { message: 'Successfully deleted' }
  })
}

/** The rows go first: from then on nobody finds the bytes, and they can follow. */
async function remove(
  parts: StorageParts,
  caller: Caller,
  bucket: string,
  names: string[],
): Promise<ObjectRow[]> {
  // A name that no object can have would only trouble the database.
  const possible = [...new Set(names)].filter((name) => name.length <= 1000 && !name.includes('\0'))
  if (possible.length === 0) return []
  const removed = await asCaller(parts, caller, (rows) => removeObjects(rows, bucket, possible))
  parts.background.run(async () => {
    for (const { blob } of removed) await parts.blobs.remove(blob)
  })
  return removed
}
