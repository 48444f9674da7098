import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { createBackground } from '#platform/http/background.server.ts'
import { answerInProtocol } from './answers.server.ts'
import { acceptJson } from './body.server.ts'
import type { StorageParts } from './parts.server.ts'
import { createArriving } from './resumable/arriving.server.ts'
import { bucketRoutes } from './routes/buckets.server.ts'
import { copyRoute } from './routes/copy.server.ts'
import { downloadRoutes } from './routes/download.server.ts'
import { emptyBucketRoute } from './routes/empty-bucket.server.ts'
import { healthRoute } from './routes/health.server.ts'
import { infoRoutes } from './routes/info.server.ts'
import { listNamesRoute } from './routes/list-names.server.ts'
import { listRoute } from './routes/list.server.ts'
import { moveRoute } from './routes/move.server.ts'
import { purgeCacheRoutes } from './routes/purge-cache.server.ts'
import { removeRoutes } from './routes/remove.server.ts'
import { renderImageRoutes } from './routes/render-image.server.ts'
import { resumableRoutes } from './routes/resumable.server.ts'
import { signUploadRoute } from './routes/sign-upload.server.ts'
import { signRoutes } from './routes/sign.server.ts'
import { uploadSignedRoute } from './routes/upload-signed.server.ts'
import { uploadRoute } from './routes/upload.server.ts'
import { sweep } from './sweep.server.ts'

/** Routes whose body is JSON, and those without one. */
const jsonRoutes = [
  healthRoute,
  bucketRoutes,
  emptyBucketRoute,
  listRoute,
  listNamesRoute,
  downloadRoutes,
  infoRoutes,
  removeRoutes,
  signRoutes,
  signUploadRoute,
  moveRoute,
  copyRoute,
  renderImageRoutes,
  purgeCacheRoutes,
]
/** Routes whose body is a file. */
const fileRoutes = [uploadRoute, uploadSignedRoute, resumableRoutes]

const tusHeaders = (largest: number) => ({
  'tus-resumable': '1.0.0',
  'tus-version': '1.0.0',
  'tus-extension': 'creation,creation-with-upload,creation-defer-length,termination,expiration',
  'tus-max-size': String(largest),
})

const sweepEvery = 6 * 3_600_000

/** Everything below /storage/v1, with its own bodies, refusals and headers. */
export function storageRoutes(
  given: Omit<StorageParts, 'background' | 'arriving'>,
  arrivingFolder: string,
): FastifyPluginAsync {
  return async (app) => {
    const base = { ...given, background: createBackground(app) }
    const parts: StorageParts = { ...base, arriving: createArriving(base, arrivingFolder) }
    app.addHook('onRequest', async (request, reply) => {
      // Clients of resumable uploads ask so what is spoken here; the answer itself is the preflight's.
      if (request.method === 'OPTIONS' && request.url.includes('/upload/resumable'))
        reply.headers(tusHeaders(parts.largest))
    })
    await app.register(cors, {
      origin: '*',
      strictPreflight: false,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'],
      allowedHeaders: [
        'authorization',
        'x-client-info',
        'apikey',
        'content-type',
        'x-upsert',
        'x-metadata',
        'x-robots-tag',
        'cache-control',
        'range',
        'if-none-match',
        'if-modified-since',
        'tus-resumable',
        'upload-length',
        'upload-defer-length',
        'upload-offset',
        'upload-metadata',
        'x-signature',
      ],
      exposedHeaders: [
        'content-range',
        'etag',
        'x-transformations',
        'content-disposition',
        'accept-ranges',
        'location',
        'tus-resumable',
        'tus-max-size',
        'upload-length',
        'upload-offset',
        'upload-metadata',
        'upload-expires',
      ],
      maxAge: 600,
    })
    answerInProtocol(app)
    await app.register(async (scope) => {
      acceptJson(scope)
      for (const mount of jsonRoutes) mount(scope, parts)
    })
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      // A file is read by its route, piece by piece, whatever its type is.
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
      await scope.register(multipart)
      for (const mount of fileRoutes) mount(scope, parts)
    })
    sweepOnATimer(app, parts)
  }
}

function sweepOnATimer(app: FastifyInstance, parts: StorageParts): void {
  const run = () => parts.background.run(() => sweep(parts, new Date()))
  const timer = setInterval(run, sweepEvery).unref()
  app.addHook('onReady', async () => run())
  app.addHook('onClose', async () => clearInterval(timer))
}
