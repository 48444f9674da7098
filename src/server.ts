import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.server.ts'
import type { Database } from '#platform/db/database.server.ts'
import { answerUnknown } from '#platform/http/refusals.server.ts'
import { serve } from '#platform/http/serve.server.ts'
import { createServer } from '#platform/http/server.server.ts'
import { openWebFiles, servePage, serveWeb } from '#platform/http/static.server.ts'
import { createAuthService } from '#services/auth/public.server.ts'
import { functionRoutes } from '#services/functions/routes.server.ts'
import { accountApi } from '#features/account/api.server.ts'
import { accountContract } from '#features/account/contract.ts'
import { adminApi } from '#features/admin/api.server.ts'
import { adminContract } from '#features/admin/contract.ts'
import { coachApi } from '#features/coach/api.server.ts'
import { coachContract } from '#features/coach/contract.ts'
import { createCoachFunctions } from '#features/coach/functions.server.ts'
import { helpFunctions } from '#features/help/functions.server.ts'
import { answerFromKnowledgeBase } from '#features/help/public.server.ts'
import { planApi } from '#features/plan/api.server.ts'
import { planContract } from '#features/plan/contract.ts'
import { progressApi } from '#features/progress/api.server.ts'
import { progressContract } from '#features/progress/contract.ts'
import { reflectApi } from '#features/reflect/api.server.ts'
import { reflectContract } from '#features/reflect/contract.ts'
import { visionApi } from '#features/vision/api.server.ts'
import { visionContract } from '#features/vision/contract.ts'

export interface AppOptions {
  config: Config
  database: Database
  /** Folder of the built web app; null serves the services and calls only (tests, the development server). */
  webRoot: string | null
  log: boolean
}

/** Puts every part of the server together. The caller opens the database before and listens after. */
export async function createApp({ config, database, webRoot, log }: AppOptions): Promise<FastifyInstance> {
  const web = webRoot ? openWebFiles(webRoot) : null
  const app = await createServer({
    version: config.version,
    trustProxy: config.trustProxy,
    inlineScripts: web?.inlineScripts ?? [],
    log,
    isHttps: config.publicUrl.startsWith('https:'),
  })
  const auth = await createAuthService({ database, config })
  const { authenticate } = auth

  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    await database.asAnyone(async () => {})
    return { status: 'ready' }
  })
  const { anonKey } = await auth.keys()
  app.get('/config.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      anonKey,
      version: config.version,
      signup: config.auth.signup,
      passwordMinLength: config.auth.passwordMinLength,
      ai: describeAi(config),
    }),
  )
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())

  const options = { database, authenticate }
  serve(app, options, accountContract, accountApi)
  serve(app, options, visionContract, visionApi)
  serve(app, options, planContract, planApi)
  serve(app, options, reflectContract, reflectApi)
  serve(app, options, progressContract, progressApi)
  serve(app, options, coachContract, coachApi)
  serve(app, options, adminContract, adminApi)

  const functions = {
    ...helpFunctions,
    ...createCoachFunctions({ config: config.ai, answerHelp: answerFromKnowledgeBase }),
  }
  await app.register(auth.routes, { prefix: '/auth/v1' })
  await app.register(
    async (scope) => {
      await scope.register(cors, { origin: true })
      await functionRoutes(scope, { ...options, handlers: functions })
    },
    { prefix: '/functions/v1' },
  )

  // `/` is an address of its own: whoever comes there is led to the front page of the house.
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/waitlist', 302))
  if (web) await serveWeb(app, web)
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|auth\/v1|functions\/v1|storage\/v1|_app)(\/|$)/.test(request.url)
    return web && isPage ? servePage(web, request, reply) : answerUnknown(request, reply)
  })
  return app
}

/** What the browser may know of the coach: whether words would leave this process, and where to. */
function describeAi({ ai }: Config): { mode: 'guided' | 'model'; host: string | null; model: string | null } {
  if (ai.provider === 'off') return { mode: 'guided', host: null, model: null }
  const host = ai.provider === 'anthropic' ? 'api.anthropic.com' : new URL(ai.url ?? 'http://localhost').host
  return { mode: 'model', host, model: ai.model }
}
