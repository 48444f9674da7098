import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { createLog, logRequests } from './log.server.ts'
import { speakPlainly } from './plain-words.server.ts'
import { answerErrors } from './refusals.server.ts'
import { shedLoad } from './shed-load.server.ts'

export interface ServerOptions {
  version: string
  trustProxy: string | boolean
  /** Hash sources of the inline scripts that the build made. */
  inlineScripts: string[]
  /** false in tests; otherwise one line a request, without bodies, queries, tokens or texts. */
  log: boolean
  /** Only an https address may tell browsers to insist on https. */
  isHttps: boolean
}

/** Requests larger than this are refused before they are read whole; the largest page is 100,000 characters. */
const bodyLimit = 2 * 1024 * 1024

/** A Fastify with our limits, headers, validation, refusals and OpenAPI; nothing of the product is mounted yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  speakPlainly()
  const app = fastify({
    ...(options.log ? { loggerInstance: createLog() } : { logger: false }),
    // Our own hook writes the one line of a request (log.server.ts).
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit,
    // A whole upload may take this long; other bodies are small.
    requestTimeout: 300_000,
    // A browser opens connections it never uses: they must not hold up the end of the server.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    return503OnClosing: true,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  if (options.log) logRequests(app)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(options) },
    hsts: options.isHttps ? { maxAge: 31_536_000 } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Internet Explorer, Flash and the filter that browsers took out again: nothing that runs this app reads these.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/_app/'))
      reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()')
  })
  // Built files come with a copy made once; this is for long JSON answers. Short ones are not worth the work.
  await app.register(compress, { encodings: ['gzip'], threshold: 4_096 })
  await shedLoad(app)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Balanse', version: options.version },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    // The services have protocols of their own, described by their clients; here stand the product's calls.
    transform: (route) =>
      route.url.startsWith('/api/') ? jsonSchemaTransform(route) : { schema: { hide: true }, url: route.url },
  })
  return app
}

function contentPolicy(options: ServerOptions): Record<string, string[]> {
  return {
    // Also what is not named below: fonts, calls, workers, the manifest. A page says no more than it has to.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...options.inlineScripts],
    // Radix positions menus with style attributes; no style sheet comes from anywhere else.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    // A recording that a person plays back to themselves.
    'media-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(options.isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  }
}
