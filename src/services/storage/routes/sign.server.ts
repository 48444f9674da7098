import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { readBody } from '../body.server.ts'
import { asCaller, readCaller } from '../caller.server.ts'
import { transformFields, writeTransform } from '../images/transform.server.ts'
import { readTarget } from '../names.server.ts'
import { findOwn } from '../objects/find-object.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { readNames } from '../store/objects.server.ts'
import { signAddress } from '../tokens/address-token.server.ts'

/** Whole seconds; how many are too many is said in words of its own. */
const Lifetime = z.number().multipleOf(1).min(1)
const One = z.object({
  expiresIn: Lifetime,
  transform: z.object(transformFields).optional(),
})
const Many = z.object({ expiresIn: Lifetime, paths: z.array(z.string()).min(1).max(1000) })
/** A hundred years; what is more was a mistake. */
const longest = 3_153_600_000

/** Addresses that anybody may read from until they run out. Only who may read an object may sign it. */
export function signRoutes(app: FastifyInstance, parts: StorageParts): void {
  app.post('/object/sign/:bucket/*', async (request) => {
    const caller = await readCaller(parts, request)
    const target = readTarget(request, '/object/sign')
    const { expiresIn, transform = {} } = readBody(request.body, One)
    checkLifetime(expiresIn)
    await findOwn(parts, caller, target)
    const url = `${target.bucket}/${target.name}`
    const wish = writeTransform(transform)
    const token = signAddress(parts, { ...wish, url, scope: 'download' }, expiresIn)
    const kind = Object.keys(wish).length > 0 ? 'render/image' : 'object'
    return { signedURL: `/${kind}/sign/${url}?token=${token}` }
  })

  app.post<{ Params: { bucket: string } }>('/object/sign/:bucket', async (request) => {
    const caller = await readCaller(parts, request)
    const { bucket } = request.params
    const { expiresIn, paths } = readBody(request.body, Many)
    checkLifetime(expiresIn)
    const possible = paths.filter((path) => path.length <= 1000 && !path.includes('\0'))
    const own =
      possible.length === 0
        ? new Set<string>()
        : await asCaller(parts, caller, (rows) => readNames(rows, bucket, possible))
    return paths.map((path) => {
      if (!own.has(path))
        return {
          error: 'Either the object does not exist or you do not have access to it',
          path,
          signedURL: null,
        }
      const url = `${bucket}/${path}`
      const token = signAddress(parts, { url, scope: 'download' }, expiresIn)
      return { error: null, path, signedURL: `/object/sign/${url}?token=${token}` }
    })
  })
}

function checkLifetime(seconds: number): void {
  if (seconds > longest) throw refuse('InvalidParameter', 'Invalid Parameter expiresIn')
}
