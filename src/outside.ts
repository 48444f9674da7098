import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.server.ts'
import { serveApart } from '#platform/http/serve-apart.server.ts'
import { serve, type ServeOptions } from '#platform/http/serve.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import type { Queue } from '#platform/jobs/queue.server.ts'
import type { Mail } from '#platform/mail/open-mail.server.ts'
import { createAskOutside } from '#platform/outside/ask-outside.server.ts'
import { addLine } from '#features/find/public.server.ts'
import { createFolderExportApi, createFolderExportOutsideApi } from '#features/folder-export/api.server.ts'
import { folderExportContract, folderExportOutsideContract } from '#features/folder-export/contract.ts'
import { folderExportJobs } from '#features/folder-export/jobs.server.ts'
import { createIntegrationsApi } from '#features/integrations/api.server.ts'
import {
  calendarAccountsContract,
  integrationsContract,
  integrationsOutsideContract,
} from '#features/integrations/contract.ts'
import { integrationsJobs } from '#features/integrations/jobs.server.ts'
import {
  calendarFileRoute,
  createAccountsApi,
  createOutsideApi,
  feedRoutes,
  leaveAccounts,
  openCalendarServices,
} from '#features/integrations/public.server.ts'
import { createRemindersApi, createRemindersOutsideApi } from '#features/reminders/api.server.ts'
import { remindersContract, remindersOutsideContract } from '#features/reminders/contract.ts'
import { reminderJobs } from '#features/reminders/jobs.server.ts'
import { openReminderPost } from '#features/reminders/public.server.ts'
import { connectionsJobs } from '#features/connections/jobs.server.ts'
import type { createOutsideLimit } from '#features/connections/public.server.ts'
import { createSlackApi, createSlackOutsideApi } from '#features/slack/api.server.ts'
import { slackContract, slackOutsideContract } from '#features/slack/contract.ts'
import { slackJobs } from '#features/slack/jobs.server.ts'
import { commandRoute, createSlackSending, leaveSlack } from '#features/slack/public.server.ts'
import { createWebhooksApi, createWebhooksOutsideApi } from '#features/webhooks/api.server.ts'
import { webhooksContract, webhooksOutsideContract } from '#features/webhooks/contract.ts'
import { webhookJobs } from '#features/webhooks/jobs.server.ts'

interface OutsideParts {
  config: Config
  /** Seals what opens something elsewhere. */
  vault: Seal
  /** How often a person may have something outside asked. */
  take: ReturnType<typeof createOutsideLimit>
  /** Hands a letter to the mail server now, and says what became of it. */
  post: Mail
  queue: Queue | undefined
}

/**
 * Mounts what goes in and out of Balanse for a person: calendars, programs that are told, a folder elsewhere, Slack, and
 * reminders. Answers how a person's connections are given back when their account goes.
 */
export async function mountOutside(
  app: FastifyInstance,
  options: ServeOptions,
  { config, vault, take, post, queue }: OutsideParts,
): Promise<{ leave: (userId: string) => Promise<void> }> {
  const { database } = options
  const ask = createAskOutside(config.nearHosts)
  const services = openCalendarServices(config.connections)
  serve(app, options, integrationsContract, createIntegrationsApi(config.publicUrl, services))
  const accountParts = { database, ask, vault, take, services, site: config.publicUrl }
  serveApart(app, options, integrationsOutsideContract, createOutsideApi(accountParts))
  serveApart(app, options, calendarAccountsContract, createAccountsApi(accountParts))
  await app.register(calendarFileRoute(options, take))
  await app.register(feedRoutes(database))
  serve(app, options, webhooksContract, createWebhooksApi(vault))
  serveApart(app, options, webhooksOutsideContract, createWebhooksOutsideApi({ ask, vault, take }))
  serve(app, options, folderExportContract, createFolderExportApi(vault, config.nearHosts))
  serveApart(app, options, folderExportOutsideContract, createFolderExportOutsideApi({ ask, vault, take }))
  queue?.declare({
    ...integrationsJobs(database, ask, vault, services),
    ...webhookJobs(database, ask, vault),
    ...folderExportJobs({ database, ask, vault }),
  })
  const { slack } = config.connections
  const slackParts = {
    database,
    ask,
    vault,
    take,
    slack,
    site: config.publicUrl,
    nearHosts: config.nearHosts,
    askSlack: createAskOutside([...config.nearHosts, new URL(slack.url).host]),
  }
  serve(app, options, slackContract, createSlackApi(slackParts))
  serveApart(app, options, slackOutsideContract, createSlackOutsideApi(slackParts))
  if (slack.app) await app.register(commandRoute({ ...slackParts, ...slack.app, keepLine: addLine }))
  queue?.declare({ ...connectionsJobs(database), ...slackJobs(database) })
  const { publicUrl: site, nearHosts: near } = config
  const reminderPost = openReminderPost({ database, ask, vault, mail: post, site, from: config.mail.from })
  const ways = [...reminderPost.ways, createSlackSending(slackParts)]
  const reminderParts = { ways, vault, keys: reminderPost.keys, near, take }
  serve(app, options, remindersContract, createRemindersApi(reminderParts))
  serveApart(app, options, remindersOutsideContract, createRemindersOutsideApi(reminderParts))
  await app.register(reminderPost.routes)
  queue?.declare(reminderJobs({ database, ways, add: async (name) => queue.add(name, {}) }))
  return {
    async leave(userId) {
      await leaveSlack(slackParts, userId)
      await leaveAccounts(accountParts, userId)
    },
  }
}
