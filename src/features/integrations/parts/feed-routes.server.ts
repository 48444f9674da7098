import { hash, randomBytes } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { addDays, localDay } from '#platform/contract/dates.ts'
import type { Database } from '#platform/db/database.server.ts'
import { Rhythm } from '#features/account/contract.ts'
import { DayContent } from '#features/day/contract.ts'
import { Feed } from '../contract.ts'
import { feedEvents, type PlannedDay } from '../rules/feed-events.ts'
import { writeIcs } from '../rules/ics-text.ts'
import { openFeed } from '../store/feeds.server.ts'

/** How far a feed looks back and ahead, in days. */
const daysBack = 31
const daysAhead = 400

export const newSecret = (): string => randomBytes(32).toString('base64url')
/** What is stored of a secret address: 256 random bits need no slow hash. */
export const hashOfSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')
export const feedAddress = (site: string, secret: string): string => `${site}/calendar/${secret}.ics`

/** Where calendar programs come: whoever knows the address may read, and an address that ended is not there. */
export function feedRoutes(database: Database): FastifyPluginAsync {
  return async (scope) => {
    scope.get<{ Params: { file: string } }>(
      '/calendar/:file',
      { schema: { hide: true } },
      async (request, reply) => {
        const secret = /^([A-Za-z0-9_-]{43})\.ics$/.exec(request.params.file)?.[1]
        const text = secret ? await readFeed(database, hashOfSecret(secret), new Date()) : null
        // Neither a search engine nor a memory on the way keeps what stands here.
        void reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
        if (text === null)
          return reply.status(404).type('text/plain; charset=utf-8').send('There is no calendar here.\n')
        const etag = `"${hash('sha256', text, 'base64url').slice(0, 27)}"`
        void reply.header('etag', etag)
        if (request.headers['if-none-match'] === etag) return reply.status(304).send()
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'inline; filename="balanse.ics"')
          .send(text)
      },
    )
  }
}

const Row = z.object({
  date: z.string(),
  version: z.number(),
  updated_at: z.string(),
})

async function readFeed(database: Database, address: Buffer, now: Date): Promise<string | null> {
  const day = now.toISOString().slice(0, 10)
  const found = await database.asService((rows) =>
    openFeed(rows, address, addDays(day, -daysBack), addDays(day, daysAhead)),
  )
  if (!found) return null
  const feed = Feed.parse(found.feed)
  const rhythm = Rhythm.parse(found.rhythm)
  const days = found.days.flatMap((row): PlannedDay[] => {
    const head = Row.parse(row)
    const content = DayContent.safeParse(row)
    // A day that this program cannot read is left out: the others are still worth showing.
    if (!content.success) return []
    const updatedAt = Date.parse(head.updated_at)
    return [{ date: head.date, content: content.data, version: head.version, updatedAt }]
  })
  const today = localDay(now, rhythm.time_zone, rhythm.day_start_hour)
  return writeIcs(feed.name, feedEvents(feed, days, rhythm, today))
}
