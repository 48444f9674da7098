import { resolveTxt } from 'node:dns/promises'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.server.ts'
import type { Database } from '#platform/db/database.server.ts'
import { createBackground } from '#platform/http/background.server.ts'
import { answerUnknown } from '#platform/http/refusals.server.ts'
import { servePublic } from '#platform/http/serve-public.server.ts'
import { serveApart } from '#platform/http/serve-apart.server.ts'
import { serve } from '#platform/http/serve.server.ts'
import { createServer } from '#platform/http/server.server.ts'
import { openWebFiles, servePage, serveWeb } from '#platform/http/static.server.ts'
import { letterJobs, sendAgain, type Seal } from '#platform/jobs/letters.server.ts'
import type { Queue } from '#platform/jobs/queue.server.ts'
import { openMail, type Mail } from '#platform/mail/open-mail.server.ts'
import { openSms } from '#platform/sms/open-sms.server.ts'
import { authJobs, createAuthService, openVault } from '#services/auth/public.server.ts'
import { functionRoutes } from '#services/functions/routes.server.ts'
import { createStorageService } from '#services/storage/public.server.ts'
import { accountApi } from '#features/account/api.server.ts'
import { accountContract } from '#features/account/contract.ts'
import { readSettings, takeInSettings } from '#features/account/public.server.ts'
import { activityApi } from '#features/activity/api.server.ts'
import { activityContract } from '#features/activity/contract.ts'
import { activityJobs } from '#features/activity/jobs.server.ts'
import { createAdminApi } from '#features/admin/api.server.ts'
import { adminContract, peopleContract } from '#features/admin/contract.ts'
import { createPeopleApi, office, recordAction } from '#features/admin/public.server.ts'
import { createBackupApi } from '#features/backup/api.server.ts'
import { backupContract } from '#features/backup/contract.ts'
import { backupJobs } from '#features/backup/jobs.server.ts'
import { backupFileRoute, type Backups } from '#features/backup/public.server.ts'
import { createBillingApi, createBillingOutsideApi, createPlansApi } from '#features/billing/api.server.ts'
import { billingContract, billingOutsideContract, plansContract } from '#features/billing/contract.ts'
import { createBilling } from '#features/billing/public.server.ts'
import { shownPlans, type OfferedPlan } from '#features/billing/rules/plans.ts'
import { coachApi } from '#features/coach/api.server.ts'
import { coachContract, proposalsContract } from '#features/coach/contract.ts'
import { safetyApi } from '#features/safety/api.server.ts'
import { safetyContract } from '#features/safety/contract.ts'
import { createModelKeeper, createProposalsApi } from '#features/coach/public.server.ts'
import { createCoachFunctions } from '#features/coach/functions.server.ts'
import { findApi } from '#features/find/api.server.ts'
import { findContract } from '#features/find/contract.ts'
import { healthApi } from '#features/health/api.server.ts'
import { healthContract } from '#features/health/contract.ts'
import { healthFileRoute } from '#features/health/public.server.ts'
import { helpApi } from '#features/help/api.server.ts'
import { articlesContract, helpContract, helpOpenContract } from '#features/help/contract.ts'
import { helpFunctions } from '#features/help/functions.server.ts'
import {
  answerQuestion,
  createArticlesApi,
  createHelpOpenApi,
  createPageFiller,
} from '#features/help/public.server.ts'
import { dayApi } from '#features/day/api.server.ts'
import { dayContract } from '#features/day/contract.ts'
import { monthApi } from '#features/month/api.server.ts'
import { monthContract } from '#features/month/contract.ts'
import { insightsApi } from '#features/insights/api.server.ts'
import { insightsContract } from '#features/insights/contract.ts'
import { historyApi } from '#features/history/api.server.ts'
import { historyContract } from '#features/history/contract.ts'
import { historyJobs } from '#features/history/jobs.server.ts'
import { createOperationsApi } from '#features/operations/api.server.ts'
import { operationsContract } from '#features/operations/contract.ts'
import { operationsJobs } from '#features/operations/jobs.server.ts'
import { countFaults } from '#features/operations/public.server.ts'
import { createOwnDataApi } from '#features/own-data/api.server.ts'
import { ownDataContract } from '#features/own-data/contract.ts'
import { ownDataJobs } from '#features/own-data/jobs.server.ts'
import { archiveRoutes, createErasure, deletionRoutes } from '#features/own-data/public.server.ts'
import { mcpRoute } from '#features/mcp/public.server.ts'
import { mediaApi } from '#features/media/api.server.ts'
import { mediaContract } from '#features/media/contract.ts'
import { mediaJobs } from '#features/media/jobs.server.ts'
import { progressApi } from '#features/progress/api.server.ts'
import { progressContract } from '#features/progress/contract.ts'
import { reflectApi } from '#features/reflect/api.server.ts'
import { reflectContract } from '#features/reflect/contract.ts'
import { templatesApi } from '#features/templates/api.server.ts'
import { templatesContract } from '#features/templates/contract.ts'
import { createSiteApi } from '#features/site/api.server.ts'
import { siteContract } from '#features/site/contract.ts'
import { listLinks } from '#features/site/parts/list-links.server.ts'
import { createOutsideLimit } from '#features/connections/public.server.ts'
import { createVisitorLimits } from '#features/site/parts/visitor-limits.server.ts'
import { createGate, createPricingFiller } from '#features/site/public.server.ts'
import { createTeamsApi } from '#features/teams/api.server.ts'
import { teamsContract } from '#features/teams/contract.ts'
import { teamJobs } from '#features/teams/jobs.server.ts'
import { teamSignIn } from '#features/teams/public.server.ts'
import { tokensApi } from '#features/tokens/api.server.ts'
import { tokensContract } from '#features/tokens/contract.ts'
import { createKeys, referencePage } from '#features/tokens/public.server.ts'
import { visionApi } from '#features/vision/api.server.ts'
import { visionContract } from '#features/vision/contract.ts'
import { weekApi } from '#features/week/api.server.ts'
import { weekContract } from '#features/week/contract.ts'
import { mountOutside } from './outside.ts'
import { publicConfig } from './public-config.ts'

export interface AppOptions {
  config: Config
  database: Database
  /** Copies of everything; made with the owner's login, which nothing else here knows. */
  backups: Backups
  /** What the operator offers, see content/plans.json. */
  plans: readonly OfferedPlan[]
  /** Folder of the built web app; null serves the services and calls only (tests, the development server). */
  webRoot: string | null
  log: boolean
  /** Background jobs, which begin once the server listens; without it nothing is done later or twice. */
  queue?: Queue
  /** Asks for the TXT records of a name; only tests ask somebody else than the domain name system. */
  readTxt?: (name: string) => Promise<string[][]>
}

/** Puts every part of the server together. The caller opens the database before and listens after. */
export async function createApp({
  config,
  database,
  backups,
  plans,
  webRoot,
  log,
  queue,
  readTxt = resolveTxt,
}: AppOptions): Promise<FastifyInstance> {
  const fillers = [createPageFiller(database), createPricingFiller(shownPlans(config.billing.adapter, plans))]
  const web = webRoot ? openWebFiles(webRoot, config.publicUrl, fillers) : null
  const app = await createServer({
    version: config.version,
    trustProxy: config.trustProxy,
    inlineScripts: web?.inlineScripts ?? [],
    log,
    isHttps: config.publicUrl.startsWith('https:'),
  })
  countFaults(app, database)
  const post = openMail(config.mail)
  app.addHook('onClose', async () => post.close())
  const vault = await openVault(config.auth.vaultFile)
  const mail = queue ? startJobs(app, queue, post, vault, database) : post
  const auth = await createAuthService({
    database,
    config,
    mail,
    sms: openSms(config.sms),
    agreements: teamSignIn,
  })
  const { authenticate } = auth
  const gate = await createGate(database, config.gate)
  const background = createBackground(app)
  const keeper = createModelKeeper(config.ai, database)

  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    await database.asAnyone(async () => {})
    return { status: 'ready' }
  })
  await app.register(publicConfig({ auth, config, gate, keeper }))
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())

  const options = { database, authenticate }
  const keys = createKeys(options)
  const readable = keys.reading
  const laying = { database, take: keys.takeProposal }
  serve(app, options, accountContract, accountApi)
  serve(app, readable, visionContract, visionApi)
  serve(app, readable, dayContract, dayApi)
  serve(app, readable, monthContract, monthApi)
  serve(app, readable, weekContract, weekApi)
  serve(app, readable, reflectContract, reflectApi)
  serve(app, options, mediaContract, mediaApi)
  serve(app, readable, templatesContract, templatesApi)
  serve(app, options, historyContract, historyApi)
  serve(app, readable, progressContract, progressApi)
  serve(app, readable, insightsContract, insightsApi)
  serve(app, options, coachContract, coachApi)
  serveApart(app, keys.proposing, proposalsContract, createProposalsApi(laying))
  serve(app, options, safetyContract, safetyApi)
  serve(app, options, helpContract, helpApi)
  servePublic(app, helpOpenContract, createHelpOpenApi(database))
  const isPage = await readAddresses()
  serveApart(app, options, articlesContract, createArticlesApi({ database, isPage, note: recordAction }))
  serve(app, options, ownDataContract, createOwnDataApi(database, office))
  serve(app, options, findContract, findApi)
  serve(app, options, healthContract, healthApi)
  serve(app, options, activityContract, activityApi)
  serve(app, options, tokensContract, tokensApi)
  await app.register(referencePage)
  await app.register(
    mcpRoute({
      site: config.publicUrl,
      version: config.version,
      database,
      keys,
      laying,
      calls: {
        day: dayApi,
        week: weekApi,
        month: monthApi,
        vision: visionApi,
        reflect: reflectApi,
        progress: progressApi,
      },
    }),
  )
  serve(app, options, adminContract, createAdminApi(gate))
  serveApart(app, options, backupContract, createBackupApi({ database, backups, record: recordAction }))
  await app.register(backupFileRoute(options, backups, recordAction))
  queue?.declare({ ...backupJobs(backups, config.backup.hour), ...operationsJobs(database) })
  const operations = { config, database, mail: post, keeper, plans, record: recordAction }
  serveApart(app, options, operationsContract, createOperationsApi(operations))
  const take = createOutsideLimit(database, config.auth.rateLimits)
  const outside = await mountOutside(app, options, { config, vault, take, post, queue })
  const sso = auth.organisations
  const teamTools = {
    database,
    mail,
    background,
    take,
    site: config.publicUrl,
    sso,
    readTxt,
    note: recordAction,
  }
  serveApart(app, options, teamsContract, createTeamsApi(teamTools))
  queue?.declare(teamJobs(database))
  const shopParts = { database, mail, background, plans, take, site: config.publicUrl }
  const billing = await createBilling(config.billing, shopParts)
  servePublic(app, plansContract, createPlansApi(config.billing, plans))
  serve(app, options, billingContract, createBillingApi(config.billing))
  serveApart(app, options, billingOutsideContract, createBillingOutsideApi(billing.shop))
  if (billing.routes) await app.register(billing.routes)
  queue?.declare(billing.jobs)
  const limits = createVisitorLimits(database, config.auth.rateLimits)
  servePublic(
    app,
    siteContract,
    createSiteApi({
      database,
      mail,
      limits,
      background,
      site: config.publicUrl,
      version: config.version,
    }),
  )
  await app.register(listLinks(database))

  const functions = {
    ...helpFunctions,
    ...createCoachFunctions({ keeper, answerHelp: answerQuestion }),
  }
  await app.register(auth.routes, { prefix: '/auth/v1' })
  const { verifyToken, addressSecret } = auth
  const storage = createStorageService({ database, objects: config.objects, verifyToken, addressSecret })
  await app.register(storage.routes, { prefix: '/storage/v1' })
  const erasure = createErasure({
    office,
    database,
    mail,
    removeFiles: storage.removeFiles,
    async leave(userId) {
      await billing.leave(userId)
      await outside.leave(userId)
    },
  })
  queue?.declare(ownDataJobs(database, erasure))
  const { invite } = auth
  serveApart(app, options, peopleContract, createPeopleApi({ database, invite, erase: erasure.erase }))
  await app.register(archiveRoutes(options, { readSettings, takeInSettings, files: storage }))
  await app.register(deletionRoutes(options, erasure))
  await app.register(healthFileRoute(options, storage.spool))
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
  const curtain = { letsIn: gate.letsIn, elsewhere: '/waitlist' }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|auth\/v1|functions\/v1|storage\/v1|_app|mcp)(\/|$)/.test(request.url)
    return web && isPage ? servePage(web, curtain, request, reply) : answerUnknown(request, reply)
  })
  return app
}

/** Declares every background job and ties the queue to the life of the server. Answers the mail that tries again. */
function startJobs(app: FastifyInstance, queue: Queue, post: Mail, vault: Seal, database: Database): Mail {
  queue.declare({
    ...letterJobs(post, vault),
    ...authJobs(database),
    ...historyJobs(database),
    ...activityJobs(database),
    ...mediaJobs(database),
  })
  app.addHook('onListen', async () => queue.start(app.log))
  app.addHook('onClose', () => queue.stop())
  return sendAgain(post, queue, vault)
}

/** Whether something of this site stands at a path. The route table names screens of the browser, which are not loaded here. */
async function readAddresses(): Promise<(path: string) => boolean> {
  const table = new URL('shell/route-table.ts', import.meta.url).href
  const { findScreen } = (await import(table)) as { findScreen: (path: string) => unknown }
  return (path) => path === '/api/reference' || findScreen(path) !== undefined
}
