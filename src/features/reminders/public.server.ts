import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '#platform/db/database.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import type { Mail } from '#platform/mail/open-mail.server.ts'
import type { AskOutside } from '#platform/outside/ask-outside.server.ts'
import { mailWay } from './parts/mail-way.server.ts'
import { openPushKeys, type PushKeys } from './parts/push-keys.server.ts'
import { pushWay } from './parts/push-way.server.ts'
import { unsubscribeRoutes } from './parts/unsubscribe.server.ts'
import type { ReminderWay } from './parts/ways.server.ts'
import { workerRoute } from './parts/worker-route.server.ts'

export type { Message, ReminderWay, WayAnswer } from './parts/ways.server.ts'

export interface Post {
  keys: () => Promise<PushKeys>
  /** Push, and mail where letters reach people. */
  ways: ReminderWay[]
  /** The worker of a browser, and the link in a mail. */
  routes: FastifyPluginAsync
}

/** The ways that every server has by itself. */
export function openReminderPost(parts: {
  database: Database
  ask: AskOutside
  vault: Seal
  /** The mail that tries once. */
  mail: Mail
  /** Public address of this server, without a slash at its end. */
  site: string
  /** The sender of letters. */
  from: string
}): Post {
  const { database, ask, vault, mail, site, from } = parts
  const keys = openPushKeys(database, vault)
  const contact = site.startsWith('https:') ? site : `mailto:${/<([^>]+)>/.exec(from)?.[1] ?? from}`
  const push = pushWay({ database, ask, vault, keys, contact })
  return {
    keys,
    ways: mail.configured ? [push, mailWay({ database, mail, vault, site })] : [push],
    async routes(scope) {
      await scope.register(workerRoute)
      await scope.register(unsubscribeRoutes(database, vault))
    },
  }
}
