import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readTarget, type Target } from '../names.server.ts'
import { findAuthenticated, findEither, findOwn, findPublic } from '../objects/find-object.server.ts'
import { sendObject } from '../objects/send-object.server.ts'
import type { StorageParts } from '../parts.server.ts'
import type { ObjectRow } from '../store/objects.server.ts'
import { readAddressToken } from '../tokens/address-token.server.ts'

type Find = (parts: StorageParts, request: FastifyRequest, target: Target) => Promise<ObjectRow>

/** The ways to the same bytes, by the start of their address. */
const ways: Record<string, Find> = {
  '/object/public': (parts, _request, target) => findPublic(parts, target),
  '/object/authenticated': findAuthenticated,
  '/object': findEither,
}

/** Reading, and with HEAD asking whether there is something to read. */
export function downloadRoutes(app: FastifyInstance, parts: StorageParts): void {
  for (const [prefix, find] of Object.entries(ways))
    app.route({
      method: ['GET', 'HEAD'],
      url: `${prefix}/:bucket/*`,
      // The length and the ranges of a file are those of its own bytes.
      compress: false,
      handler: async (request, reply) => {
        const target = readTarget(request, prefix)
        return sendObject(parts, request, reply, () => find(parts, request, target))
      },
    })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/object/sign/:bucket/*',
    compress: false,
    handler: async (request, reply) => {
      const target = readTarget(request, '/object/sign')
      const { exp } = await readAddressToken(parts, request, 'download', target)
      const find = () => findOwn(parts, { role: 'service' }, target)
      return sendObject(parts, request, reply, find, { expires: exp })
    },
  })
}
